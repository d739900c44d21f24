import styled from '@emotion/styled';
import { Check, CircleX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, type Ref } from 'react';
import { FailureHelp } from '~/components/ErrorContent';
import { formatNumber } from '~/lib/format';
import { bulkOutcomeTexts } from '~/messages/bulkText';
import type { BatchOutcome } from '~/stores/Batch';
import { theme } from '~/theme/theme';
import { ProgressBar } from '~/ui/Feedback';
import { Stack } from '~/ui/layout';
import { Muted, VisuallyHidden, withBdi } from '~/ui/text';
import type { AnyBulkRun, BulkRow } from './BulkRun';
import { NameLine, NamesBox } from '~/components/OrganizationNames';

interface BulkProgressProps {
  readonly run: AnyBulkRun;
  /** What has become of each, which receives focus at the end. */
  readonly outcome: Ref<HTMLDivElement>;
}

/** A change that runs or has ended: how far it is, and what has become of each row. */
export const BulkProgress = observer(function BulkProgress({ run, outcome }: BulkProgressProps) {
  const { texts, rows, status, failures, waiting } = run;
  const hasEnded = status === 'ended';
  const sent = rows.length - waiting;
  const others = hasEnded ? rows.filter((row) => run.outcomeOf(row)?.state !== 'failed') : rows;
  // Not at each row: it is the same for all.
  const unreachable = failures.find(({ failure }) => failure.host !== undefined)?.failure;
  const line = (row: BulkRow) => (
    <RowState key={row.id} run={run} row={row} outcome={run.outcomeOf(row)} isEnd={hasEnded} />
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
  readonly run: AnyBulkRun;
  readonly row: BulkRow;
  readonly outcome: BatchOutcome<unknown> | undefined;
  /** Nothing will be sent for those without an outcome. */
  readonly isEnd: boolean;
}

const RowState = memo(function RowState({ run, row, outcome, isEnd }: RowStateProps) {
  const { name, detail } = row;
  const change = detail !== undefined && <Muted>{withBdi(detail)}</Muted>;
  if (outcome?.state === 'failed') {
    const { failure } = outcome;
    return (
      <NameLine
        name={name}
        note={
          <>
            <Reason>{withBdi(run.failureText(failure, row))}</Reason>
            {failure.host === undefined && <FailureHelp failure={failure} />}
          </>
        }
      >
        {change}
        <CircleX size={16} color={theme.danger.text} aria-hidden="true" />
      </NameLine>
    );
  }
  return (
    <NameLine name={name}>
      {change}
      {outcome?.state === 'done' ? (
        <Check size={16} color={theme.success.text} aria-hidden="true" />
      ) : isEnd ? (
        <Muted>Not sent</Muted>
      ) : undefined}
    </NameLine>
  );
});

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
