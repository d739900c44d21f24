import { useLayoutEffect } from 'react';
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom';

export type BlockedNavigation = Extract<Blocker, { readonly state: 'blocked' }>;

/** What may have unsaved changes: a form on the screen, or one in a dialog. */
export interface NavigationGuard {
  readonly blocks: BlockerFunction;
  /** Called with the navigation to ask about, and with undefined once that is decided. */
  readonly onBlocked: (navigation: BlockedNavigation | undefined) => void;
}

const guards = new Set<NavigationGuard>();
/** The guard that asks about the blocked navigation. */
let asking: NavigationGuard | undefined;

export function addNavigationGuard(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/**
 * The router supports one blocker, so this one answers for all guards. The latest that blocks asks,
 * once for all.
 */
export function NavigationBlocker() {
  const blocker = useBlocker((navigation) => {
    asking = [...guards].findLast((guard) => guard.blocks(navigation));
    return asking !== undefined;
  });
  useLayoutEffect(() => {
    const navigation = blocker.state === 'blocked' ? blocker : undefined;
    for (const guard of guards) guard.onBlocked(guard === asking ? navigation : undefined);
  }, [blocker]);
  return null;
}
