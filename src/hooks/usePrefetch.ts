import { useContext } from 'react';
import { PathLinkContext } from './pathLinkContext';
import { useStores } from '~/stores/context';
import { useIntent } from '~/ui/useIntent';

/** Handlers for a `PathLink`: prefetches the screen that it opens, and its data, on intent. */
export function usePrefetchPath(path: string) {
  const links = useContext(PathLinkContext);
  return useIntent(() => links?.prefetch(path));
}

/** Handlers for a row: prefetches its organization on intent. */
export function usePrefetchOrganization(id: string) {
  const { organizations, prefetcher } = useStores();
  return useIntent(() => prefetcher.prefetch(organizations.profile(id).organization));
}
