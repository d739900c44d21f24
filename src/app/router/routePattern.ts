import { matchPath } from 'react-router-dom';
import { routes } from './routes';
import { stripBasename } from './stripBasename';

/** The route's pattern, `/accounts/:id`, in place of a path that has ids. */
export function routePattern(path: string): string {
  const screenPath = stripBasename(path);
  return routes.find((route) => matchPath(route.path, screenPath))?.path ?? '*';
}
