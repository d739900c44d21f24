import { resolveImport, type Import, type SourceFile } from './sourceFile';

/** What a layer may import of the design system, and of the layers below components. */
const ui = ['ui', 'theme', 'messages', 'lib'];
const state = ['stores', 'api', 'domain'];

/** The layers that each layer of src may import, besides itself (docs/architecture.md). */
const allowedLayers: Record<string, readonly string[]> = {
  main: ['app', 'theme', 'lib'],
  app: ['screens', 'layouts', 'features', 'components', 'hooks', 'forms', ...ui, ...state],
  screens: ['layouts', 'features', 'components', 'hooks', 'forms', ...ui, ...state],
  layouts: ['features', 'components', 'hooks', 'forms', ...ui, ...state],
  features: ['components', 'hooks', 'forms', ...ui, ...state],
  components: ['hooks', 'forms', ...ui, ...state],
  hooks: ['forms', ...ui, ...state],
  forms: [...ui, 'domain'],
  ui: ['theme', 'messages', 'lib'],
  theme: [],
  // Stores may import messages: a toast's title depends on its type.
  stores: ['api', 'domain', 'messages', 'lib'],
  api: ['domain', 'lib'],
  domain: ['lib'],
  messages: ['domain', 'lib'],
  lib: [],
};

/** Of the browser: what depends on the page gets it passed. */
const pageGlobals = /\b(location|document|window|navigator)\??\./;

/** Why a file of domain may not read something of the page, or `undefined`. */
export function pageViolation({ path, text }: SourceFile): string | undefined {
  const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '');
  return path.startsWith('src/domain/') && pageGlobals.test(code)
    ? `${path} reads ${pageGlobals.exec(code)?.[1]}: pass what it needs`
    : undefined;
}

const viewPackages = [
  'react',
  'react-dom',
  'mobx-react-lite',
  '@emotion/react',
  '@emotion/styled',
  '@base-ui/react',
  'lucide-react',
  'react-router-dom',
  'formik',
];

/** Packages that a layer must not import. */
const forbiddenPackages: Record<string, readonly string[]> = {
  ui: ['react-router-dom', 'formik', 'yup', 'mobx', 'mobx-react-lite', 'valibot'],
  stores: viewPackages,
  api: [...viewPackages, 'mobx', 'yup'],
  domain: [...viewPackages, 'mobx', 'yup', 'valibot'],
  messages: viewPackages,
};

/** Why a file may not import something, or `undefined`. */
export function importViolation(file: SourceFile, imported: Import): string | undefined {
  const targetPath = resolveImport(file, imported);
  const reason =
    targetPath === undefined
      ? packageViolation(file.path, imported.specifier)
      : pathViolation(file.path, targetPath, imported.dynamic);
  return reason && `${file.path} imports ${imported.specifier}: ${reason}`;
}

function packageViolation(path: string, specifier: string): string | undefined {
  const layer = layerOf(path);
  const [scope = '', name = ''] = specifier.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
  if (
    path.startsWith('src/') &&
    /^(msw|@mswjs\/|@faker-js\/|vitest|storybook|@storybook\/|@playwright\/)/.test(specifier)
  )
    return 'it would end up in the production build';
  if (layer === undefined || path === 'src/stores/context.tsx') return undefined;
  return forbiddenPackages[layer]?.includes(packageName)
    ? `${layer} must not import ${packageName}`
    : undefined;
}

function pathViolation(path: string, targetPath: string, dynamic: boolean): string | undefined {
  if (/(^|\/)palette$/.test(targetPath) && !path.startsWith('src/theme/'))
    return 'the palette is private to the theme';
  if (isColours(targetPath) && path.startsWith('src/') && !isColours(path.replace(/\.ts$/, '')))
    return 'the colours are in the page, not in the bundle: use theme';
  if (path.endsWith('/cli.ts') && targetPath === 'vite/runCommand') return undefined;
  if (path.startsWith('tests/conformance/')) {
    return /^(tests\/conformance|src\/(domain|lib))\//.test(targetPath)
      ? undefined
      : 'the conformance suite knows only the contract';
  }
  if (path.startsWith('mocks/')) {
    if (targetPath.startsWith('mocks/demo/') && !path.startsWith('mocks/demo/'))
      return 'the mock API also runs without the demo';
    if (path.startsWith('mocks/demo/') && /^src\/(ui|theme)\//.test(targetPath)) return undefined;
    return /^(mocks|src\/api\/contract|src\/domain)\//.test(targetPath)
      ? undefined
      : 'mocks import only the contract and the domain, and the demo also ui and theme';
  }
  const layer = layerOf(path);
  if (layer === undefined) return undefined;

  if (targetPath.startsWith('mocks/'))
    return path === 'src/main.tsx' && dynamic
      ? undefined
      : 'only src/main.tsx imports mocks, and dynamically';
  const targetLayer = layerOf(targetPath);
  if (targetLayer === undefined) return 'src imports only src';
  if (layer === 'screens' && targetLayer === 'screens') {
    return path.split('/')[2] === targetPath.split('/')[2]
      ? undefined
      : 'screens must not import each other';
  }
  return layer === targetLayer || allowedLayers[layer]?.includes(targetLayer)
    ? undefined
    : `${layer} must not import ${targetLayer}`;
}

/** Whether a module contains the colours of the themes, which the build puts into the page. */
function isColours(path: string): boolean {
  return /^src\/theme\/(palette|light|dark|rootCss)$/.test(path);
}

/** `ui` for `src/ui/button/Button.tsx`, `main` for `src/main.tsx`; `undefined` outside of src. */
function layerOf(path: string): string | undefined {
  return /^src\/(\w+)/.exec(path)?.[1];
}
