import { useLayoutEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { navigationGuards, type NavigationGuard } from './navigationGuards';

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
