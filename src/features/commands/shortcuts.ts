/** A keyboard shortcut: keys pressed one after the other, or together with Ctrl (Cmd on a Mac). */
export interface Shortcut {
  readonly keys: readonly string[];
  /** Pressed together with Ctrl or Cmd. */
  readonly withControl?: boolean;
}

/**
 * The registry of all keyboard shortcuts (docs/product.md, "Keyboard shortcuts"): the key handler, the
 * hints and the dialog derive from it. Only `menu` works while the others are turned off.
 */
export const shortcuts = {
  menu: { keys: ['k'], withControl: true },
  search: { keys: ['/'] },
  home: { keys: ['g', 'h'] },
  accounts: { keys: ['g', 'a'] },
  token: { keys: ['g', 't'] },
  new: { keys: ['n'] },
  help: { keys: ['?'] },
  next: { keys: ['j'] },
  previous: { keys: ['k'] },
  select: { keys: ['x'] },
  edit: { keys: ['e'] },
  'copy-summary': { keys: ['c'] },
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
