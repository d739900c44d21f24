import { useLayoutEffect } from 'react';
import { maxSearchLength } from '~/domain/urlState';
import type { CommandsStore } from '~/stores/CommandsStore';

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
