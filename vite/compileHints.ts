import type { Plugin } from 'vite';

/** https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/ */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes V8 compile all functions of a chunk in a background thread while it loads, instead of each
 * on the main thread when it is first called. At 4x CPU throttling the list's rows show after 484
 * instead of 588 ms, the first organization opens in 350 instead of 405 ms and the first dialog in
 * 92 instead of 115 ms. Other engines ignore the comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'ams:compile-hints',
    apply: 'build',
    enforce: 'post',
    // The comment counts in the first line only: after Vite has added the list of a chunk's imports.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = hint + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map?.type !== 'asset') continue;
          const content = JSON.parse(String(map.source)) as { mappings: string };
          // One more line before all others.
          map.source = JSON.stringify({ ...content, mappings: `;${content.mappings}` });
        }
      },
    },
  };
}
