import { resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { checkApiHost } from './checkApiHost';
import { manifestFile, readManifest, type HostingManifest } from './hosting/HostingManifest';
import { cacheControl, securityHeaders } from './hosting/headers';
import { inlineHashes } from './hosting/inlineHashes';

/**
 * Writes the hosting manifest of a build for `npm run headers`. The preview server sends the same
 * headers, so that tests run under them; the dev server sends none, because its hot updates
 * evaluate strings as code.
 */
export function hostingManifest(): Plugin {
  let manifest: Omit<HostingManifest, 'scripts' | 'styles'>;
  return {
    name: 'ams:hosting-manifest',
    configResolved({ mode, base, envDir, root }) {
      const env = loadEnv(mode, envDir || root);
      const build = mode === 'demo' ? 'demo' : 'staff';
      const api = build === 'staff' ? checkApiHost(env['VITE_API_HOST']).origin : undefined;
      manifest = { build, base, api, logo: env['VITE_PROVIDER_LOGO'] };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = JSON.stringify(
          { ...manifest, ...inlineHashes(String(page.source)) } satisfies HostingManifest,
          null,
          2,
        );
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

/** Exits instead of throwing, because Vite would add a stack trace. */
function readManifestOrExit(folder: string): HostingManifest {
  try {
    return readManifest(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
