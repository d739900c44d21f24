import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as routesModule from '../src/app/router/routes';

/** What the page and the hosts know of a route. */
interface PublishedRoute {
  readonly path: string;
  readonly access: string;
  /** The paths of the modules of its layout and screen. */
  readonly chunks: readonly string[];
  readonly mainCall: string | undefined;
}

const root = join(import.meta.dirname, '..');

/** The console's routes. The aliases of src exist only in a module graph of its own. */
export async function readRoutes(): Promise<readonly PublishedRoute[]> {
  const { module } = await runnerImport<typeof routesModule>(
    join(root, 'src/app/router/routes.ts'),
    { configFile: false, root, logLevel: 'silent', resolve: { tsconfigPaths: true } },
  );
  const { layouts, routes } = module;
  return routes.map(({ path, access, layout, screen, mainCall }) => ({
    path,
    access,
    chunks: screen ? [layouts[layout].path, screen.path] : [],
    mainCall,
  }));
}
