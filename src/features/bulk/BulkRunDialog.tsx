import { CircleCheck, TriangleAlert } from 'lucide-react';
import { when, type IComputedValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { bulkOutcomeTexts } from '~/messages/bulkText';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { Button } from '~/ui/Button';
import { Dialog, FooterStart, type DialogProps } from '~/ui/Dialog';
import { Muted } from '~/ui/text';
import { BulkProgress } from './BulkProgress';
import type { AnyBulkRun } from './BulkRun';

interface BulkRunDialogProps extends Pick<
  DialogProps,
  | 'title'
  | 'description'
  | 'icon'
  | 'tone'
  | 'size'
  | 'children'
  | 'wrap'
  | 'initialFocus'
  | 'finalFocus'
> {
  readonly run: AnyBulkRun;
  /** Before it starts: the buttons after "Cancel". */
  readonly submit: ReactNode;
  /** Before it starts: beside the buttons. */
  readonly summary?: ReactNode;
  /** Plans what takes back what was changed. */
  readonly onUndo: () => void;
  /** Before it starts: closing would lose what was typed. Observed here, so that the content isn't rendered. */
  readonly isDirty?: IComputedValue<boolean>;
  readonly onClose: () => void;
}

const completeTile = { icon: <CircleCheck size={18} />, tone: 'success' } as const;
const incompleteTile = { icon: <TriangleAlert size={18} />, tone: 'warning' } as const;

/**
 * Asks for a bulk change (`children`), runs it, and reports the outcome of each row. Closing it stops the
 * change; a toast then says how far it came.
 */
export const BulkRunDialog = observer(function BulkRunDialog({
  run,
  submit,
  summary,
  onUndo,
  isDirty,
  onClose,
  children,
  wrap,
  initialFocus,
  ...question
}: BulkRunDialogProps) {
  const { toasts, session } = useStores();
  const undoId = useId();
  const { button, outcome } = useFocusOnStatus(run);
  useEffect(
    () => () => {
      if (!run.isRunning) return;
      run.stop();
      void when(() => run.status === 'ended').then(() => {
        if (session.user)
          toasts.show({ type: 'info', text: `${bulkOutcomeTexts(run).join(', ')}.` });
      });
    },
    [run, session, toasts],
  );
  const isIdle = run.status === 'idle';
  const stopQuestion = {
    title: `Stop ${run.texts.running.toLowerCase()}?`,
    text: `${run.texts.items} that have not been sent yet stay as they are.`,
    confirmLabel: 'Stop',
    cancelLabel: 'Keep going',
  };
  const guard = useUnsavedChangesGuard(
    run.isRunning || (isIdle && isDirty?.get() === true),
    isIdle ? undefined : { question: stopQuestion },
  );
  const close = () => guard.confirmThen(onClose);
  const { size, finalFocus, ...heading } = question;
  if (isIdle)
    return (
      <Dialog
        open
        {...question}
        wrap={wrap}
        initialFocus={initialFocus ?? button}
        onClose={close}
        nested={guard.dialog}
        footer={
          <>
            {summary}
            <Button ref={button} onClick={close}>
              Cancel
            </Button>
            {submit}
          </>
        }
      >
        {children}
      </Dialog>
    );
  const isComplete = run.changed.length === run.rows.length;
  const hasEnded = run.status === 'ended';
  const [done, ...rest] = bulkOutcomeTexts(run);
  const ended = {
    title: done,
    description: rest.join(' · ') || undefined,
    ...(isComplete ? completeTile : incompleteTile),
  };
  return (
    <Dialog
      size={size}
      {...(hasEnded ? ended : heading)}
      initialFocus={hasEnded ? outcome : button}
      finalFocus={finalFocus}
      onClose={close}
      footer={
        hasEnded ? (
          <>
            {run.changed.length > 0 && (
              <FooterStart>
                <Button aria-describedby={undoId} once onClick={onUndo}>
                  Undo
                </Button>
                <Muted id={undoId}>{run.texts.undo(run.changed.length)}</Muted>
              </FooterStart>
            )}
            <Button onClick={onClose}>Done</Button>
            {run.failures.length > 0 && (
              <Button variant="primary" once onClick={() => void run.retry()}>
                {message('try_again')}
              </Button>
            )}
          </>
        ) : (
          <Button ref={button} busy={run.status === 'stopping'} once onClick={() => run.stop()}>
            Stop
          </Button>
        )
      }
      nested={guard.dialog}
    >
      <BulkProgress run={run} outcome={outcome} />
    </Dialog>
  );
});

/** Moves focus to what replaces the button that was pressed, which is gone. */
function useFocusOnStatus(run: AnyBulkRun) {
  const { status } = run;
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const previous = useRef(status);
  useLayoutEffect(() => {
    // The question whether to stop keeps the focus.
    const isAsking = document.activeElement?.closest('[role="alertdialog"]');
    if (previous.current !== status && !isAsking) {
      if (status === 'running' || status === 'idle') button.current?.focus();
      if (status === 'ended') outcome.current?.focus();
    }
    // The last name was removed, with its button.
    if (status === 'idle' && document.activeElement === document.body) button.current?.focus();
    previous.current = status;
  });
  return { button, outcome };
}
