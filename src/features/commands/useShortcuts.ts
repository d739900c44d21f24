import { useLayoutEffect, useRef } from 'react';
import { maxSearchLength } from '~/domain/urlState';
import { usePathname } from '~/hooks/navigation';
import type { CommandsStore } from '~/stores/CommandsStore';
import { shortcutIds, shortcuts, type ShortcutId } from './shortcuts';

/** In milliseconds: the second key of a sequence must follow within this time. */
const sequenceTime = 1500;

const textInput =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
/** What is open and modal, not fading out (`data-closed`). */
const openDialog = '[data-base-ui-portal] [role$="dialog"]:not([data-closed])';
const openDialogOrMenu =
  '[data-base-ui-portal] :is([role$="dialog"], [role="menu"]):not([data-closed], [data-closed] *)';

/** The key handler of all shortcuts. */
export function useShortcuts(commands: CommandsStore): void {
  // Runs in the commit that shows the screen, as a key may follow at once.
  useLayoutEffect(() => {
    const runSingleKeys = shortcutListener((id) => runShortcut(id, commands));
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey } = event;
      if (pressedKey(event) === 'k' && (ctrlKey || metaKey) && !altKey) {
        event.preventDefault();
        // A modal dialog keeps focus to itself.
        if (!document.querySelector(openDialog)) commands.open('menu');
      } else if (commands.hasShortcuts) runSingleKeys(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [commands]);
}

/** Closes the command menu on Back, in the same commit, as a key that follows may open it again. */
export function useCloseOnNavigation(commands: CommandsStore): void {
  const pathname = usePathname();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    commands.close();
  }, [commands, pathname]);
}

/**
 * Types into the command menu from the moment it is asked for until its field gets the focus: its code
 * may still be loading. For an observer.
 */
export function useMenuKeys(commands: CommandsStore): void {
  const isOpen = commands.dialog === 'menu';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      const characters = Array.from(commands.text);
      if (key === 'Escape') commands.close();
      else if (key === 'Backspace') commands.setText(characters.slice(0, -1).join(''));
      else if (Array.from(key).length === 1 && commands.text.length < maxSearchLength)
        commands.setText(commands.text + key);
      // Other keys would act on what is behind the menu.
      event.preventDefault();
      event.stopPropagation();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role="dialog"]')) stop.abort();
    };
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('focusin', onFocusIn, options);
    return () => stop.abort();
  }, [commands, isOpen]);
}

/**
 * A keydown listener that runs the single-key shortcuts. None acts while the user types, while a
 * dialog or a menu is open, with Ctrl, Alt or Meta held, or during the composition of a character.
 */
export function shortcutListener(run: (id: ShortcutId) => void): (event: KeyboardEvent) => void {
  let typed: { keys: readonly string[]; at: number } = { keys: [], at: 0 };
  return (event) => {
    const { key, target, timeStamp, repeat } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.defaultPrevented || key.length !== 1) return;
    if (isTyping(target) || document.querySelector(openDialogOrMenu)) return;
    const pressed = pressedKey(event);
    const previous = timeStamp - typed.at < sequenceTime ? typed.keys : [];
    const matches = (keys: readonly string[]) =>
      shortcutIds.find((id) => {
        const shortcut = shortcuts[id];
        return !shortcut.withControl && shortcut.keys.join(' ') === keys.join(' ');
      });
    const id = matches([...previous, pressed]) ?? matches([pressed]);
    typed = { keys: id ? [] : [pressed], at: timeStamp };
    if (!id || (repeat && id !== 'next' && id !== 'previous')) return;
    event.preventDefault();
    run(id);
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(textInput) !== null &&
    target.closest('[data-closed]') === null
  );
}

/**
 * The key as the shortcuts name it. On a keyboard layout without Latin letters, such as Russian or
 * Greek, a letter counts by its position. Caps Lock doesn't matter, Shift does.
 */
function pressedKey({ key, code, shiftKey }: KeyboardEvent): string {
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]/u.test(key);
  const letter = isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? key);
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}

/** Does what a shortcut says, on the screen on display. */
function runShortcut(id: ShortcutId, commands: CommandsStore): void {
  const { path } = shortcuts[id];
  if (path === undefined) actions[id]?.(commands);
  else commands.navigate(path);
}

const actions: Partial<Record<ShortcutId, (commands: CommandsStore) => unknown>> = {
  help: (commands) => commands.open('shortcuts'),
  search: (commands) => {
    const search = document.querySelector<HTMLElement>('[role="search"] input');
    return search ? search.focus() : commands.open('menu');
  },
  new: (commands) => commands.runOn('/accounts', 'new'),
  next: () => focusRow(1),
  previous: () => focusRow(-1),
  edit: (commands) => commands.run('edit'),
  'copy-summary': (commands) => commands.run('copy-summary'),
  select: (commands) => commands.run('select'),
};

/** Focuses the link of the next or previous row; of the first if no row has focus. */
export function focusRow(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('main tbody a')];
  const row = document.activeElement?.closest('main tbody tr');
  const index = links.findIndex((link) => row?.contains(link));
  const link = links[index < 0 ? 0 : index + step];
  // The focus ring is visible after a click too.
  link?.focus({ focusVisible: true });
  link?.scrollIntoView({ block: 'nearest' });
}
