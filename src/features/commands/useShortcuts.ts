import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommandsStore } from '~/stores/CommandsStore';
import { pressedKey } from './pressedKey';
import { runShortcut } from './shortcutActions';
import { shortcutListener } from './shortcutListener';

/** The key handlers of all shortcuts; for an observer. */
export function useShortcuts(commands: CommandsStore): void {
  const { hasShortcuts } = commands;
  // In the commit that shows the screen: a key may follow at once.
  useLayoutEffect(() => {
    const openMenu = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey } = event;
      if (pressedKey(event) !== 'k' || !(ctrlKey || metaKey) || altKey) return;
      event.preventDefault();
      // A modal dialog keeps focus to itself.
      if (!document.querySelector('[data-base-ui-portal] [role$="dialog"]:not([data-closed])'))
        commands.open('menu');
    };
    document.addEventListener('keydown', openMenu);
    return () => document.removeEventListener('keydown', openMenu);
  }, [commands]);
  useLayoutEffect(() => {
    if (!hasShortcuts) return undefined;
    const listener = shortcutListener((id) => runShortcut(id, commands));
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [commands, hasShortcuts]);
}

/** Closes the command menu on Back: in the same commit, as a key that follows may open it again. */
export function useCloseOnNavigation(commands: CommandsStore): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    commands.close();
  }, [commands, pathname]);
}
