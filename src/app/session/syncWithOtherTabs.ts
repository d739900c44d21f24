import type { User } from '~/domain/User';
import type { Stores } from '~/stores/Stores';
import { currentPath, redirectToLogin } from '~/app/router/redirectToLogin';
import type { Router } from '~/app/router/Router';
import { notifyUserSwitched } from './watchSession';

/** Applies sign-ins, sign-outs and theme changes made in other tabs. */
export function syncWithOtherTabs({ session, theme, toasts }: Stores, router: Router): () => void {
  /** The user that another tab has signed out; the next one to sign in may be someone else. */
  let signedOutUser: User | undefined;
  const onStorage = ({ key }: StorageEvent) => {
    const previousUser = session.user;
    const path = currentPath(router);
    session.syncFromStorage(key);
    theme.syncFromStorage(key);
    const { user } = session;
    if (previousUser && !user) {
      signedOutUser = previousUser;
      redirectToLogin(router, path);
    } else if (!previousUser && user && signedOutUser && signedOutUser.id !== user.id)
      notifyUserSwitched(toasts, user);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
