import { useRef } from 'react';

/**
 * Keeps the focus in a list whose items go as their controls are used: on the control of the item
 * after it, else before it. Without any, `onLast` places it.
 */
export function useNextFocus(keys: readonly string[], onLast: () => void) {
  const controls = useRef(new Map<string, HTMLElement>());
  return {
    /** The ref of the control of an item. */
    refOf: (key: string) => (element: HTMLElement | null) => {
      if (element) controls.current.set(key, element);
      else controls.current.delete(key);
    },
    /** Called before the item goes. */
    focusNext: (key: string) => {
      const index = keys.indexOf(key);
      const next = controls.current.get(keys[index + 1] ?? keys[index - 1] ?? '');
      if (next) next.focus();
      else onLast();
    },
  };
}
