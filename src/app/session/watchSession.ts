import { reaction } from 'mobx';
import type { User } from '~/domain/User';
import { withoutDialogs } from '~/hooks/dialogKeys';
import { message } from '~/messages/message';
import type { Stores } from '~/stores/Stores';
import type { ToastsStore } from '~/stores/ToastsStore';
import { currentPath } from '~/app/router/redirectToLogin';
import { redirectTarget } from '~/app/router/redirect';
import type { Router } from '~/app/router/Router';
import { stripBasename } from '~/app/router/stripBasename';

/**
 * Reacts to a change of the signed-in user in any tab: clears the previous user's data and leaves
 * the login screen.
 */
export function watchSession(
  { session, organizations, tokens, drafts, toasts }: Stores,
  router: Router,
): () => void {
  /** The user whose session ended last: dialogs in the URL are theirs. */
  let lastUser: User | undefined;
  return reaction(
    () => session.user,
    (user, previousUser) => {
      lastUser = previousUser ?? lastUser;
      const isOtherUser = user !== undefined && lastUser !== undefined && lastUser.id !== user.id;
      if (user) drafts.setOwner(user.id);
      else if (previousUser) drafts.save(previousUser.id);
      if (previousUser && previousUser.id !== user?.id) {
        organizations.clear();
        tokens.clear();
        toasts.clear();
        if (user) notifyUserSwitched(toasts, user);
      }
      const { pathname, search } = router.state.location;
      if (!user) return;
      if (/^\/login\/*$/i.test(stripBasename(pathname))) {
        const { path, invalid } = redirectTarget(search);
        if (invalid) toasts.show({ type: 'caution', text: message('invalid_url') });
        void router.navigate(isOtherUser ? withoutDialogs(path) : path, { replace: true });
      } else if (isOtherUser) {
        const path = currentPath(router);
        const pathWithoutDialogs = withoutDialogs(path);
        if (pathWithoutDialogs !== path)
          void router.navigate(pathWithoutDialogs, { replace: true });
      }
    },
  );
}

/** Announces that another tab has signed in as a different user. */
export function notifyUserSwitched(toasts: ToastsStore, { name }: User): void {
  toasts.show({ type: 'info', text: `You are now signed in as ${name}.` });
}
