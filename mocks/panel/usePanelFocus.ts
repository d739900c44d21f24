import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves focus to the panel when it opens. When it closes, returns focus to where it was, unless it
 * has moved elsewhere.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isFree = activeElement === document.body || element?.contains(activeElement) === true;
      if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}
