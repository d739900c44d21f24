import { useStores } from '~/stores/context';
import { useIntent } from '~/ui/hooks/useIntent';

/** Handlers for a row: prefetches its organization on intent. */
export function usePrefetchOrganization(id: string) {
  const { organizations, prefetcher } = useStores();
  return useIntent(() => prefetcher.prefetch(organizations.profile(id).organization));
}
