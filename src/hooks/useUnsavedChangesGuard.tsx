import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, type BlockerFunction } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { DiscardChangesDialog, type DiscardQuestion } from './DiscardChangesDialog';
import { addNavigationGuard, type BlockedNavigation } from '~/hooks/NavigationBlocker';

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

interface GuardOptions {
  /** Says what would be lost, if it isn't form input. */
  readonly text?: string | undefined;
  /** Replaces the texts of the confirmation, if nothing is discarded. */
  readonly question?: DiscardQuestion;
  /** The form is part of its screen, which stays when only the URL's search changes. */
  readonly onScreen?: boolean;
}

/**
 * Confirms before unsaved changes are lost: when a form closes, on every navigation (Back, links,
 * code) and, with the browser's own prompt, when the page unloads. Doesn't ask when the session
 * ends (docs/product.md, "Session") or when the URL is corrected in place.
 */
export function useUnsavedChangesGuard(
  dirty: boolean,
  { text, question, onScreen = false }: GuardOptions = {},
): UnsavedChangesGuard {
  const { session, commands } = useStores();
  const [pendingAction, setPendingAction] = useState<() => void>();
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const bypassed = useRef(false);
  const shouldBlock = () => dirty && !bypassed.current && session.user !== undefined;

  const blocks = useRef<BlockerFunction>(() => false);
  useLayoutEffect(() => {
    blocks.current = ({ currentLocation: { pathname, search }, nextLocation, historyAction }) => {
      const samePath = pathname === nextLocation.pathname;
      const sameView = onScreen || search === nextLocation.search;
      if (samePath && (sameView || historyAction === NavigationType.Replace)) return false;
      return shouldBlock();
    };
  });
  useLayoutEffect(
    () =>
      addNavigationGuard({
        blocks: (navigation) => blocks.current(navigation),
        onBlocked: setBlocked,
      }),
    [],
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
  const cancel = () => {
    blocked?.reset();
    commands.cancelPending();
    setPendingAction(undefined);
  };
  return {
    dialog: (pendingAction ?? blocked) && (
      <DiscardChangesDialog
        text={text}
        {...question}
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
