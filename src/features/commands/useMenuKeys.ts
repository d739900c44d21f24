import { useLayoutEffect } from 'react';
import { codePointCount } from '~/lib/text';
import type { CommandsStore } from '~/stores/CommandsStore';

/**
 * Types into the command menu from the moment it is asked for, until its field has focus: its code may
 * still be loading. For an observer.
 */
export function useMenuKeys(commands: CommandsStore): void {
  const isOpen = commands.dialog === 'menu';
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || document.activeElement?.closest('[role="dialog"]'))
        return;
      if (key === 'Escape') commands.close();
      else if (key === 'Backspace') commands.setText(commands.text.slice(0, -1));
      else if (codePointCount(key) === 1) commands.setText(commands.text + key);
      // No other key may act on what is behind the menu either.
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [commands, isOpen]);
}
