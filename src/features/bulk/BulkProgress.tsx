import styled from '@emotion/styled';
import { Check, CircleX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, useId, type Ref } from 'react';
import { FailureReference } from '~/components/FailureReference';
import type { StatusChange } from '~/domain/statusChange';
import { formatNumber } from '~/lib/format';
import {
  bulkFailureText,
  bulkOutcomeTexts,
  bulkUndoText,
  bulkWords,
} from '~/messages/bulkStatusText';
import type { BulkChange, BulkOutcome, BulkRow } from './BulkChange';
import { NameLine, NamesBox } from './NameLine';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ProgressBar } from '~/ui/Feedback';
import { Stack } from '~/ui/Page';
import { MutedText, VisuallyHidden, visuallyHiddenStyle } from '~/ui/text';

interface BulkProgressProps {
  readonly run: BulkChange;
  /** What has become of the change, which receives focus at the end. */
  readonly outcome: Ref<HTMLParagraphElement>;
  /** Plans the opposite change for those that were changed. */
  readonly onUndo: () => void;
}

/** A change that runs or has ended: how far it is, and each organization that failed. */
export const BulkProgress = observer(function BulkProgress({
  run,
  outcome,
  onUndo,
}: BulkProgressProps) {
  const undoId = useId();
  const { change, rows, status } = run;
  const waiting = run.waiting.length;
  const sent = rows.length - waiting;
  return (
    <Stack gap={4}>
      {status === 'ended' ? (
        <Outcome run={run} ref={outcome} />
      ) : (
        <ProgressBar
          label={`${bulkWords[change].running} organizations`}
          value={sent}
          max={rows.length}
        />
      )}
      <VisuallyHidden role="status">
        {status === 'ended' ? '' : announcement(sent, rows.length)}
      </VisuallyHidden>
      <RowStates run={run} />
      {status === 'ended' && run.done > 0 && (
        <UndoLine>
          <Button size="small" aria-describedby={undoId} once onClick={onUndo}>
            Undo
          </Button>
          <MutedText id={undoId}>{bulkUndoText(change, run.done)}</MutedText>
        </UndoLine>
      )}
    </Stack>
  );
});

/** Announced at each quarter only: a number for every row would never end. */
function announcement(sent: number, total: number): string {
  const quarter = Math.floor((sent / total) * 4) / 4;
  return quarter > 0 && quarter < 1
    ? `${formatNumber(Math.ceil(quarter * total))} of ${formatNumber(total)}`
    : '';
}

/** What has become of the change. The title says how many were changed: here for screen readers only. */
const Outcome = observer(function Outcome({
  run,
  ref,
}: {
  readonly run: BulkChange;
  readonly ref: Ref<HTMLParagraphElement>;
}) {
  const [done, ...others] = bulkOutcomeTexts(run);
  return (
    <OutcomeLine ref={ref} tabIndex={-1} isHidden={others.length === 0}>
      <VisuallyHidden>{done}</VisuallyHidden>
      {others.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </OutcomeLine>
  );
});

/** Each organization with what has become of it: those that failed first, once the change has ended. */
const RowStates = observer(function RowStates({ run }: { readonly run: BulkChange }) {
  const { change, rows, failures, status } = run;
  const hasEnded = status === 'ended';
  const line = ({ id, name }: BulkRow) => (
    <RowState key={id} name={name} outcome={run.outcomeOf(id)} change={change} isEnd={hasEnded} />
  );
  const others = hasEnded ? rows.filter(({ id }) => run.outcomeOf(id)?.state !== 'failed') : rows;
  return (
    <StatesBox role="group" aria-label="Organizations" tabIndex={0}>
      {hasEnded && failures.length > 0 && (
        <ul aria-label="Failed">{failures.map(({ row }) => line(row))}</ul>
      )}
      {others.length > 0 && <ul>{others.map(line)}</ul>}
    </StatesBox>
  );
});

interface RowStateProps {
  readonly name: string;
  readonly outcome: BulkOutcome | undefined;
  readonly change: StatusChange;
  /** Nothing will be sent for those without an outcome. */
  readonly isEnd: boolean;
}

const RowState = memo(function RowState({ name, outcome, change, isEnd }: RowStateProps) {
  if (outcome?.state === 'failed') {
    const { failure } = outcome;
    return (
      <NameLine
        name={name}
        note={
          <>
            <Reason>{bulkFailureText(failure, change, name)}</Reason>
            <FailureReference failure={failure} />
          </>
        }
      >
        <CircleX size={16} color={theme.danger.text} aria-hidden="true" />
      </NameLine>
    );
  }
  return (
    <NameLine name={name}>
      {outcome?.state === 'done' ? (
        <Check size={16} color={theme.success.text} aria-hidden="true" />
      ) : isEnd ? (
        <MutedText>Not sent</MutedText>
      ) : undefined}
    </NameLine>
  );
});

// `outline`: focused by code only.
const OutcomeLine = styled.p<{ readonly isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  outline: none;
  & > span + span ~ span::before {
    content: '·';
    content: '·' / '';
    margin-inline-end: ${theme.space[2]};
    color: ${theme.text.muted};
  }
  ${({ isHidden }) => isHidden && visuallyHiddenStyle}
`;
const UndoLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
/** Takes the space of the reason, which is no longer asked for. */
const StatesBox = styled(NamesBox)`
  max-block-size: 232px;
`;
const Reason = styled.span`
  display: block;
  color: ${theme.text.muted};
  ${theme.type[12]};
  overflow-wrap: anywhere;
`;
