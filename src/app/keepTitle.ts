import { autorun, observable, runInAction } from 'mobx';
import { pageTitle } from '../messages/pageTitle';
import type { Stores } from '../stores/Stores';
import type { Router } from './Router';
import { routeParams } from './routeParams';
import type { Route } from './routes';

/**
 * Keeps the page's title that of the screen: after each navigation, and when what it is made of
 * changes (specification, point 2).
 */
export function keepTitle(stores: Stores, router: Router): () => void {
  const shown = observable.box(
    { matches: router.state.matches, location: router.state.location },
    { deep: false },
  );
  const unsubscribe = router.subscribe(({ matches, location }) => {
    if (matches !== shown.get().matches) {
      runInAction(() => shown.set({ matches, location }));
    }
  });
  const stop = autorun(() => {
    const { matches, location } = shown.get();
    const route = matches.at(-1)?.route.handle as Route | undefined;
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
    stop();
  };
}
