import { reaction } from 'mobx';
import type { User } from '~/domain/User';
import { withoutDialogs } from '~/domain/urlState';
import type { KeyValueStorage } from '~/lib/persisted';
import { message, sentence } from '~/messages/catalogue';
import type { Stores } from '~/stores/context';
import type { ToastsStore } from '~/stores/ToastsStore';
import { redirectTarget, redirectToLogin } from '~/app/router/redirect';
import { currentPath, stripBasename, type Router } from '~/app/router/Router';

/*
 * A session ends by a 401 (`expireSession`), by /logout (the guard in router/routeObjects.tsx), by
 * a failed sign-in, or in another tab (`syncWithOtherTabs`). Each does the following, in this order
 * (docs/product.md, "Session"):
 *
 * 1. It notes the current path, the target of a later sign-in.
 * 2. `SessionStore` clears the credentials. From here on, nothing asks about unsaved changes, and
 *    further 401s are ignored.
 * 3. The reaction below saves the drafts of open forms, before their screens unmount,
 * 4. aborts the requests of the session and drops its data,
 * 5. and clears its toasts and scroll positions.
 * 6. "Your session has ended" is shown after a 401; it would be cleared before.
 * 7. The router goes to login.
 *
 * A sign-in, in this tab or another, is the reverse: the drafts of anyone else are discarded, and
 * then the tab leaves the login screen.
 */

/**
 * Ends the session of this token after a 401: once, however many calls fail at the same time.
 * Without a router, the page reloads instead.
 */
export function expireSession(
  { session, toasts }: Stores,
  router: Router | undefined,
  token: string | undefined,
): void {
  const path = router && currentPath(router);
  if (!session.expire(token)) return;
  toasts.show({ type: 'caution', text: message('session_ended') });
  redirectToLogin(router, path);
}

/**
 * Reacts to every change of the signed-in user. `tabStorage` is the session storage. Returns a
 * function that stops it.
 */
export function watchSession(
  { http, session, organizations, tokens, drafts, commands, toasts }: Stores,
  router: Router,
  tabStorage: KeyValueStorage | undefined,
): () => void {
  // The session may have ended in another tab while this one was elsewhere.
  if (!session.user) forgetScrollPositions(tabStorage, false);
  /** The user whose session ended last: dialogs in the URL are theirs. */
  let lastUser: User | undefined;
  return reaction(
    () => session.user,
    (user, previousUser) => {
      lastUser = previousUser ?? lastUser;
      const isOtherUser = user !== undefined && lastUser !== undefined && lastUser.id !== user.id;
      if (user) drafts.setOwner(user.id);
      else if (previousUser) drafts.save(previousUser.id);
      if (previousUser?.id !== user?.id) forgetScrollPositions(tabStorage, user !== undefined);
      if (previousUser && previousUser.id !== user?.id) {
        http.endSession();
        organizations.clear();
        tokens.list.clear();
        commands.close();
        toasts.clear();
        if (user) notifyUserSwitched(toasts, user);
      }
      if (user) http.optionalCalls.clear();
      if (user) leaveLogin(router, toasts, isOtherUser);
    },
  );
}

/** Follows the login screen's redirect, or closes the dialogs of another user on a screen. */
function leaveLogin(router: Router, toasts: ToastsStore, isOtherUser: boolean): void {
  const { pathname, search } = router.state.location;
  if (/^\/login\/*$/i.test(stripBasename(pathname))) {
    const { path, invalid } = redirectTarget(search);
    if (invalid) toasts.show({ type: 'caution', text: message('invalid_url') });
    void router.navigate(isOtherUser ? withoutDialogs(path) : path, { replace: true });
  } else if (isOtherUser) {
    const path = currentPath(router);
    const pathWithoutDialogs = withoutDialogs(path);
    if (pathWithoutDialogs !== path) void router.navigate(pathWithoutDialogs, { replace: true });
  }
}

/** Announces that another tab has signed in as a different user. */
export function notifyUserSwitched(toasts: ToastsStore, { name }: User): void {
  toasts.show({ type: 'info', text: sentence`You are now signed in as ${name}.` });
}

/** Where React Router's `ScrollRestoration` keeps them, partly by the address of a page. */
const scrollPositionsKey = 'react-router-scroll-positions';

/**
 * Forgets the scroll positions of the user who is no longer signed in (docs/security.md, "Data").
 * React Router also has them in memory, and writes those when the page is hidden: what it then has in
 * memory is what it reads for the next user, an empty record.
 */
function forgetScrollPositions(storage: KeyValueStorage | undefined, isSignedIn: boolean): void {
  try {
    if (isSignedIn) storage?.setItem(scrollPositionsKey, '{}');
    else storage?.removeItem(scrollPositionsKey);
  } catch {
    // React Router can't write them either.
  }
}
