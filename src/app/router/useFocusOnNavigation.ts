import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves focus to the new screen's heading (docs/product.md, "Shell"), on Back to the link to the screen
 * that was left. The first page, a change of the query alone and a screen that has placed the focus
 * itself leave it.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);
  useEffect(() => {
    const left = lastPathname.current;
    if (left === pathname) return;
    lastPathname.current = pathname;
    if (document.activeElement?.matches('main *')) return;
    const followed = isBack && document.querySelector(`main a[href$="${CSS.escape(left)}"]`);
    if (followed instanceof HTMLElement) followed.focus({ preventScroll: true });
    else focusHeading();
  }, [pathname, isBack]);
}

/** Focuses the screen's heading. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
