import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fallbackMiddleware } from './hosting/fallbackMiddleware';

/**
 * Serves the page for every path of the console, in the dev and preview servers. Vite's own
 * fallback treats `/accounts/acme.js` as a module and fails on `/accounts/%E0%A4%A`. The demo's page
 * is also its `404.html`, which static hosts without a fallback serve for unknown paths.
 */
export function spaFallback(): Plugin {
  let isDemo = false;
  return {
    name: 'ams:spa-fallback',
    config: () => ({ appType: 'custom' }),
    configResolved({ mode }) {
      isDemo = mode === 'demo';
    },
    configureServer(server) {
      const { root, publicDir, base } = server.config;
      const page = async (url: string) =>
        server.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));
      // Other requests may be for modules that only Vite can resolve, so only assets get a 404
      // here.
      server.middlewares.use(
        fallbackMiddleware({
          base,
          folders: [root, publicDir],
          page,
          isNotFound: (path) => path.startsWith('/assets/'),
        }),
      );
    },
    configurePreviewServer(server) {
      const { root, base, build } = server.config;
      const folder = resolve(root, build.outDir);
      const page = () => readFile(join(folder, 'index.html'), 'utf8');
      server.middlewares.use(
        fallbackMiddleware({ base, folders: [folder], page, isNotFound: () => true }),
      );
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (isDemo && page?.type === 'asset')
          this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
      },
    },
  };
}
