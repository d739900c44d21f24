import { useContext } from 'react';
import { PathLinkContext } from './pathLinkContext';
import { useIntent } from '~/ui/hooks/useIntent';

/** Handlers for a `PathLink`: prefetches the screen that it opens, and its data, on intent. */
export function usePrefetchPath(path: string) {
  const links = useContext(PathLinkContext);
  return useIntent(() => links?.prefetch(path));
}
