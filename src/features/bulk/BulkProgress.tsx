import styled from '@emotion/styled';
import { Check, CircleX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, type Ref } from 'react';
import { FailureHelp } from '~/components/ErrorContent';
import type { Organization } from '~/domain/Organization';
import { formatNumber } from '~/lib/format';
import { bulkFailureText, bulkOutcomeTexts, bulkWords } from '~/messages/bulkStatusText';
import type { BatchOutcome } from '~/stores/Batch';
import { theme } from '~/theme/theme';
import { ProgressBar } from '~/ui/Feedback';
import { Stack } from '~/ui/Page';
import { MutedText, VisuallyHidden, withBdi } from '~/ui/text';
import type { BulkChange } from './BulkChange';
import { NameLine, NamesBox } from './OrganizationNames';

interface BulkProgressProps {
  readonly run: BulkChange;
  /** What has become of each, which receives focus at the end. */
  readonly outcome: Ref<HTMLDivElement>;
}

/** A change that runs or has ended: how far it is, and what has become of each organization. */
export const BulkProgress = observer(function BulkProgress({ run, outcome }: BulkProgressProps) {
  const { change, rows, status, failures, waiting } = run;
  const hasEnded = status === 'ended';
  const sent = rows.length - waiting;
  const others = hasEnded ? rows.filter((row) => run.outcomeOf(row)?.state !== 'failed') : rows;
  const line = (row: Organization) => (
    <RowState key={row.id} name={row.name} outcome={run.outcomeOf(row)} isEnd={hasEnded} />
  );
  return (
    <Stack gap={4}>
      {!hasEnded && (
        <ProgressBar
          label={`${bulkWords[change].running} organizations`}
          value={sent}
          max={rows.length}
        />
      )}
      <VisuallyHidden role="status">
        {hasEnded ? '' : announcement(sent, rows.length)}
      </VisuallyHidden>
      <StatesBox
        ref={outcome}
        role="group"
        aria-label={hasEnded ? bulkOutcomeTexts(run).join(', ') : 'Organizations'}
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
  readonly name: string;
  readonly outcome: BatchOutcome<Organization> | undefined;
  /** Nothing will be sent for those without an outcome. */
  readonly isEnd: boolean;
}

const RowState = memo(function RowState({ name, outcome, isEnd }: RowStateProps) {
  if (outcome?.state === 'failed') {
    const { failure } = outcome;
    return (
      <NameLine
        name={name}
        note={
          <>
            <Reason>{withBdi(bulkFailureText(failure, name))}</Reason>
            <FailureHelp failure={failure} />
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
