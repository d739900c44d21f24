/** Whether a modal dialog of the console, or of the panel, is open. */
export function isConsoleCovered(): boolean {
  return (
    document.querySelector('[data-base-ui-portal] :is([role="dialog"], [role="alertdialog"])') !==
    null
  );
}
