import type { Blocker, BlockerFunction } from 'react-router-dom';

export type BlockedNavigation = Extract<Blocker, { readonly state: 'blocked' }>;

/** What may have unsaved changes: a form on the screen, or one in a dialog. */
export interface NavigationGuard {
  readonly blocks: BlockerFunction;
  /** Called with the navigation to ask about, and with undefined once that is decided. */
  readonly onBlocked: (navigation: BlockedNavigation | undefined) => void;
}

/** Those that `NavigationBlocker` answers for. */
export const navigationGuards = new Set<NavigationGuard>();

export function addNavigationGuard(guard: NavigationGuard): () => void {
  navigationGuards.add(guard);
  return () => void navigationGuards.delete(guard);
}
