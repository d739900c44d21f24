import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { opsFolder } from './hosting/HostingManifest';

/**
 * Adds the configure command to a staff build, bundled into one script that runs without
 * node_modules.
 */
export function configureCommand(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'ams:configure-command',
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
