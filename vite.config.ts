import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staff } from './mocks/seed/staff';
import { boot } from './vite/boot';
import { chunkGroups } from './vite/chunkGroups';
import { buildConfiguration } from './vite/buildConfiguration';
import { hostingManifest } from './vite/hosting/manifestPlugin';
import { operatorFiles } from './vite/operatorFiles';
import { precompress } from './vite/precompress';
import { spaFallback } from './vite/spaFallback';
import { printServerUrl } from './vite/printServerUrl';

const [account] = staff;

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
      buildConfiguration(),
      boot(),
      hostingManifest(),
      operatorFiles(),
      precompress(),
      spaFallback(),
      printServerUrl(
        `Accounts Management System (${demo ? 'demo' : 'staff'})`,
        demo ? `sign in with ${account.email} / ${account.password}` : undefined,
      ),
    ],
    resolve: { tsconfigPaths: true },
    server: {
      host: 'localhost',
      port: 5173,
      warmup: { clientFiles: ['src/main.tsx', 'src/app/**/*.tsx', 'src/screens/**/*.tsx'] },
    },
    // Without `Vary: Origin`, which would separate what `lazyWithRetry` fetches from what is imported.
    preview: { host: 'localhost', port: 4173, cors: false },
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
    // emptyOutDir: `--outDir` may point outside the project, which Vite doesn't empty by default.
    // chunkSizeWarningLimit: the demo's mock API is large. vite/operatorFiles.ts moves the files.
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      // The oldest supported browsers (docs/operations.md).
      target: ['chrome120', 'edge120', 'firefox124', 'safari17.4'],
      // src/lib/lazyWithRetry.ts loads the files of a chunk.
      modulePreload: false,
      sourcemap: demo ? false : 'hidden',
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
