/**
 * Where focus starts in a dialog: on its first field, not on the close button that precedes it.
 * Opened by touch, or without a field, on the dialog itself: a field would pull the keyboard over
 * it.
 */
export function initialFocusTarget(
  dialog: HTMLElement | null,
  openType: string,
): HTMLElement | null {
  if (openType === 'touch') return dialog;
  const fields =
    'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
  return dialog?.querySelector<HTMLElement>(fields) ?? dialog;
}
