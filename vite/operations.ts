import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { opsFolder } from './hosting/HostingManifest';

/**
 * Completes a staff build for operators: moves its source maps, which no host serves, out of
 * `assets` and bundles the configure command into one script that runs without node_modules.
 */
export function operations(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'ams:operations',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'demo',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler(failure) {
        if (failure) return;
        moveSourceMaps(folder);
        await build({
          root,
          configFile: false,
          logLevel: 'silent',
          publicDir: false,
          ssr: { noExternal: true },
          build: {
            ssr: 'vite/configure/cli.ts',
            outDir: join(folder, opsFolder),
            emptyOutDir: false,
            target: 'node20',
            rolldownOptions: { output: { entryFileNames: 'configure.mjs' } },
          },
        });
      },
    },
  };
}

function moveSourceMaps(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.map'),
  );
  for (const name of maps) {
    const target = join(folder, opsFolder, 'maps', name);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(folder, name), target);
  }
}
