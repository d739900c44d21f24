import { observer } from 'mobx-react-lite';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { focusHeading, useFocusOnNavigation } from '~/app/router/useFocusOnNavigation';
import { Toasts } from '~/components/Toasts';
import { NavigationBlocker } from '~/hooks/NavigationBlocker';
import { useStores } from '~/stores/context';
import { PageLoadingBar } from '~/ui/Feedback';
import { useFocusFallback } from '~/ui/useFocusFallback';

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
      <ScrollPositions />
      <Outlet />
      <Toasts />
    </>
  );
}

/**
 * Only while a user is signed in: React Router stores the positions. Each user starts with none
 * (`app/session/scrollPositions.ts`).
 */
const ScrollPositions = observer(function ScrollPositions() {
  const { user } = useStores().session;
  return user && <ScrollRestoration key={user.id} getKey={scrollKey} />;
});

/** The first page of a visit has no key of its own. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** A component of its own, so that the start of a navigation re-renders nothing else. */
function NavigationProgress() {
  return useNavigation().state !== 'idle' && <PageLoadingBar label="Page loading" />;
}
