/**
 * Whether an event comes from a toast. Toasts lie above an open dialog, and pressing one must not
 * count as a press outside the dialog.
 */
export function isToastEvent(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-notifications]') !== null;
}
