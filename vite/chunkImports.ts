import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper for `import()`, which preloads what a chunk imports, by `importChunk`,
 * which also survives failures. The build fails if the helper isn't found.
 */
export function chunkImports(): Plugin {
  const module = fileURLToPath(new URL('../src/app/boot/importChunk.ts', import.meta.url));
  let isReplaced = false;
  return {
    name: 'ams:chunk-imports',
    apply: 'build',
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler() {
        isReplaced = true;
        return {
          code: `export { importChunk as __vitePreload } from ${JSON.stringify(module)};`,
          map: null,
        };
      },
    },
    generateBundle() {
      if (!isReplaced)
        this.error('Vite’s helper for import() has another id: see chunkImports.ts.');
    },
  };
}
