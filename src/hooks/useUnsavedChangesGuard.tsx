import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { DiscardChangesDialog } from '~/components/DiscardChangesDialog';

export interface UnsavedChangesGuard {
  /** The open confirmation, to be rendered inside the dialog or form. */
  readonly dialog: ReactNode;
  /**
   * Runs the action, after confirmation if there are unsaved changes: for "Cancel", the close
   * button and Escape.
   */
  readonly confirmThen: (action: () => void) => void;
  /** Runs the action without confirmation: everything is saved. */
  readonly bypass: (action: () => void) => void;
}

/**
 * Confirms before unsaved changes are lost: when a form closes, on every navigation (Back, links,
 * code) and, with the browser's own prompt, when the page unloads. Doesn't ask when the session
 * ends (docs/product.md, "Session") or when the URL is corrected in place. `text` says what would
 * be lost, if it isn't form input.
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
