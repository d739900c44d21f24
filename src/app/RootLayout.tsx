import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { focusHeading, useFocusOnNavigation } from '~/app/router/useFocusOnNavigation';
import { Toasts } from '~/components/Toasts';
import { NavigationBlocker } from '~/hooks/NavigationBlocker';
import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';
import { useFocusFallback } from '~/ui/hooks/useFocusFallback';

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
