import styled from '@emotion/styled';
import { Check, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { when, type IComputedValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { FailureHelp } from '~/components/ErrorContent';
import { NameLine, NamesBox } from '~/components/OrganizationNames';
import { Form } from '~/forms/Form';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { formatNumber } from '~/lib/format';
import { bulkFailureText, bulkOutcomeTexts } from '~/messages/bulkText';
import { message } from '~/messages/catalogue';
import type { BatchOutcome } from '~/stores/Batch';
import { useStores } from '~/stores/context';
import { undone } from '~/stores/mutations/conditionalWrite';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Dialog, FooterStart, type DialogProps } from '~/ui/Dialog';
import { ProgressBar } from '~/ui/Feedback';
import { Stack } from '~/ui/layout';
import { Caption, Muted, VisuallyHidden, withBdi } from '~/ui/text';
import type { AnyBulkRun, BulkRow } from './BulkRun';

interface BulkRunDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'icon' | 'tone' | 'size' | 'children' | 'finalFocus' | 'onClose'
> {
  /** Undefined or idle while the dialog asks for it. */
  readonly run: AnyBulkRun | undefined;
  readonly submit: ReactNode;
  /** Stands beside the buttons while the dialog asks. */
  readonly summary?: ReactNode;
  /** Whether closing would lose what was typed. The dialog observes it, so that its content isn't rendered. */
  readonly isDirty?: IComputedValue<boolean>;
  readonly onSubmit: (reason: string | undefined) => void;
  /** Plans what takes back what was changed. */
  readonly onUndo: () => void;
}

const completeTile = { icon: <CircleCheck size={18} />, tone: 'success' } as const;
const incompleteTile = { icon: <TriangleAlert size={18} />, tone: 'warning' } as const;
const fields = { reason: reasonField };

/**
 * Asks for a bulk change (`children`, which have the field "Reason"), runs it, and reports the outcome of
 * each row. Closing it stops the change; a toast then says how far it came.
 */
export const BulkRunDialog = observer(function BulkRunDialog({
  run,
  submit,
  summary,
  isDirty,
  onSubmit,
  onUndo,
  onClose,
  children,
  finalFocus,
  ...question
}: BulkRunDialogProps) {
  const { toasts, session } = useStores();
  const [isUndo, setIsUndo] = useState(false);
  const undoId = useId();
  useEffect(
    () => () => {
      if (!run?.isRunning) return;
      run.stop();
      void when(() => run.status === 'ended').then(() => {
        if (session.user)
          toasts.show({ type: 'info', text: `${bulkOutcomeTexts(run).join(', ')}.` });
      });
    },
    [run, session, toasts],
  );
  const status = run?.status ?? 'idle';
  const { button, outcome } = useFocusOnStatus(status);
  const guard = useUnsavedChangesGuard(
    run?.isRunning || (status === 'idle' && isDirty?.get() === true),
    run && status !== 'idle' ? { question: stopQuestion(run) } : undefined,
  );
  const close = () => guard.confirmThen(onClose);
  const dialog = { size: question.size, finalFocus, onClose: close, nested: guard.dialog };
  if (!run || status === 'idle')
    return (
      <Dialog
        {...question}
        {...dialog}
        initialFocus={button}
        wrap={(content) => (
          <Form
            fields={fields}
            initialValues={{ reason: isUndo ? undone : '' }}
            onSubmit={async ({ reason }) => onSubmit(reasonToSend(reason))}
          >
            {content}
          </Form>
        )}
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
        <Stack gap={4}>{children}</Stack>
      </Dialog>
    );
  const { changed, failures, rows, texts } = run;
  const progress = <BulkProgress run={run} outcome={outcome} />;
  if (status !== 'ended')
    return (
      <Dialog
        {...question}
        {...dialog}
        initialFocus={button}
        footer={
          <Button ref={button} busy={status === 'stopping'} once onClick={() => run.stop()}>
            Stop
          </Button>
        }
      >
        {progress}
      </Dialog>
    );
  const [done, ...rest] = bulkOutcomeTexts(run);
  return (
    <Dialog
      {...dialog}
      {...(changed.length === rows.length ? completeTile : incompleteTile)}
      title={done}
      description={rest.join(' · ')}
      initialFocus={outcome}
      footer={
        <>
          {changed.length > 0 && (
            <FooterStart>
              <Button
                aria-describedby={undoId}
                once
                onClick={() => {
                  setIsUndo(true);
                  onUndo();
                }}
              >
                Undo
              </Button>
              <Muted id={undoId}>{texts.undo(changed.length)}</Muted>
            </FooterStart>
          )}
          <Button onClick={onClose}>Done</Button>
          {failures.length > 0 && (
            <Button variant="primary" once onClick={() => void run.retry()}>
              {message('try_again')}
            </Button>
          )}
        </>
      }
    >
      {progress}
    </Dialog>
  );
});

const stopQuestion = ({ texts: { running, items } }: AnyBulkRun) => ({
  title: `Stop ${running.toLowerCase()}?`,
  text: `${items} that have not been sent yet stay as they are.`,
  confirmLabel: 'Stop',
  cancelLabel: 'Keep going',
});

/** Moves focus to what replaces the button that was pressed, which is gone. */
function useFocusOnStatus(status: AnyBulkRun['status']) {
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The question whether to stop keeps the focus.
    if (status === 'stopping' || document.activeElement?.closest('[role="alertdialog"]')) return;
    (status === 'ended' ? outcome : button).current?.focus();
  }, [status]);
  return { button, outcome };
}

