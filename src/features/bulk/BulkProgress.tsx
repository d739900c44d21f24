import styled from '@emotion/styled';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { memo, useId, type Ref } from 'react';
import { FailureReference } from '~/components/FailureReference';
import type { StatusChange } from '~/domain/statusChange';
import type { Failure } from '~/lib/Failure';
import { formatNumber } from '~/lib/format';
import {
  bulkFailureText,
  bulkOutcomeTexts,
  bulkUndoText,
  bulkWords,
} from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import type { BulkChange } from './BulkChange';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { ProgressBar } from '~/ui/feedback/ProgressBar';
import { toneColours } from '~/ui/feedback/toneColours';
import { Stack } from '~/ui/layout/Stack';
import { MutedText } from '~/ui/text/MutedText';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';

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
  const { change, rows, failures, status } = run;
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
      {status === 'ended' && run.done > 0 && (
        <UndoLine>
          <Button size="small" aria-describedby={undoId} once onClick={onUndo}>
            Undo
          </Button>
          <MutedText id={undoId}>{bulkUndoText(change, run.done)}</MutedText>
        </UndoLine>
      )}
      {failures.length > 0 && (
        <Failures aria-label="Failed">
          {failures.map(({ row, failure }) => (
            <FailedRow key={row.id} name={row.name} failure={failure} change={change} />
          ))}
        </Failures>
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

const Outcome = observer(function Outcome({
  run,
  ref,
}: {
  readonly run: BulkChange;
  readonly ref: Ref<HTMLParagraphElement>;
}) {
  const [done, ...others] = bulkOutcomeTexts(run);
  const isComplete = others.length === 0;
  const Icon = isComplete ? CircleCheck : TriangleAlert;
  return (
    <Line ref={ref} tabIndex={-1}>
      <Icon
        size={16}
        color={toneColours[isComplete ? 'success' : 'warning'].text}
        aria-hidden="true"
      />
      <strong>{done}</strong>
      {others.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Line>
  );
});

interface FailedRowProps {
  readonly name: string;
  readonly failure: Failure;
  readonly change: StatusChange;
}

const FailedRow = memo(function FailedRow({ name, failure, change }: FailedRowProps) {
  return (
    <li>
      <strong>{name || message('organization')}</strong>
      <span>{bulkFailureText(failure, change)}</span>
      <FailureReference failure={failure} />
    </li>
  );
});

// `outline`: focused by code only.
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  margin: 0;
  outline: none;
  & > strong {
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span {
    color: ${theme.text.muted};
  }
  & > span::before {
    content: '·';
    content: '·' / '';
    margin-inline-end: ${theme.space[2]};
  }
`;
const UndoLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
const Failures = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  & > li {
    display: grid;
    gap: 2px;
    padding: ${theme.space[2]} ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid ${theme.border.row};
  }
  & > li > strong {
    font-weight: ${theme.fontWeight.medium};
  }
  & > li > span {
    color: ${theme.text.muted};
  }
`;
