import { CircleStop, Undo2 } from 'lucide-react';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type BlockerFunction, NavigationType } from 'react-router-dom';
import { type BlockedNavigation, useNavigationGuards } from './navigation';
import { useStores } from '~/stores/context';
import { ConfirmDialog, type ConfirmDialogProps } from '~/ui/ConfirmDialog';

export interface UnsavedChangesGuard {
  /** The open confirmation, to be rendered inside the dialog or form. */
  readonly dialog: ReactNode;
  /**
   * Runs the action, after confirmation if there are unsaved changes: for "Cancel", the close
   * button and Escape.
   */
  readonly confirmThen: (action: () => void) => void;
  /** Runs the action without confirmation: everything is saved. */
  readonly bypass: <T>(action: () => T) => T;
}

interface GuardOptions {
  /** Texts of the confirmation, where it is no form's input that would be lost. */
  readonly question?: Partial<
    Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'cancelLabel'>
  >;
  /** The form is part of its screen, which stays when only the URL's search changes. */
  readonly onScreen?: boolean;
}

/**
 * Confirms before unsaved changes are lost: when a form closes, on every navigation (Back, links,
 * code) and, with the browser's own prompt, when the page unloads. Doesn't ask when the session
 * ends (docs/product.md, "Session") or when the URL is corrected in place. A question about what ends
 * meanwhile, such as a running import, goes with it.
 */
export function useUnsavedChangesGuard(
  dirty: boolean,
  { question, onScreen = false }: GuardOptions = {},
): UnsavedChangesGuard {
  const { session, commands } = useStores();
  const [pendingAction, setPendingAction] = useState<() => void>();
  const [blocked, setBlocked] = useState<BlockedNavigation>();
  const subject = dirty ? (question?.title ?? '') : undefined;
  const [askedSubject, setAskedSubject] = useState(subject);
  // During render: what is asked about is gone at once, with its focus.
  if (subject !== askedSubject) {
    setAskedSubject(subject);
    setPendingAction(undefined);
    setBlocked(undefined);
  }
  const bypassed = useRef(false);
  const shouldBlock = () => dirty && !bypassed.current && session.user !== undefined;

  const guards = useNavigationGuards();
  const blocks = useEffectEvent<BlockerFunction>((navigation) => {
    const { currentLocation, nextLocation, historyAction } = navigation;
    const samePath = currentLocation.pathname === nextLocation.pathname;
    const sameView = onScreen || currentLocation.search === nextLocation.search;
    if (samePath && (sameView || historyAction === NavigationType.Replace)) return false;
    return shouldBlock();
  });
  useLayoutEffect(() => {
    const guard = {
      blocks: (navigation: Parameters<BlockerFunction>[0]) => blocks(navigation),
      onBlocked: setBlocked,
    };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [guards]);

  useLayoutEffect(() => {
    bypassed.current = false;
    if (!dirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!bypassed.current && session.user) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty, session]);

  const bypass = <T,>(action: () => T): T => {
    bypassed.current = true;
    return action();
  };
  const cancel = () => {
    blocked?.reset();
    commands.cancelPending();
    setPendingAction(undefined);
  };
  const endQuestion = useEffectEvent(() => {
    if ((pendingAction ?? blocked) && !bypassed.current) cancel();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a question about something that has ended meanwhile goes with it
  useLayoutEffect(() => endQuestion(), [dirty, question?.title]);
  return {
    dialog: (pendingAction ?? blocked) && (
      <ConfirmDialog
        title="Discard changes?"
        text="What you entered has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        {...question}
        tone="danger"
        icon={question?.title === undefined ? <Undo2 size={18} /> : <CircleStop size={18} />}
        onConfirm={() => bypass(pendingAction ?? (() => blocked?.proceed()))}
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

/** What a dialog and the form in it share. */
export interface DialogForm {
  /** Asks before unsaved changes are lost; `bypass` it once they are saved. */
  readonly guard: UnsavedChangesGuard;
  readonly setDirty: (dirty: boolean) => void;
}

/** The state of a `FormDialog`. */
export function useDialogForm(): DialogForm {
  const [dirty, setDirty] = useState(false);
  return { guard: useUnsavedChangesGuard(dirty), setDirty };
}
