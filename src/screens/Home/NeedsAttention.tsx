import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { organizationColumns, organizationTable } from '~/components/organizationColumns';
import { PathLink } from '~/components/PathLink';
import { QueryErrorState } from '~/components/ErrorContent';
import { seatLists } from '~/components/seatLists';
import type { Summary } from '~/domain/Organization';
import { seatFilters, type SeatFilter } from '~/domain/organizationList';
import { useQuery } from '~/hooks/useQuery';
import { useUnknownValue } from '~/hooks/useUnknownValue';
import { formatNumber } from '~/lib/format';
import { useStores } from '~/stores/context';
import { EndLink } from '~/ui/Button';
import { RadioGroup } from '~/ui/Choice';
import { EmptyState } from '~/ui/Feedback';
import { Panel } from '~/ui/Page';
import { DataTable } from '~/ui/table/DataTable';

/** At 1280 x 800 all of them are in view. */
const maxRows = 8;

const emptyTexts: Readonly<Record<SeatFilter, string>> = {
  low: 'No organization is low on seats',
  out: 'No organization is out of seats',
  underused: 'No organization is underused',
};

/** The active organizations that are low on seats, out of them, or have too many. */
export const NeedsAttention = observer(function NeedsAttention({
  summary,
}: {
  /** The counts; while they are unknown, the table loads without them. */
  readonly summary: Summary | null | undefined;
}) {
  const { optionalCalls } = useStores();
  const [chosen, setChosen] = useState<SeatFilter>();
  const counts = {
    low: summary?.low_on_seats,
    out: summary?.out_of_seats,
    underused: summary?.underused,
  };
  // Whether the server may know who is underused.
  const hasUnderused =
    !optionalCalls.lacks('unused seats') && (!summary || summary.underused !== undefined);
  const choices = seatFilters.filter((choice) => choice !== 'underused' || hasUnderused);
  const preferred = chosen ?? initialChoice(summary);
  const shown = choices.includes(preferred) ? preferred : 'low';
  useUnknownValue(chosen && !choices.includes(chosen) ? 'filter' : undefined);
  return (
    <Panel
      title="Needs attention"
      plain
      actions={
        <EndLink as={PathLink} to={seatLists[shown].path}>
          View all
        </EndLink>
      }
    >
      <RadioGroup
        label="Show"
        tabs
        value={shown}
        options={choices.map((value) => ({
          value,
          label: `${seatLists[value].label} ${formatCount(counts[value])}`.trim(),
        }))}
        onChange={setChosen}
      />
      <AttentionTable key={shown} choice={shown} count={counts[shown]} />
    </Panel>
  );
});

const formatCount = (count: number | null | undefined) =>
  typeof count === 'number' ? formatNumber(count) : '';

/** Low on seats, unless no organization is, but some are out or, without any, underused. */
function initialChoice(summary: Summary | null | undefined): SeatFilter {
  if (summary?.low_on_seats !== 0) return 'low';
  if ((summary.out_of_seats ?? 0) > 0) return 'out';
  return summary.out_of_seats === 0 && (summary.underused ?? 0) > 0 ? 'underused' : 'low';
}

interface AttentionTableProps {
  readonly choice: SeatFilter;
  /** The number of organizations, if known; the skeleton has as many rows. */
  readonly count: number | null | undefined;
}

/** The first organizations of a list, or why there are none. */
const AttentionTable = observer(function AttentionTable({ choice, count }: AttentionTableProps) {
  const { organizations } = useStores();
  const query = useQuery(organizations.view(seatLists[choice].params));
  const { data, error } = query;
  if (error) return <QueryErrorState error={error} onRetry={() => void query.refetch()} />;
  if (data?.total === 0) return <EmptyState title={emptyTexts[choice]} />;
  return (
    <DataTable
      label="Needs attention"
      onPage
      busy={data === undefined}
      {...(choice === 'underused' ? unusedTable : runOutTable)}
      rows={data?.rows.slice(0, maxRows)}
      skeletonRows={Math.min(count || maxRows, maxRows)}
      rowKey="id"
    />
  );
});

const { name, seatsLeft, change, fullIn, peak, unused } = organizationColumns;
const runOutTable = organizationTable([name, seatsLeft, change, fullIn]);
const unusedTable = organizationTable([name, seatsLeft, peak, unused]);
