import type { User } from '~/domain/User';
import type { Stores } from '~/stores/context';
import { redirectToLogin } from '~/app/router/redirect';
import { currentPath, type Router } from '~/app/router/Router';
import { notifyUserSwitched } from './watchSession';

/**
 * Applies what other tabs do: sign-ins, sign-outs, theme changes and recently viewed organizations
 * arrive as storage events, mutations as messages. What another tab has changed becomes stale;
 * `useQuery` refetches what is on screen. Returns a function that stops it.
 */
export function syncWithOtherTabs(
  stores: Stores,
  router: Router,
  channel: BroadcastChannel | undefined,
): () => void {
  const { organizations, tokens } = stores;
  const onMessage = ({ data: change }: MessageEvent<unknown>) => {
    if (typeof change !== 'object' || change === null) return;
    if ('organization' in change) {
      const { organization } = change;
      // `true` stands for many organizations.
      if (typeof organization === 'string') organizations.invalidate(organization);
      else if (organization === true) organizations.invalidate();
    }
    if ('tokens' in change) tokens.list.invalidate();
  };
  const onStorage = storageListener(stores, router);
  channel?.addEventListener('message', onMessage);
  window.addEventListener('storage', onStorage);
  return () => {
    channel?.removeEventListener('message', onMessage);
    window.removeEventListener('storage', onStorage);
  };
}

function storageListener(
  { session, theme, commands, toasts, recentOrganizations, views }: Stores,
  router: Router,
) {
  /** The user that another tab has signed out; the next one to sign in may be someone else. */
  let signedOutUser: User | undefined;
  return ({ key }: StorageEvent) => {
    const previousUser = session.user;
    const path = currentPath(router);
    session.syncFromStorage(key);
    theme.syncFromStorage(key);
    commands.syncFromStorage(key);
    recentOrganizations.syncFromStorage(key);
    views.syncFromStorage(key);
    const { user } = session;
    if (previousUser && !user) {
      signedOutUser = previousUser;
      redirectToLogin(router, path);
    } else if (!previousUser && user && signedOutUser && signedOutUser.id !== user.id)
      notifyUserSwitched(toasts, user);
  };
}
