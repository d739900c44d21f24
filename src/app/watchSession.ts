import { reaction } from 'mobx';
import type { User } from '../domain/User';
import { withoutDialogs } from '../layouts/dialogKeys';
import { message } from '../messages/message';
import type { Stores } from '../stores/Stores';
import type { ToastsStore } from '../stores/ToastsStore';
import { currentPath } from './redirectToLogin';
import { redirectTarget } from './redirect';
import type { Router } from './Router';
import { stripBasename } from './stripBasename';

/**
 * What follows from who is signed in, in whichever tab that changed: nothing of one person stays
 * for the next, and login is left.
 */
export function watchSession(
  { session, organizations, tokens, drafts, toasts }: Stores,
  router: Router,
): () => void {
  /** Whose session was the last to end here: the dialogs in the address are theirs. */
  let left: User | undefined;
  return reaction(
    () => session.user,
    (user, previousUser) => {
      left = previousUser ?? left;
      const someoneElse = user !== undefined && left !== undefined && left.id !== user.id;
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
        void router.navigate(someoneElse ? withoutDialogs(path) : path, { replace: true });
      } else if (someoneElse) {
        const path = currentPath(router);
        const without = withoutDialogs(path);
        if (without !== path) void router.navigate(without, { replace: true });
      }
    },
  );
}

/**
 * News that nobody asked for (decisions.md, "Messages"): another tab has signed in as somebody
 * else.
 */
export function notifyUserSwitched(toasts: ToastsStore, { name }: User): void {
  toasts.show({ type: 'info', text: `You are now signed in as ${name}.` });
}
