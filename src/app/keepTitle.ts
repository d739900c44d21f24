import { autorun, observable, runInAction } from 'mobx';
import { pageTitle } from '../messages/pageTitle';
import type { Stores } from '../stores/Stores';
import type { Router } from './Router';
import type { Route } from './routes';

/**
 * Keeps the page's title that of the screen: after each navigation, and when what it is made of
 * changes (specification, point 2).
 */
export function keepTitle(stores: Stores, router: Router): () => void {
  const shown = observable.box(
    { matches: router.state.matches, search: router.state.location.search },
    { deep: false },
  );
  const unsubscribe = router.subscribe(({ matches, location }) => {
    if (matches !== shown.get().matches) {
      runInAction(() => shown.set({ matches, search: location.search }));
    }
  });
  const stop = autorun(() => {
    const { matches, search } = shown.get();
    const match = matches.at(-1);
    const route = match?.route.handle as Route | undefined;
    if (!match || !route) return;
    const title =
      typeof route.title === 'string'
        ? route.title
        : route.title({ stores, params: match.params, search });
    document.title = pageTitle(title);
  });
  return () => {
    unsubscribe();
    stop();
  };
}
