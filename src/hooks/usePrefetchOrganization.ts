import { useStores } from '~/stores/context';
import { useIntent } from '~/ui/hooks/useIntent';

/** Handlers for a row: prefetches its organization on hover and focus. */
export function usePrefetchOrganization(id: string) {
  const { organizations } = useStores();
  return useIntent(() => {
    const { organization } = organizations.profile(id);
    // A failed prefetch is not repeated; the visit retries it.
    if (!organization.hasFailed) void organization.ensure('low');
  });
}
