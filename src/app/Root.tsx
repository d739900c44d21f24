import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Toasts } from '../layouts/Toasts';
import { ProgressLine } from '../ui/ProgressLine';

/**
 * What stands around every layout: the progress of navigation, the toasts, and where focus and
 * scroll go.
 */
export function Root() {
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
  return useNavigation().state !== 'idle' && <ProgressLine />;
}

/**
 * After a navigation, the focus goes to the new screen's heading; a change of the query alone, or
 * the first page, leaves it.
 */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
