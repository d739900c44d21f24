import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PathLink } from '~/components/PathLink';
import { seatLevels, type SeatLevel } from '~/domain/seatLevel';
import type { Summary } from '~/domain/Summary';
import { formatNumber } from '~/lib/format';
import type { Query } from '~/stores/Query';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { Panel } from '~/ui/layout/Panel';
import { TextLink } from '~/ui/text/TextLink';
import { AttentionTable } from './AttentionTable';
import { seatLists } from './seatLists';

interface NeedsAttentionProps {
  /** The counts; while they are unknown, the table loads without them. */
  readonly summary: Query<Summary | null>;
  /** How many organizations it shows. */
  readonly rows: number;
}

/** The active organizations that are low on seats, or out of them. */
export const NeedsAttention = observer(function NeedsAttention({
  summary,
  rows,
}: NeedsAttentionProps) {
  const { data } = summary;
  const [chosen, setChosen] = useState<SeatLevel>();
  const level = chosen ?? initialLevel(data);
  const counts = { low: data?.lowOnSeats, out: data?.outOfSeats };
  return (
    <Panel
      title="Needs attention"
      flush
      actions={
        <>
          <RadioGroup
            label="Show"
            hideLabel
            value={level}
            options={seatLevels.map((value) => ({
              value,
              label: <LevelLabel label={seatLists[value].label} count={counts[value]} />,
            }))}
            onChange={setChosen}
          />
          <TextLink as={PathLink} to={seatLists[level].path}>
            View all
          </TextLink>
        </>
      }
    >
      <AttentionTable key={level} list={seatLists[level]} count={counts[level]} maxRows={rows} />
    </Panel>
  );
});

/** Low on seats, unless no organization is, but some are out. */
function initialLevel(summary: Summary | null | undefined): SeatLevel {
  return summary?.lowOnSeats === 0 && (summary.outOfSeats ?? 0) > 0 ? 'out' : 'low';
}

interface LevelLabelProps {
  readonly label: string;
  readonly count: number | null | undefined;
}

function LevelLabel({ label, count }: LevelLabelProps) {
  return (
    <Label>
      <span>{label}</span>{' '}
      {typeof count === 'number' ? <span>{formatNumber(count)}</span> : <Unknown>00</Unknown>}
    </Label>
  );
}

/** Centred in the space of a count of three digits. */
const Label = styled.span`
  min-inline-size: 6rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
/** Nothing shifts once the count is known. */
const Unknown = styled.span`
  visibility: hidden;
`;
