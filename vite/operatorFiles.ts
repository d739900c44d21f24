import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { opsFolder } from './hosting/HostingManifest';

/**
 * Completes a staff build for operators: moves its source maps, which no host serves, out of `assets`,
 * and adds their commands, each bundled into one script that runs without node_modules.
 */
export function operatorFiles(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'ams:operator-files',
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
        for (const command of ['configure', 'check'])
          await build({
            root,
            configFile: false,
            logLevel: 'silent',
            publicDir: false,
            ssr: { noExternal: true },
            build: {
              ssr: `vite/${command}/cli.ts`,
              outDir: join(folder, opsFolder),
              emptyOutDir: false,
              target: 'node20',
              rolldownOptions: { output: { entryFileNames: `${command}.mjs` } },
            },
          });
      },
    },
  };
}

/** Not by `sourcemapFileNames`: Vite corrects the maps of chunks by their default names only. */
function moveSourceMaps(folder: string): void {
  const target = join(folder, opsFolder, 'maps/assets');
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.map')))
    renameSync(join(folder, 'assets', name), join(target, name));
}
