/**
 * Takes Base UI's focus guards out of the tab order while a menu is open, and returns what ends it.
 * They are hidden from screen readers, so they must not be focusable too; a menu that closes on Tab
 * has no need of them.
 */
export function disableFocusGuards(): () => void {
  const removeFromTabOrder = () => {
    for (const guard of document.querySelectorAll<HTMLElement>(
      '[data-base-ui-focus-guard][tabindex="0"]',
    ))
      guard.tabIndex = -1;
  };
  const observer = new MutationObserver(removeFromTabOrder);
  observer.observe(document.body, { childList: true, subtree: true });
  removeFromTabOrder();
  return () => observer.disconnect();
}
