import type { Stores } from '~/stores/Stores';
import { routes } from './routes';

/**
 * Prefetches the screen at an absolute path without parameters, and its data. Returns a function
 * that cancels what is in flight, but for the screen's chunk.
 */
export function prefetchPath(path: string, stores: Stores): () => void {
  const [pathname, search = ''] = path.split('?');
  const route = routes.find((each) => each.path === pathname);
  if (!route || !stores.prefetcher.isAllowed) return () => undefined;
  let isCancelled = false;
  let cancel: (() => void) | undefined;
  const load = async () => {
    void route.screen?.().catch(() => undefined);
    const context = { stores, params: {}, search };
    const queries = await Promise.all(
      Array.from(route.queries?.(context) ?? [], async (query) => query),
    );
    if (!isCancelled) cancel = stores.prefetcher.prefetch(...queries);
  };
  void load().catch(() => undefined);
  return () => {
    isCancelled = true;
    cancel?.();
  };
}
