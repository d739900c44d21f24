import { CircleCheck, Power, PowerOff, TriangleAlert } from 'lucide-react';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  type Organization,
  oppositeChange,
  statusAfter,
  type StatusChange,
} from '~/domain/Organization';
import { Form } from '~/forms/Form';
import { ReasonField } from '~/forms/FormField';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import {
  bulkConfirmation,
  bulkOutcomeTexts,
  bulkUndoText,
  bulkWords,
  unchangedText,
} from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { undone } from '~/stores/mutations/conditionalWrite';
import { Button } from '~/ui/Button';
import { Dialog, FooterStart } from '~/ui/Dialog';
import { Disclosure } from '~/ui/Disclosure';
import { Stack } from '~/ui/Page';
import { MutedText } from '~/ui/text';
import { BulkChange } from './BulkChange';
import { BulkProgress } from './BulkProgress';
import { OrganizationNames } from './OrganizationNames';

interface BulkDialogProps {
  readonly change: StatusChange;
  readonly finalFocus: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}

const questionTile = {
  activate: { icon: <Power size={18} />, tone: 'accent' },
  deactivate: { icon: <PowerOff size={18} />, tone: 'danger' },
} as const;
const completeTile = { icon: <CircleCheck size={18} />, tone: 'success' } as const;
const incompleteTile = { icon: <TriangleAlert size={18} />, tone: 'warning' } as const;

const fields = { reason: reasonField };

/**
 * Asks for a bulk change of the selection, runs it, and reports the outcome of each row. Closing it stops
 * the change; a toast then says how far it came.
 */
export const BulkDialog = observer(function BulkDialog({
  change,
  finalFocus,
  onClose,
}: BulkDialogProps) {
  const stores = useStores();
  const { selection } = stores.organizations;
  const [{ run, reason }, setPlan] = useState(() => ({
    run: new BulkChange(stores, change, selection.rows),
    reason: '',
  }));
  const [formId, undoId] = [useId(), useId()];
  const { button, outcome } = useFocusOnStatus(run);
  const { toasts, session } = stores;
  useEffect(
    () => () => {
      if (run.status !== 'running' && run.status !== 'stopping') return;
      run.stop();
      void when(() => run.status === 'ended').then(() => {
        if (session.user)
          toasts.show({ type: 'info', text: `${bulkOutcomeTexts(run).join(', ')}.` });
      });
    },
    [run, session, toasts],
  );
  const isRunning = run.status === 'running' || run.status === 'stopping';
  const guard = useUnsavedChangesGuard(isRunning, {
    question: {
      title: `Stop ${bulkWords[run.change].running.toLowerCase()}?`,
      text: 'Organizations that have not been sent yet stay as they are.',
      confirmLabel: 'Stop',
      cancelLabel: 'Keep going',
    },
  });
  const close = () => guard.confirmThen(onClose);
  /** Takes an organization out of the change, and out of the selection. */
  const remove = (row: Organization) => {
    // The list of names is about to go.
    if (run.rows.length === 1) button.current?.focus();
    selection.deselect([row]);
    const rows = [...run.rows, ...run.unchanged].filter(({ id }) => id !== row.id);
    setPlan({ run: new BulkChange(stores, run.change, rows), reason });
  };
  const planUndo = () =>
    setPlan({
      run: new BulkChange(stores, oppositeChange[run.change], run.changed),
      reason: undone,
    });

  const { title, text } = bulkConfirmation(run.change, run.rows.length);
  const { verb } = bulkWords[run.change];
  const isEmpty = run.rows.length === 0;
  if (run.status === 'idle')
    return (
      <Dialog
        open
        size="small"
        title={title}
        description={text}
        {...questionTile[run.change]}
        initialFocus={button}
        finalFocus={finalFocus}
        onClose={onClose}
        footer={
          <>
            <Button ref={button} onClick={onClose}>
              Cancel
            </Button>
            <Button
              type={isEmpty ? 'button' : 'submit'}
              form={formId}
              variant={run.change === 'deactivate' ? 'danger' : 'primary'}
              aria-disabled={isEmpty || undefined}
              once
            >
              {verb}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          {!isEmpty && <OrganizationNames label={verb} rows={run.rows} onRemove={remove} />}
          {run.unchanged.length > 0 && (
            <Disclosure summary={unchangedText(run.unchanged.length, statusAfter[run.change])}>
              <OrganizationNames label="Left unchanged" rows={run.unchanged} />
            </Disclosure>
          )}
          {!isEmpty && (
            <Form
              id={formId}
              fields={fields}
              initialValues={{ reason }}
              onSubmit={async (values) => void run.start(reasonToSend(values.reason))}
            >
              <ReasonField />
            </Form>
          )}
        </Stack>
      </Dialog>
    );
  const isComplete = run.changed.length === run.rows.length;
  const hasEnded = run.status === 'ended';
  const [done, ...rest] = bulkOutcomeTexts(run);
  return (
    <Dialog
      size="small"
      title={hasEnded ? done : title}
      description={hasEnded ? rest.join(' · ') || undefined : text}
      {...(!hasEnded ? questionTile[run.change] : isComplete ? completeTile : incompleteTile)}
      initialFocus={hasEnded ? outcome : button}
      finalFocus={finalFocus}
      onClose={close}
      footer={
        hasEnded ? (
          <>
            {run.changed.length > 0 && (
              <FooterStart>
                <Button aria-describedby={undoId} once onClick={planUndo}>
                  Undo
                </Button>
                <MutedText id={undoId}>{bulkUndoText(run.change, run.changed.length)}</MutedText>
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
function useFocusOnStatus({ status }: BulkChange) {
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
    previous.current = status;
  }, [status]);
  return { button, outcome };
}
