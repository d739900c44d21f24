import { useLayoutEffect } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router-dom';

export type BlockedNavigation = Extract<Blocker, { readonly state: 'blocked' }>;

/** What may have unsaved changes: a form on the screen, or one in a dialog. */
export interface NavigationGuard {
  readonly blocks: BlockerFunction;
  /** Called with the navigation to ask about, and with undefined once that is decided. */
  readonly onBlocked: (navigation: BlockedNavigation | undefined) => void;
}

/** Those that `NavigationBlocker` answers for. */
const navigationGuards = new Set<NavigationGuard>();

export function addNavigationGuard(guard: NavigationGuard): () => void {
  navigationGuards.add(guard);
  return () => void navigationGuards.delete(guard);
}

/** The guard that asks about the blocked navigation. */
let asking: NavigationGuard | undefined;

/**
 * The router supports one blocker, so this one answers for all guards. The latest that blocks asks,
 * once for all.
 */
export function NavigationBlocker() {
  const blocker = useBlocker((navigation) => {
    asking = [...navigationGuards].findLast((guard) => guard.blocks(navigation));
    return asking !== undefined;
  });
  useLayoutEffect(() => {
    const navigation = blocker.state === 'blocked' ? blocker : undefined;
    for (const guard of navigationGuards)
      guard.onBlocked(guard === asking ? navigation : undefined);
  }, [blocker]);
  return null;
}
