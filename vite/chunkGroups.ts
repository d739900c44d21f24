import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'];
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const root = normalizePath(join(import.meta.dirname, '..'));
const src = `${root}/src/`;
const mocks = `${root}/mocks/`;

/** The chunks in the order in which staff need them, with the modules that each starts from. */
const chunks = [
  { name: 'base', roots: ['main.tsx'] },
  {
    name: 'public',
    roots: [
      'layouts/LandingLayout.tsx',
      'layouts/GuestLayout.tsx',
      'screens/Login/LoginScreen.tsx',
      'screens/HttpError/HttpErrorScreen.tsx',
    ],
  },
  {
    name: 'list',
    roots: ['layouts/AppLayout.tsx', 'screens/Organizations/OrganizationsScreen.tsx'],
  },
  // What the mock API shares with a later chunk: the demo would wait for all of that chunk.
  { name: 'demo', roots: ['../mocks/demo/run.tsx'] },
  { name: 'schema', roots: ['forms/schema/formErrors.ts'] },
  { name: 'home', roots: ['screens/Home/HomeScreen.tsx'] },
  { name: 'profile', roots: ['screens/OrganizationProfile/OrganizationProfileScreen.tsx'] },
];

/** What the modules of these chunks load when the page is idle is in one chunk. */
const idleChunk = 'dialogs';

/**
 * Which module is in which chunk: one of `src` is in the first chunk whose roots import it, and in
 * `base` if both first screens, the login and the list, do. The packages that these modules use are in
 * the same chunk, those of the entry in `vendor`, which browsers keep when only the console changes.
 * What all of them mark `idle` (`src/lib/lazyWithRetry.ts`) is in `dialogs`.
 * All other modules, such as import and export, are left to the bundler.
 */
export function chunkGroups(): Groups {
  for (const file of chunks.flatMap(({ roots }) => roots))
    if (!existsSync(sourcePath(file)))
      throw new Error(`vite/chunkGroups.ts names no file: ${file}`);
  let names: Map<string, string> | undefined;
  const nameOf = (id: string, context: Context) => (names ??= nameModules(context)).get(id);
  return [
    {
      name: 'vendor',
      test: /[\\/]node_modules[\\/]/,
      tags: ['$initial'],
      priority: chunks.length + 1,
    },
    // A group also takes what its modules import, if no earlier group has.
    ...[...chunks.map(({ name }) => name), idleChunk].map((name, index) => ({
      name: (id: string, context: Context) => (nameOf(id, context) === name ? name : null),
      debugName: name,
      priority: chunks.length - index,
    })),
  ];
}

function nameModules(context: Context): Map<string, string> {
  const modules = chunks.map(({ roots }) => importedBy(roots.map(sourcePath), context));
  const [base = [], login = [], list = []] = modules;
  const names = new Map(base.map((id) => [id, 'base']));
  for (const id of login) if (list.includes(id)) names.set(id, 'base');
  for (const [index, { name }] of chunks.entries())
    // The mock API's own modules stay apart: its check of the browser runs without them.
    for (const id of modules[index] ?? [])
      if (!names.has(id) && id.startsWith(src)) names.set(id, name);
  for (const id of importedBy(idleModules([...names.keys()], context), context))
    if (!names.has(id)) names.set(id, idleChunk);
  return names;
}

/** As in `lazyDialog('path', () => import('./Dialog').then((module) => module.Dialog), 'idle')`. */
const idleCall =
  /["']([^"']+)["'],\s*\(\)\s*=>\s*import\([^)]*\)(?:\s*\.then\([^,]*\))?,\s*["']idle["']/g;

/** The modules that these mark `idle`. */
function idleModules(ids: readonly string[], context: Context): string[] {
  return ids.flatMap((id) => {
    const { code, dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    const calls = code?.matchAll(idleCall) ?? [];
    const paths = Array.from(calls, ([, path = '']) => sourcePath(`${path}.ts`));
    return dynamicallyImportedIds.filter((imported) =>
      paths.some((path) => imported === path || imported === `${path}x`),
    );
  });
}

/** The path of a file, given from `src`. */
function sourcePath(file: string): string {
  return normalizePath(join(root, 'src', file));
}

/** The roots, and all of our sources that they import statically. */
function importedBy(ids: readonly string[], context: Context): string[] {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || (!id.startsWith(src) && !id.startsWith(mocks))) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const id of ids) add(id);
  return [...found];
}
