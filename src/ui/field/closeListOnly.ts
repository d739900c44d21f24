import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDown` of a select: where its list can be styled, the focus is on an option while the list is
 * open, and Escape must not close the dialog too.
 */
export function closeListOnly(event: KeyboardEvent<HTMLSelectElement>): void {
  if (event.key === 'Escape' && event.target !== event.currentTarget) event.stopPropagation();
}
