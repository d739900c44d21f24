import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readBuildConfiguration } from '../buildConfiguration';
import { readBuildInfo } from '../buildInfo';
import { manifestFile, readManifest, type HostingManifest } from './HostingManifest';
import { cacheControl, securityHeaders } from './headers';
import { inlineHashes } from './inlineHashes';
import { readRoutes } from '../readRoutes';

/**
 * Writes the hosting manifest of a build for `npm run headers` and `npm run configure`. The preview
 * server sends the same headers, so that tests run under them; the dev server sends none, because
 * its hot updates evaluate strings as code.
 */
export function hostingManifest(): Plugin {
  let manifest: Omit<HostingManifest, 'scripts' | 'styles' | 'pages'>;
  return {
    name: 'ams:hosting-manifest',
    configResolved({ mode, base, envDir, root }) {
      const { api, logo } = readBuildConfiguration({ mode, base, folder: envDir || root });
      manifest = {
        build: mode === 'demo' ? 'demo' : 'staff',
        ...readBuildInfo(),
        base,
        api,
        logo,
      };
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const hashes = inlineHashes(String(page.source));
        const content: HostingManifest = { ...manifest, pages: await readPages(), ...hashes };
        const source = JSON.stringify(content, null, 2);
        this.emitFile({ type: 'asset', fileName: manifestFile, source });
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const { base, root, build } = config;
      const headers = Object.entries(
        securityHeaders(readManifestOrExit(resolve(root, build.outDir))),
      );
      middlewares.use((request, response, next) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        response.setHeader(
          'Cache-Control',
          request.url?.startsWith(`${base}assets/`) ? cacheControl.assets : cacheControl.page,
        );
        next();
      });
    },
  };
}

/** The paths of the screens. */
async function readPages(): Promise<string[]> {
  return (await readRoutes())
    .filter(({ path }) => path !== '*')
    .map(({ path }) => path.slice(1).replace(/:\w+/g, '*'));
}

/** Exits instead of throwing, because Vite would add a stack trace. */
function readManifestOrExit(folder: string): HostingManifest {
  try {
    return readManifest(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
