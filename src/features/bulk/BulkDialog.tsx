import { CircleCheck, Power, PowerOff, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import type { StatusChange } from '~/domain/statusChange';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { bulkConfirmation, bulkOutcomeTitle, bulkWords } from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import type { BulkChange } from './BulkChange';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { BulkPreview } from './BulkPreview';
import { BulkProgress } from './BulkProgress';
import { useBulkChange } from './useBulkChange';

interface BulkDialogProps {
  readonly change: StatusChange;
  readonly finalFocus: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}

const questionTile = {
  activate: { icon: <Power size={18} />, tone: 'accent' },
  deactivate: { icon: <PowerOff size={18} />, tone: 'danger' },
} as const;

function outcomeTile(isComplete: boolean) {
  return isComplete
    ? ({ icon: <CircleCheck size={18} />, tone: 'success' } as const)
    : ({ icon: <TriangleAlert size={18} />, tone: 'warning' } as const);
}

/** Previews a bulk change of the selection, runs it, and reports the outcome of each row. */
export const BulkDialog = observer(function BulkDialog({
  change,
  finalFocus,
  onClose,
}: BulkDialogProps) {
  const { plan, run, draft, remove, undo } = useBulkChange(change);
  const formId = useId();
  const { button, outcome } = useFocusOnStatus(run);
  const isRunning = run.status === 'running' || run.status === 'stopping';
  const guard = useUnsavedChangesGuard(isRunning, {
    question: {
      title: `Stop ${bulkWords[run.change].running.toLowerCase()}?`,
      text: 'Organizations that have not been sent yet stay as they are.',
      discardLabel: 'Stop',
      keepLabel: 'Keep going',
    },
  });
  const close = () => guard.confirmThen(onClose);
  const { title, text } = bulkConfirmation(run.change, run.rows.length);
  const hasEnded = run.status === 'ended';
  const isComplete = run.done === run.rows.length;
  return (
    <Dialog
      size="small"
      keepsHeight
      title={hasEnded ? bulkOutcomeTitle(run.change, run.done) : title}
      description={hasEnded ? undefined : text}
      {...(hasEnded ? outcomeTile(isComplete) : questionTile[run.change])}
      initialFocus={hasEnded ? outcome : button}
      finalFocus={finalFocus}
      onClose={close}
      footer={<BulkFooter run={run} formId={formId} button={button} onClose={close} />}
    >
      {run.status === 'idle' ? (
        <BulkPreview
          plan={plan}
          change={run.change}
          formId={formId}
          draft={draft}
          onRemove={(row) => {
            // The list of names is about to go.
            if (run.rows.length === 1) button.current?.focus();
            remove(row);
          }}
          onConfirm={(reason) => run.start(reason)}
        />
      ) : (
        <BulkProgress run={run} outcome={outcome} onUndo={undo} />
      )}
      {guard.dialog}
    </Dialog>
  );
});

interface BulkFooterProps {
  readonly run: BulkChange;
  /** Of the form that confirms the change. */
  readonly formId: string;
  /** The button that receives focus: "Cancel", then "Stop". */
  readonly button: Ref<HTMLButtonElement>;
  readonly onClose: () => void;
}

/** The buttons for the current state of the change. */
const BulkFooter = observer(function BulkFooter({ run, formId, button, onClose }: BulkFooterProps) {
  if (run.status === 'idle') {
    const nothing = run.rows.length === 0;
    return (
      <>
        <Button ref={button} onClick={onClose}>
          Cancel
        </Button>
        <Button
          type={nothing ? 'button' : 'submit'}
          form={formId}
          variant={run.change === 'deactivate' ? 'danger' : 'primary'}
          aria-disabled={nothing || undefined}
          once
        >
          {bulkWords[run.change].verb}
        </Button>
      </>
    );
  }
  if (run.status !== 'ended')
    return (
      <Button ref={button} busy={run.status === 'stopping'} once onClick={() => run.stop()}>
        Stop
      </Button>
    );
  return (
    <>
      {run.waiting.length > 0 && (
        <Button once onClick={() => run.start()}>
          Continue
        </Button>
      )}
      {run.failures.length > 0 && (
        <Button once onClick={() => run.retry()}>
          {message('try_again')}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </>
  );
});

/** Moves focus to what replaces the button that was pressed, which is gone. */
function useFocusOnStatus({ status }: BulkChange) {
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const previous = useRef(status);
  useLayoutEffect(() => {
    // The question whether to stop keeps the focus.
    const isAsking = document.activeElement?.closest('[role="alertdialog"]');
    if (previous.current !== status && !isAsking) {
      if (status === 'running' || status === 'idle') button.current?.focus();
      if (status === 'ended') outcome.current?.focus();
    }
    previous.current = status;
  }, [status]);
  return { button, outcome };
}
