import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunkGroups';
import { consolePage, consoleServer } from './vite/plugin';

// Two consoles from one source: mode `demo` includes the mock API and its service worker, all other
// modes call the API that the page's configuration names.
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo';
  return {
    base: process.env.BASE_PATH ?? '/',
    publicDir: demo ? 'mocks/public' : false,
    plugins: [
      // A table's columns export no component: a change of them refreshes the table that imports them.
      react({ refreshExclude: [/\/node_modules\//, /\/[a-z]\w*Columns\.tsx$/] }),
      consolePage(),
      consoleServer(),
    ],
    resolve: { tsconfigPaths: true },
    server: {
      host: 'localhost',
      port: demo ? 5173 : 5174,
      warmup: { clientFiles: ['src/main.tsx', 'src/app/**/*.tsx', 'src/screens/**/*.tsx'] },
    },
    // Four ports: what a browser keeps for an origin is one console's.
    preview: { host: 'localhost', port: demo ? 4174 : 4173, cors: false },
    // Relative in scripts: `npm run configure` can move a build to another base path.
    experimental: {
      renderBuiltUrl: (_, { hostType }) =>
        hostType === 'js' && !demo ? { relative: true } : undefined,
    },
    // By default Vite finds the packages of lazily loaded code late, and reloads the page.
    optimizeDeps: {
      entries: [
        'index.html',
        'src/**/*.{ts,tsx}',
        ...(demo ? ['mocks/!(node)/**/*.{ts,tsx}'] : []),
      ],
    },
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      // `--outDir` may point outside the project, which Vite doesn't empty by default.
      emptyOutDir: true,
      // The oldest supported browsers (docs/operations.md).
      target: ['chrome120', 'edge120', 'firefox124', 'safari17.4'],
      // All supported browsers preload modules.
      modulePreload: { polyfill: false },
      // vite/plugin.ts moves the maps to where no host serves them.
      sourcemap: demo ? false : 'hidden',
      // The demo's mock API is large.
      chunkSizeWarningLimit: demo ? 2000 : 500,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups() },
          // V8 compiles all functions of a file in the background while it loads, instead of each on
          // the main thread when it is first called: the list's rows show after 648 instead of 734 ms,
          // a first profile after 218 instead of 255, a first dialog after 81 instead of 104 (medians
          // of 5 rounds at 4x CPU slowdown). Other engines ignore the comment.
          // https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
          postBanner: '//# allFunctionsCalledOnLoad',
        },
      },
    },
  };
});
