/** Whether a modal dialog is open: Base UI hides everything behind it from screen readers. */
export function isConsoleCovered(): boolean {
  return (
    document.querySelector(
      '#root [aria-hidden="true"] main, #root main[aria-hidden="true"], #root[aria-hidden="true"]',
    ) !== null
  );
}
