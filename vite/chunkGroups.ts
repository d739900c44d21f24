import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Groups = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'];
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const src = normalizePath(join(import.meta.dirname, '../src'));

/** The chunks in the order in which staff need them, with the modules that each starts from. */
const chunks = [
  { name: 'base', roots: ['main.tsx'] },
  { name: 'public', roots: ['app/router/publicScreens.ts'] },
  {
    name: 'list',
    roots: ['layouts/AppLayout.tsx', 'screens/Organizations/OrganizationsScreen.tsx'],
  },
  { name: 'schema', roots: ['forms/schema/formErrors.ts'] },
  { name: 'home', roots: ['screens/Home/HomeScreen.tsx'] },
  { name: 'profile', roots: ['screens/OrganizationProfile/OrganizationProfileScreen.tsx'] },
  {
    name: 'dialogs',
    roots: [
      'layouts/dialogs.ts',
      'screens/Organizations/dialogs.ts',
      'screens/OrganizationProfile/dialogs.ts',
      'features/seats/dialogs.ts',
    ],
  },
];

/**
 * Which module is in which chunk: one of `src` is in the first chunk whose roots import it, and in
 * `base` if both first screens, the login and the list, do. The packages that these modules use are in
 * the same chunk, those of the entry in `vendor`, which browsers keep when only the console changes.
 * All other modules, such as import and export, are left to the bundler.
 */
export function chunkGroups(): Groups {
  for (const root of chunks.flatMap(({ roots }) => roots))
    if (!existsSync(join(src, root))) throw new Error(`vite/chunkGroups.ts names no file: ${root}`);
  let names: Map<string, string> | undefined;
  const nameOf = (id: string, context: Context) => (names ??= nameModules(context)).get(id);
  return [
    {
      name: 'vendor',
      test: /[\\/]node_modules[\\/]/,
      tags: ['$initial'],
      priority: chunks.length,
    },
    // A group also takes what its modules import, if no earlier group has.
    ...chunks.map(({ name }, index) => ({
      name: (id: string, context: Context) => (nameOf(id, context) === name ? name : null),
      debugName: name,
      priority: chunks.length - 1 - index,
    })),
  ];
}

function nameModules(context: Context): Map<string, string> {
  const modules = chunks.map(({ roots }) => importedBy(roots, context));
  const [base = [], login = [], list = []] = modules;
  const names = new Map(base.map((id) => [id, 'base']));
  for (const id of login) if (list.includes(id)) names.set(id, 'base');
  for (const [index, { name }] of chunks.entries())
    for (const id of modules[index] ?? []) if (!names.has(id)) names.set(id, name);
  return names;
}

/** The roots, and all of `src` that they import statically. */
function importedBy(roots: readonly string[], context: Context): string[] {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || !id.startsWith(src)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const root of roots) add(`${src}/${root}`);
  return [...found];
}
