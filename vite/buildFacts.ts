import { resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { checkApiHost } from './checkApiHost';
import { factsFile, readFacts, type BuildFacts } from './hosting/BuildFacts';
import { caching, securityHeaders } from './hosting/headers';
import { inlineHashes } from './hosting/inlineHashes';

/**
 * A build writes down what its headers hang on, for `npm run headers`; the preview server sends
 * those headers itself, so that what is looked at and tested runs under them. The development
 * server sends none: its hot updates are code from strings.
 */
export function buildFacts(): Plugin {
  let facts: Omit<BuildFacts, 'scripts' | 'styles'>;
  return {
    name: 'ams:build-facts',
    configResolved({ mode, base, envDir, root }) {
      const env = loadEnv(mode, envDir || root);
      const build = mode === 'demo' ? 'demo' : 'staff';
      const api = build === 'staff' ? checkApiHost(env['VITE_API_HOST']).origin : undefined;
      facts = { build, base, api, logo: env['VITE_PROVIDER_LOGO'] };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = JSON.stringify(
          { ...facts, ...inlineHashes(String(page.source)) } satisfies BuildFacts,
          null,
          2,
        );
        this.emitFile({ type: 'asset', fileName: factsFile, source });
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const { base, root, build } = config;
      const headers = Object.entries(securityHeaders(factsOrStop(resolve(root, build.outDir))));
      middlewares.use((request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        response.setHeader(
          'Cache-Control',
          request.url?.startsWith(`${base}assets/`) ? caching.assets : caching.page,
        );
        next();
      });
    },
  };
}

/** Not thrown: Vite would wrap it in a stack trace. */
function factsOrStop(folder: string): BuildFacts {
  try {
    return readFacts(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
