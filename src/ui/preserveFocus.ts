import type { MouseEvent } from 'react';

/**
 * For `onMouseDown`: a press on a button leaves the focus in the field where it is. Leaving that
 * can bring its message up, which would move the button from under the pointer before it is
 * clicked.
 */
export function preserveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
