import { autorun, observable, runInAction } from 'mobx';
import { pageTitle } from '~/messages/message';
import type { Stores } from '~/stores/context';
import type { Router } from './Router';
import { routeParams } from '~/lib/routeParams';
import type { AppRoute } from './routes';

/**
 * Sets the page title after each navigation, and when the data it is built from changes
 * (docs/product.md, "Names and formats").
 */
export function syncDocumentTitle(stores: Stores, router: Router): () => void {
  const routeState = observable.box(
    { matches: router.state.matches, location: router.state.location },
    { deep: false },
  );
  const unsubscribe = router.subscribe(({ matches, location }) => {
    if (matches !== routeState.get().matches) {
      runInAction(() => routeState.set({ matches, location }));
    }
  });
  const disposeAutorun = autorun(() => {
    const { matches, location } = routeState.get();
    const route = matches.at(-1)?.route.handle as AppRoute | undefined;
    if (!route) return;
    const title =
      typeof route.title === 'string'
        ? route.title
        : route.title({
            stores,
            params: routeParams(route.path, location.pathname),
            search: location.search,
          });
    document.title = pageTitle(title);
  });
  return () => {
    unsubscribe();
    disposeAutorun();
  };
}
