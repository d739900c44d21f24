import type { MouseEvent } from 'react';

/**
 * For `onMouseDown`: pressing a button leaves focus in the current field. Otherwise the field's
 * blur may show its error message, which moves the button away from the pointer before the click.
 */
export function preserveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
