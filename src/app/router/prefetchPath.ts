import { matchPath } from 'react-router-dom';
import { routeParams } from '~/lib/routeParams';
import type { Query } from '~/stores/Query';
import type { Stores } from '~/stores/Stores';
import { routes } from './routes';

/**
 * Prefetches the screen at an absolute path, and its data. Returns a function that cancels what is
 * in flight, but for the screen's chunk.
 */
export function prefetchPath(path: string, stores: Stores): () => void {
  return fetchPath(path, stores, (query) => stores.prefetcher.prefetch(query));
}

/**
 * Fetches the screen at an absolute path, and its data, while the link to it is pressed. Returns a
 * function for a press that no click follows.
 */
export function fetchPathOnPress(path: string, stores: Stores): () => void {
  return fetchPath(path, stores, (query) => query.fetchOnPress());
}

function fetchPath(
  path: string,
  stores: Stores,
  fetchQuery: (query: Query<unknown>) => void,
): () => void {
  const [pathname = '', search = ''] = path.split('?');
  const route = routes.find((each) => matchPath(each.path, pathname));
  if (!route || !stores.prefetcher.isAllowed) return () => undefined;
  void route.screen?.load().catch(() => undefined);
  const params = routeParams(route.path, pathname);
  const queries = route.queries?.({ stores, params, search }) ?? [];
  for (const query of queries) fetchQuery(query);
  return () => {
    for (const query of queries) query.cancelUnlessNeeded();
  };
}