interface BulkProgressProps {
  readonly run: AnyBulkRun;
  /** Receives focus at the end. */
  readonly outcome: RefObject<HTMLDivElement | null>;
}

/** How far a change is, and what has become of each row. */
const BulkProgress = observer(function BulkProgress({ run, outcome }: BulkProgressProps) {
  const { texts, rows, status, failures, waiting } = run;
  const hasEnded = status === 'ended';
  const sent = rows.length - waiting;
  const others = hasEnded ? rows.filter((row) => run.outcomeOf(row)?.state !== 'failed') : rows;
  // It is the same for all rows, so it is said once.
  const unreachable = failures.find(({ failure }) => failure.host !== undefined)?.failure;
  const line = (row: BulkRow) => (
    <RowState key={row.id} row={row} outcome={run.outcomeOf(row)} isEnd={hasEnded} />
  );
  return (
    <Stack gap={4}>
      {!hasEnded && <ProgressBar label={texts.progress} value={sent} max={rows.length} />}
      <VisuallyHidden role="status">
        {hasEnded ? '' : announcement(sent, rows.length)}
      </VisuallyHidden>
      {unreachable && <FailureHelp failure={unreachable} />}
      <StatesBox
        ref={outcome}
        role="group"
        aria-label={hasEnded ? bulkOutcomeTexts(run).join(', ') : texts.items}
        tabIndex={0}
      >
        {hasEnded && failures.length > 0 && (
          <ul aria-label="Failed">{failures.map(({ row }) => line(row))}</ul>
        )}
        {others.length > 0 && <ul>{others.map(line)}</ul>}
      </StatesBox>
    </Stack>
  );
});

/** Announced at each quarter only: nobody could listen to a number for every row. */
function announcement(sent: number, total: number): string {
  const quarter = Math.floor((sent / total) * 4) / 4;
  return quarter > 0 && quarter < 1
    ? `${formatNumber(Math.ceil(quarter * total))} of ${formatNumber(total)}`
    : '';
}

interface RowStateProps {
  readonly row: BulkRow;
  readonly outcome: BatchOutcome<unknown> | undefined;
  /** Nothing will be sent for those without an outcome. */
  readonly isEnd: boolean;
}

const RowState = memo(function RowState({ row, outcome, isEnd }: RowStateProps) {
  const { organization, detail } = row;
  const failure = outcome?.state === 'failed' ? outcome.failure : undefined;
  return (
    <NameLine
      name={organization.name}
      note={
        failure && (
          <>
            <Caption as="div">{withBdi(bulkFailureText(failure, organization))}</Caption>
            {failure.host === undefined && <FailureHelp failure={failure} />}
          </>
        )
      }
    >
      {detail !== undefined && <Muted>{withBdi(detail)}</Muted>}
      {failure && <CircleX size={16} color={theme.danger.text} aria-hidden="true" />}
      {outcome?.state === 'done' && (
        <Check size={16} color={theme.success.text} aria-hidden="true" />
      )}
      {isEnd && !outcome && <Muted>Not sent</Muted>}
    </NameLine>
  );
});

/** It takes the space of the reason, which is no longer asked for. */
const StatesBox = styled(NamesBox)`
  max-block-size: 232px;
`;
