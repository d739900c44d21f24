import { autorun } from 'mobx';
import { routeParams } from '~/lib/routeParams';
import { pageTitle } from '~/messages/catalogue';
import type { Stores } from '~/stores/context';
import type { Router } from './Router';
import type { AppRoute } from './routes';

/**
 * Sets the page title after each navigation, and when the data it is built from changes
 * (docs/product.md, "Names and formats").
 */
export function syncDocumentTitle(stores: Stores, router: Router): () => void {
  let stop = () => {};
  const follow = ({ matches, location: { pathname, search } }: Router['state']) => {
    stop();
    const route = matches.at(-1)?.route.handle as AppRoute | undefined;
    if (!route) return;
    const { path, title } = route;
    stop = autorun(() => {
      const params = routeParams(path, pathname);
      document.title = pageTitle(
        typeof title === 'string' ? title : title({ stores, params, search }),
      );
    });
  };
  follow(router.state);
  const unsubscribe = router.subscribe(follow);
  return () => {
    unsubscribe();
    stop();
  };
}
