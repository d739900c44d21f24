/** A keyboard shortcut: keys pressed one after the other, or together with Ctrl (Cmd on a Mac). */
interface Shortcut {
  readonly keys: readonly string[];
  readonly withControl?: boolean;
  /** Where it works, and what it does. */
  readonly group: ShortcutGroup;
  readonly label: string;
  /** The screen that it opens. */
  readonly path?: string;
}

export const shortcutGroups = ['Anywhere', 'List', 'Organization'] as const;
type ShortcutGroup = (typeof shortcutGroups)[number];

const table = {
  menu: { keys: ['k'], withControl: true, group: 'Anywhere', label: 'Open the command menu' },
  search: {
    keys: ['/'],
    group: 'Anywhere',
    label: 'Search the list; elsewhere, open the command menu',
  },
  home: { keys: ['g', 'h'], group: 'Anywhere', label: 'Go to Home', path: '/' },
  accounts: { keys: ['g', 'a'], group: 'Anywhere', label: 'Go to Accounts', path: '/accounts' },
  token: { keys: ['g', 't'], group: 'Anywhere', label: 'Go to Token', path: '/token' },
  new: { keys: ['n'], group: 'Anywhere', label: 'New organization' },
  help: { keys: ['?'], group: 'Anywhere', label: 'Show the keyboard shortcuts' },
  next: { keys: ['j'], group: 'List', label: 'Next row' },
  previous: { keys: ['k'], group: 'List', label: 'Previous row' },
  select: { keys: ['x'], group: 'List', label: 'Select the row' },
  edit: { keys: ['e'], group: 'Organization', label: 'Edit the organization' },
  'copy-summary': { keys: ['c'], group: 'Organization', label: 'Copy the summary' },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof table;

/**
 * All keyboard shortcuts (docs/product.md, "Keyboard shortcuts"): the key handler, the hints and the
 * dialog derive from it. Only `menu` works while the others are turned off.
 */
export const shortcuts: Readonly<Record<ShortcutId, Shortcut>> = table;

export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** The keys as printed on the keyboard: `['Ctrl', 'K']`. */
export function shortcutKeys(id: ShortcutId): readonly string[] {
  const { keys, withControl } = shortcuts[id];
  const names = keys.map((key) => key.toUpperCase());
  if (!withControl) return names;
  return [/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl', ...names];
}
