import { useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { Toasts } from '~/components/Toasts';
import { NavigationBlocker } from '~/hooks/NavigationBlocker';
import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';

/** Wraps every layout: navigation progress, the prompt about unsaved changes, toasts, focus and scroll restoration. */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <NavigationProgress />
      <NavigationBlocker />
      <ScrollRestoration getKey={scrollKey} />
      <Outlet />
      <Toasts />
    </>
  );
}

/** The first page of a visit has no key of its own. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** A component of its own, so that the start of a navigation re-renders nothing else. */
function NavigationProgress() {
  return useNavigation().state !== 'idle' && <PageLoadingBar label="Page loading" />;
}

/**
 * Moves focus to the new screen's heading (docs/product.md, "Shell"), on Back to the link to the screen
 * that was left. The first page, a change of the query alone and a screen that has placed the focus
 * itself leave it.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);
  useEffect(() => {
    const left = lastPathname.current;
    if (left === pathname) return;
    lastPathname.current = pathname;
    if (document.activeElement?.matches('main *')) return;
    const followed = isBack && document.querySelector(`main a[href$="${CSS.escape(left)}"]`);
    const target = followed || document.querySelector('h1');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [pathname, isBack]);
}
