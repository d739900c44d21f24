/**
 * The element that receives focus when a dialog opens: its first field rather than the close button
 * before it. The dialog itself if it has no field or was opened by touch, where focusing a field
 * would open the on-screen keyboard.
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
