import { useEffect, type RefObject } from 'react';

/** When the panel closes, returns focus to where it was, unless it has moved elsewhere. */
export function useReturnFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    return () => {
      const { activeElement } = document;
      const isFree = activeElement === document.body || element?.contains(activeElement) === true;
      if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel]);
}
