import { useStores } from '../stores/context';
import { useIntent } from '../ui/useIntent';

/** Handlers of a row that fetch its organization before it is opened. */
export function usePrefetchOrganization(id: string) {
  const { organizations } = useStores();
  return useIntent(() => organizations.profile(id).prefetch('low'));
}
