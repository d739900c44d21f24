import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const entry = normalizePath(join(import.meta.dirname, '../src/main.tsx'));

/** The chunks in the order in which staff need them, by the modules that are loaded on demand. */
const chunks: readonly (readonly [name: string, roots: RegExp])[] = [
  ['base', /\/src\/main\.tsx$/],
  ['public', /\/(?:(?:Landing|Guest)Layout|LoginScreen|HttpErrorScreen)\.tsx$/],
  ['list', /\/(?:AppLayout|OrganizationsScreen)\.tsx$/],
  // What the mock API shares with a later chunk: the demo would wait for all of that chunk.
  ['demo', /\/mocks\/demo\/run\.tsx$/],
  ['schema', /\/forms\/schema\.ts$/],
  ['home', /\/HomeScreen\.tsx$/],
  ['profile', /\/OrganizationProfileScreen\.tsx$/],
  // What needs Base UI's positioning.
  ['popups', /\/(?:Menu|Tooltip)Popup\.tsx$/],
  // All other code of each day, in one chunk. The rest is left to the bundler: what isn't loaded when the
  // page is idle (`lazyWithRetry`), and the command menu.
  [
    'dialogs',
    /\/src\/(?!features\/(?:import|export|commands|lookup|views|bulk)|app\/reporting\/|screens\/Token\/|.*\/organizationSummary)/,
  ],
];

/**
 * Which module is in which chunk: one of `src` is in the first chunk whose roots import it, and in
 * `base` if both first screens, the login and the list, do. The packages that these modules use are in
 * the same chunk, those of the entry in `vendor`, which browsers keep when only the console changes.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined;
  return [
    { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'], priority: chunks.length + 1 },
    // A group also takes what its modules import, if no earlier group has.
    ...chunks.map(([name], index) => ({
      name: (id: string, context: Context) =>
        (names ??= nameModules(context)).get(id) === name ? name : null,
      debugName: name,
      priority: chunks.length - index,
    })),
  ];
}

function nameModules(context: Context): Map<string, string> {
  const isRoot = (id: string) => id === entry || context.getModuleInfo(id)?.dynamicImporters.length;
  const roots = [...reachable([entry], context, true)].filter(isRoot);
  const chunkIds = new Map<string, Set<string>>();
  for (const [name, pattern] of chunks) {
    const matching = roots.filter((id) => pattern.test(id));
    chunkIds.set(name, reachable(matching, context, false));
  }
  const names = new Map<string, string>();
  for (const id of chunkIds.get('public') ?? [])
    if (chunkIds.get('list')?.has(id)) names.set(id, 'base');
  for (const [name, ids] of chunkIds)
    // The mock API's own modules stay apart: its check of the browser runs without them.
    for (const id of ids) if (id.includes('/src/') && !names.has(id)) names.set(id, name);
  return names;
}

/** These modules and all of our own that they import, statically or also on demand. */
function reachable(ids: readonly string[], context: Context, onDemand: boolean): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...(onDemand ? dynamicallyImportedIds : [])])
      if (!imported.includes('/node_modules/')) found.add(imported);
  }
  return found;
}
