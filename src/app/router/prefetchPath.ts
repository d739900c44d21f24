import { matchPath } from 'react-router-dom';
import { routeParams } from '~/lib/routeParams';
import type { Stores } from '~/stores/Stores';
import { routes } from './routes';

/**
 * Prefetches the screen at an absolute path, and its data. Returns a function that cancels what is
 * in flight, but for the screen's chunk.
 */
export function prefetchPath(path: string, stores: Stores): () => void {
  const [pathname = '', search = ''] = path.split('?');
  const route = routes.find((each) => matchPath(each.path, pathname));
  if (!route || !stores.prefetcher.isAllowed) return () => undefined;
  route.screen?.prefetch();
  const params = routeParams(route.path, pathname);
  return stores.prefetcher.prefetch(...(route.queries?.({ stores, params, search }) ?? []));
}
