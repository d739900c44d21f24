import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useStores } from '../stores/context';
import { DiscardChangesDialog } from './DiscardChangesDialog';

export interface UnsavedChangesGuard {
  /** The question, while it stands: goes inside the dialog or form that it is about. */
  readonly dialog: ReactNode;
  /** Leaves, or asks first: for "Cancel", the close button and Escape. */
  readonly confirmThen: (action: () => void) => void;
  /** Leaves without asking: everything is saved. */
  readonly bypass: (action: () => void) => void;
}

/**
 * Asks before unsaved changes are lost: on closing, on every navigation (Back, a link, a
 * program's), and, in the browser's own words, on leaving the page. A session that ends is no
 * question (decisions.md, "Session"), nor is an address that is only mended in place. `text` says
 * what would be lost, where that isn't something entered.
 */
export function useUnsavedChangesGuard(dirty: boolean, text?: string): UnsavedChangesGuard {
  const { session } = useStores();
  const [pendingAction, setPendingAction] = useState<() => void>();
  const bypassed = useRef(false);
  const shouldBlock = () => dirty && !bypassed.current && session.user !== undefined;

  const blocker = useBlocker(
    ({ currentLocation: { pathname, search }, nextLocation, historyAction }) => {
      const samePath = pathname === nextLocation.pathname;
      if (samePath && (search === nextLocation.search || historyAction === NavigationType.Replace))
        return false;
      return shouldBlock();
    },
  );

  useLayoutEffect(() => {
    bypassed.current = false;
    if (!dirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!bypassed.current && session.user) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty, session]);

  const bypass = (action: () => void) => {
    bypassed.current = true;
    action();
  };
  const blocked = blocker.state === 'blocked' ? blocker : undefined;
  const cancel = () => {
    blocked?.reset();
    setPendingAction(undefined);
  };
  return {
    dialog: (pendingAction ?? blocked) && (
      <DiscardChangesDialog
        text={text}
        onDiscard={() => bypass(pendingAction ?? (() => blocked?.proceed()))}
        onCancel={cancel}
      />
    ),
    confirmThen: (action) => {
      if (shouldBlock()) setPendingAction(() => action);
      else action();
    },
    bypass,
  };
}
