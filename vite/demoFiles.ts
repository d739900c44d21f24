import type { Plugin } from 'vite';

/** Lists the files of a demo build, which its service worker stores (mocks/public/demoServiceWorker.js). */
export function demoFiles(): Plugin {
  return {
    name: 'ams:demo-files',
    apply: (_, { command, mode }) => command === 'build' && mode === 'demo',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) });
      },
    },
  };
}
