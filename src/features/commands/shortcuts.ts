/** A keyboard shortcut: keys pressed one after the other, or together with Ctrl (Cmd on a Mac). */
export interface Shortcut {
  readonly keys: readonly string[];
  /** Pressed together with Ctrl or Cmd. */
  readonly withControl?: boolean;
  /** What it does, for the dialog "Keyboard shortcuts". */
  readonly label: string;
  readonly group: 'Anywhere' | 'List' | 'Organization';
}

/**
 * The registry of all keyboard shortcuts (docs/product.md, "Daily work"): the key handler, the hints
 * and the dialog derive from it. Only `menu` works while the others are turned off.
 */
export const shortcuts = {
  menu: { keys: ['k'], withControl: true, label: 'Open the command menu', group: 'Anywhere' },
  search: {
    keys: ['/'],
    label: 'Search the list; elsewhere, open the command menu',
    group: 'Anywhere',
  },
  home: { keys: ['g', 'h'], label: 'Go to Home', group: 'Anywhere' },
  accounts: { keys: ['g', 'a'], label: 'Go to Accounts', group: 'Anywhere' },
  token: { keys: ['g', 't'], label: 'Go to Token', group: 'Anywhere' },
  new: { keys: ['n'], label: 'New organization', group: 'Anywhere' },
  help: { keys: ['?'], label: 'Show the keyboard shortcuts', group: 'Anywhere' },
  next: { keys: ['j'], label: 'Next row, or next organization', group: 'List' },
  previous: { keys: ['k'], label: 'Previous row, or previous organization', group: 'List' },
  select: { keys: ['x'], label: 'Select the row', group: 'List' },
  edit: { keys: ['e'], label: 'Edit the organization', group: 'Organization' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;

export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** The keys as printed on the keyboard: `['Ctrl', 'K']`. */
export function shortcutKeys(id: ShortcutId): readonly string[] {
  const { keys, withControl }: Shortcut = shortcuts[id];
  const names = keys.map((key) => key.toUpperCase());
  if (!withControl) return names;
  return [/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl', ...names];
}
