import { target, type Import, type SourceFile } from './sourceFile';

/**
 * What each floor of src may stand on (house.md, "Floors"); every one may use itself. Nothing here
 * means nothing.
 */
const below: Record<string, readonly string[]> = {
  main: ['app', 'theme', 'lib'],
  app: ['screens', 'layouts', 'forms', 'ui', 'theme', 'stores', 'api', 'domain', 'messages', 'lib'],
  screens: ['layouts', 'forms', 'ui', 'theme', 'stores', 'api', 'domain', 'messages', 'lib'],
  layouts: ['forms', 'ui', 'theme', 'stores', 'api', 'domain', 'messages', 'lib'],
  forms: ['ui', 'theme', 'domain', 'messages', 'lib'],
  ui: ['theme', 'lib'],
  theme: [],
  // A toast's title by its type is data of the catalogue, which stands as low as lib.
  stores: ['api', 'domain', 'messages', 'lib'],
  api: ['domain', 'lib'],
  domain: ['lib'],
  messages: ['lib'],
  lib: [],
};

const view = [
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

/** Packages that a floor must not know. */
const unknownTo: Record<string, readonly string[]> = {
  ui: ['react-router-dom', 'formik', 'yup', 'mobx', 'mobx-react-lite', 'valibot'],
  stores: view,
  api: [...view, 'mobx', 'yup'],
  domain: [...view, 'mobx', 'yup', 'valibot'],
  messages: view,
};

/** Why this file may not import that, or nothing when it may. */
export function broken(file: SourceFile, wanted: Import): string | undefined {
  const to = target(file, wanted);
  const why =
    to === undefined
      ? packageBroken(file.path, wanted.specifier)
      : pathBroken(file.path, to, wanted.dynamic);
  return why && `${file.path} imports ${wanted.specifier}: ${why}`;
}

function packageBroken(path: string, specifier: string): string | undefined {
  const floor = floorOf(path);
  const [scope = '', name = ''] = specifier.split('/');
  const pack = scope.startsWith('@') ? `${scope}/${name}` : scope;
  if (
    path.startsWith('src/') &&
    /^(msw|@mswjs\/|@faker-js\/|vitest|storybook|@storybook\/|@playwright\/)/.test(specifier)
  )
    return 'it would reach the production build';
  if (floor === undefined || path === 'src/stores/context.tsx') return undefined;
  return unknownTo[floor]?.includes(pack) ? `${floor} knows no ${pack}` : undefined;
}

function pathBroken(path: string, to: string, dynamic: boolean): string | undefined {
  if (/(^|\/)palette$/.test(to) && !path.startsWith('src/theme/'))
    return 'the palette is private to the theme';
  if (path.startsWith('mocks/')) {
    if (to.startsWith('mocks/panel/') && !path.startsWith('mocks/panel/'))
      return path === 'mocks/browser.tsx' ? undefined : 'only mocks/browser.tsx imports the panel';
    if (path.startsWith('mocks/panel/') && /^src\/(ui|theme)\//.test(to)) return undefined;
    return /^(mocks|src\/api\/contract|src\/domain)\//.test(to)
      ? undefined
      : 'mocks know the contract and the domain alone, their panel ui and theme too';
  }
  const floor = floorOf(path);
  if (floor === undefined) return undefined;

  if (to.startsWith('mocks/'))
    return path === 'src/main.tsx' && dynamic
      ? undefined
      : 'only src/main.tsx imports mocks, and dynamically';
  const lower = floorOf(to);
  if (lower === undefined) return 'src stands on itself alone';
  if (floor === 'screens' && lower === 'screens') {
    return path.split('/')[2] === to.split('/')[2] ? undefined : 'screens never import screens';
  }
  return floor === lower || below[floor]?.includes(lower)
    ? undefined
    : `${floor} does not stand on ${lower}`;
}

/** `ui` of `src/ui/Button.tsx`, `main` of `src/main.tsx`; nothing outside of src. */
function floorOf(path: string): string | undefined {
  return /^src\/(\w+)/.exec(path)?.[1];
}
