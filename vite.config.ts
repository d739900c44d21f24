import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildConfiguration } from './vite/buildConfiguration';
import { versionFile } from './vite/buildInfo';
import { inlineTheme } from './vite/inlineTheme';
import { hostingManifest } from './vite/hostingManifest';
import { notFoundPage } from './vite/notFoundPage';
import { chunkImports } from './vite/chunkImports';
import { chunks } from './vite/chunks';
import { compileHints } from './vite/compileHints';
import { cssTemplates } from './vite/cssTemplates';
import { earlyLoading } from './vite/earlyLoading';
import { fakerLocales } from './vite/fakerLocales';
import { findDependencies } from './vite/findDependencies';
import { firstPaint } from './vite/firstPaint';
import { operations } from './vite/operations';
import { precompress } from './vite/precompress';
import { trimPackages } from './vite/trimPackages';
import { spaFallback } from './vite/spaFallback';
import { printServerUrl } from './vite/printServerUrl';

/**
 * Smaller replacements: React 18 and later include the hook of `use-sync-external-store/shim`, and
 * formik uses only four functions of lodash.
 */
const sizeAliases = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^lodash-es\/(isPlainObject|cloneDeep|clone|toPath)$/,
    replacement: 'es-toolkit/compat/$1',
  },
  {
    find: /^hoist-non-react-statics$/,
    replacement: fileURLToPath(new URL('vite/hoistNonReactStatics.ts', import.meta.url)),
  },
  {
    find: /^@emotion\/is-prop-valid$/,
    replacement: fileURLToPath(new URL('vite/isPropValid.ts', import.meta.url)),
  },
  {
    find: /^@emotion\/unitless$/,
    replacement: fileURLToPath(new URL('vite/unitless.ts', import.meta.url)),
  },
];

/**
 * React Router's exports lead to its development build; the production build lacks the warnings.
 */
const productionAliases = ['', '/dom'].map((path) => ({
  find: new RegExp(`^react-router${path}$`),
  replacement: fileURLToPath(
    new URL(
      `node_modules/react-router/dist/production/${path === '' ? 'index' : 'dom-export'}.mjs`,
      import.meta.url,
    ),
  ),
}));

// Two consoles from one source: mode `demo` includes the mock API and its service worker, all other
// modes call the API that the page's configuration names.
export default defineConfig(({ mode, command }) => {
  const demo = mode === 'demo';
  return {
    base: process.env.BASE_PATH ?? '/',
    publicDir: demo ? 'mocks/public' : false,
    plugins: [
      react(),
      buildConfiguration(),
      inlineTheme(),
      // Not in the demo: its requests pass through the service worker, and there would be twice as many.
      !demo && chunkImports(),
      cssTemplates(),
      fakerLocales(),
      firstPaint(),
      earlyLoading(),
      hostingManifest(),
      notFoundPage(),
      versionFile(),
      operations(),
      compileHints(),
      precompress(),
      trimPackages(),
      spaFallback(),
      printServerUrl(`Accounts Management System (${demo ? 'demo' : 'staff'})`),
    ],
    resolve: {
      alias: [...sizeAliases, ...(command === 'build' ? productionAliases : [])],
      tsconfigPaths: true,
    },
    server: {
      host: 'localhost',
      port: 5173,
      warmup: { clientFiles: ['src/main.tsx', 'src/app/**/*.tsx', 'src/screens/**/*.tsx'] },
    },
    // Without `Vary: Origin`, which would separate what `importChunk` fetches from what is imported.
    preview: { host: 'localhost', port: 4173, cors: false },
    // Relative in scripts: `npm run configure` can move a build to another base path.
    experimental: {
      renderBuiltUrl: (_, { hostType }) =>
        hostType === 'js' && !demo ? { relative: true } : undefined,
    },
    optimizeDeps: { include: findDependencies('src', ...(demo ? ['mocks'] : [])) },
    // emptyOutDir: `--outDir` may point outside the project, which Vite doesn't empty by default.
    // chunkSizeWarningLimit: the demo's faker is large. sourcemap: vite/operations.ts moves the files.
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      sourcemap: demo ? false : 'hidden',
      chunkSizeWarningLimit: demo ? 2000 : 500,
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
  };
});
