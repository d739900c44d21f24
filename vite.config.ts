import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiHost } from './vite/apiHost';
import { hostingManifest } from './vite/hostingManifest';
import { chunks } from './vite/chunks';
import { cssTemplates } from './vite/cssTemplates';
import { findDependencies } from './vite/findDependencies';
import { firstPaint } from './vite/firstPaint';
import { precompress } from './vite/precompress';
import { spaFallback } from './vite/spaFallback';
import { printServerUrl } from './vite/printServerUrl';

/**
 * The same functions in fewer bytes: React has had the shim's hook itself since 18, and formik asks
 * lodash for four functions alone.
 */
const sizeAliases = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^lodash-es\/(isPlainObject|cloneDeep|clone|toPath)$/,
    replacement: 'es-toolkit/compat/$1',
  },
];

// Two consoles from one source: `demo` carries the mock API and its worker, everything else talks
// to VITE_API_HOST.
export default defineConfig(({ mode }) => {
  const demo = mode === 'demo';
  return {
    base: process.env.BASE_PATH ?? '/',
    publicDir: demo ? 'mocks/public' : false,
    plugins: [
      react({ jsxImportSource: '@emotion/react' }),
      apiHost(),
      cssTemplates(),
      firstPaint(),
      hostingManifest(),
      precompress(),
      spaFallback(),
      printServerUrl(`Accounts Management System (${demo ? 'demo' : 'staff'})`),
    ],
    resolve: { alias: sizeAliases },
    server: {
      host: 'localhost',
      port: 5173,
      warmup: { clientFiles: ['src/main.tsx', 'src/app/**/*.tsx', 'src/screens/**/*.tsx'] },
    },
    preview: { host: 'localhost', port: 4173 },
    optimizeDeps: { include: findDependencies('src', ...(demo ? ['mocks'] : [])) },
    // Where a build goes may be told on the command line, outside of the project too. The demo's
    // faker is large, and known to be.
    build: {
      outDir: demo ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: demo ? 2000 : 500,
      // What every screen stands on comes in one file: it compresses better than many, and stays
      // cached over releases.
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
  };
});
