import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PathLink } from '~/components/PathLink';
import { seatFilters, type SeatFilter } from '~/domain/organizationList';
import type { Summary } from '~/domain/Summary';
import { formatNumber } from '~/lib/format';
import type { Query } from '~/stores/Query';
import { theme } from '~/theme/theme';
import { RadioGroup } from '~/ui/Choice';
import { Panel } from '~/ui/Page';
import { TextLink, visuallyHiddenStyle } from '~/ui/text';
import { AttentionTable } from './AttentionTable';
import { seatLists, type SeatList } from './seatLists';

interface NeedsAttentionProps {
  /** The counts; while they are unknown, the table loads without them. */
  readonly summary: Query<Summary | null>;
  /** Whether the server may know which are underused. */
  readonly hasUnderused: boolean;
  /** How many organizations it shows. */
  readonly rows: number;
}

/** The active organizations that are low on seats, out of them, or have too many. */
export const NeedsAttention = observer(function NeedsAttention({
  summary,
  hasUnderused,
  rows,
}: NeedsAttentionProps) {
  const { data } = summary;
  const [chosen, setChosen] = useState<SeatFilter>();
  const shown = chosen ?? initialChoice(data);
  const counts = { low: data?.low_on_seats, out: data?.out_of_seats, underused: data?.underused };
  const choices = seatFilters.filter((choice) => choice !== 'underused' || hasUnderused);
  return (
    <Panel
      title="Needs attention"
      flush
      actions={
        <>
          <RadioGroup
            label="Show"
            hideLabel
            value={shown}
            options={choices.map((value) => ({
              value,
              label: <ChoiceLabel list={seatLists[value]} count={counts[value]} />,
            }))}
            onChange={setChosen}
          />
          <TextLink as={PathLink} to={seatLists[shown].path}>
            View all
          </TextLink>
        </>
      }
    >
      <AttentionTable key={shown} choice={shown} count={counts[shown]} maxRows={rows} />
    </Panel>
  );
});

/** Low on seats, unless no organization is, but some are out or, without any, underused. */
function initialChoice(summary: Summary | null | undefined): SeatFilter {
  if (summary?.low_on_seats !== 0) return 'low';
  if ((summary.out_of_seats ?? 0) > 0) return 'out';
  return summary.out_of_seats === 0 && (summary.underused ?? 0) > 0 ? 'underused' : 'low';
}

interface ChoiceLabelProps {
  readonly list: SeatList;
  readonly count: number | null | undefined;
}

function ChoiceLabel({ list: { label, shortLabel = label }, count }: ChoiceLabelProps) {
  const rest = label.slice(shortLabel.length).trim();
  const isKnown = typeof count === 'number';
  return (
    <Label>
      <span>
        <span>{shortLabel}</span> <Rest>{rest}</Rest>
      </span>{' '}
      <Count isKnown={isKnown}>{isKnown ? formatNumber(count) : '00'}</Count>
    </Label>
  );
}

/** On small screens all choices share a line. */
const Rest = styled.span`
  ${theme.media.belowMedium} {
    ${visuallyHiddenStyle}
  }
`;
/** Centred in the space of a count of three digits. */
const Label = styled.span`
  min-inline-size: 6rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${theme.media.belowMedium} {
    min-inline-size: auto;
  }
`;
/** Nothing shifts once the count is known. */
const Count = styled.span<{ readonly isKnown: boolean }>`
  visibility: ${({ isKnown }) => (isKnown ? 'inherit' : 'hidden')};
`;
