import type { Plugin } from 'vite';

/**
 * Copies the demo's page to `404.html`, which static hosts without a fallback of their own serve for
 * unknown paths, such as that of an organization.
 */
export function notFoundPage(): Plugin {
  let isDemo = false;
  return {
    name: 'ams:not-found-page',
    apply: 'build',
    configResolved({ mode }) {
      isDemo = mode === 'demo';
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
