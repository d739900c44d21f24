/**
 * Whether an event comes from a toast: those lie over an open dialog, and a press on one is no
 * press outside of it.
 */
export function isToastEvent(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-notifications]') !== null;
}
