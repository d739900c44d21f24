import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Toasts } from '../layouts/Toasts';
import { PageLoadingBar } from '../ui/PageLoadingBar';

/**
 * What stands around every layout: the progress of navigation, the toasts, and where focus and
 * scroll go.
 */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Toasts />
      <ScrollRestoration
        getKey={({ key, pathname, search }) => (key === 'default' ? pathname + search : key)}
      />
    </>
  );
}

/** Apart, so that a navigation's start renders nothing else. */
function NavigationProgress() {
  return useNavigation().state !== 'idle' && <PageLoadingBar />;
}

/**
 * After a navigation, the focus goes to the new screen's heading; a change of the query alone, or
 * the first page, leaves it.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
