import { reaction } from 'mobx';
import type { User } from '../domain/User';
import { withoutDialogs } from '../layouts/dialogKeys';
import { message } from '../messages/message';
import type { Stores } from '../stores/Stores';
import type { ToastsStore } from '../stores/ToastsStore';
import { currentPath } from './leaveToLogin';
import { redirectTarget } from './redirect';
import type { Router } from './Router';
import { withoutBase } from './withoutBase';

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
    (user, before) => {
      left = before ?? left;
      const someoneElse = user !== undefined && left !== undefined && left.id !== user.id;
      if (user) drafts.admit(user.id);
      else if (before) drafts.keep(before.id);
      if (before && before.id !== user?.id) {
        organizations.clear();
        tokens.clear();
        toasts.clear();
        if (user) tellPerson(toasts, user);
      }
      const { pathname, search } = router.state.location;
      if (!user) return;
      if (/^\/login\/*$/i.test(withoutBase(pathname))) {
        const { path, refused } = redirectTarget(search);
        if (refused) toasts.show({ type: 'caution', text: message('invalid_url') });
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
export function tellPerson(toasts: ToastsStore, { name }: User): void {
  toasts.show({ type: 'info', text: `You are now signed in as ${name}.` });
}
