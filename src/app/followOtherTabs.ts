import type { User } from '../domain/User';
import type { Stores } from '../stores/Stores';
import { currentPath, leaveToLogin } from './leaveToLogin';
import type { Router } from './Router';
import { tellPerson } from './watchSession';

/** A sign-in, a sign-out or a switch of the theme in one tab reaches every other one. */
export function followOtherTabs({ session, theme, toasts }: Stores, router: Router): () => void {
  /** Whom another tab has signed out here: who comes next may be somebody else. */
  let left: User | undefined;
  const onStorage = ({ key }: StorageEvent) => {
    const before = session.user;
    const path = currentPath(router);
    session.follow(key);
    theme.follow(key);
    const { user } = session;
    if (before && !user) {
      left = before;
      leaveToLogin(router, path);
    } else if (!before && user && left && left.id !== user.id) tellPerson(toasts, user);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
