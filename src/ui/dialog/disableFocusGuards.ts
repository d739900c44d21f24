/**
 * Removes Base UI's focus guards from the tab order while a menu is open, and returns a function
 * that stops. The guards are aria-hidden but focusable, which fails axe's `aria-hidden-focus`
 * (https://github.com/mui/base-ui/issues/4668). Our menus close on Tab, so they don't need them.
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
