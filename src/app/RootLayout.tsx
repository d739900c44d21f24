import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  type Location,
} from 'react-router-dom';
import { Notifications } from '~/components/Notifications';
import { NavigationProvider } from '~/hooks/navigation';
import { useStores } from '~/stores/context';
import { PageLoadingBar } from '~/ui/Feedback';
import { afterFrame, useFocusFallback } from '~/ui/useFocusFallback';

/**
 * Wraps every layout: navigation progress, the prompt about unsaved changes, toasts, focus and scroll
 * restoration.
 */
export function RootLayout() {
  useFocusOnNavigation();
  useFocusFallback(focusHeading);
  return (
    <>
      <NavigationProgress />
      <ScrollPositions />
      <NavigationProvider>
        <Outlet />
      </NavigationProvider>
      <Notifications />
    </>
  );
}

/**
 * Only while a user is signed in: React Router stores the positions. Each user starts with none
 * (`forgetScrollPositions`).
 */
const ScrollPositions = observer(function ScrollPositions() {
  const { user } = useStores().session;
  return user && <ScrollRestoration key={user.id} getKey={scrollKey} />;
});

/** The first page of a visit has no key of its own. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/**
 * A component of its own, so that the start of a navigation re-renders nothing else. Hidden instead of
 * left out, like the indicator of requests: Chromium computes the style of every element again when
 * keyframes or a media query come into the style sheet, 35 ms of a click at 4x CPU throttling.
 */
function NavigationProgress() {
  return <PageLoadingBar label="Page loading" hidden={useNavigation().state === 'idle'} />;
}

/**
 * Moves focus to the new screen's heading (docs/product.md, "Shell"). The first page, a change of the
 * query alone and a screen that has placed the focus itself leave it.
 */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    return afterFrame(() => {
      if (!document.activeElement?.matches(placed)) focusHeading();
    });
  }, [pathname]);
}

/** What a screen, or a dialog that it opens at once, has focused. */
const placed = 'main *, [role$="dialog"]:not([data-closed]) *';

/** Focuses the screen's heading. */
function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
