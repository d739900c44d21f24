import styled from '@emotion/styled';
import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { QueryErrorState } from '~/components/ErrorContent';
import { type DailySeats, type Period, periods } from '~/domain/Subscription';
import { dailySeatsChart, peakOf, seatTypeName } from '~/domain/dailySeats';
import { useDataOrPrevious, useQuery } from '~/hooks/useQuery';
import { csvFile, downloadFile } from '~/lib/csv/writeCsv';
import { formatNumber, formatShortDay } from '~/lib/format';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { RadioGroup } from '~/ui/Choice';
import { EmptyState, Skeleton } from '~/ui/Feedback';
import { Panel } from '~/ui/Page';
import { StackedChart } from '~/ui/chart/StackedChart';
import { seatTypeCellProps } from '~/ui/chart/seriesStyle';
import { DataTable } from '~/ui/table/DataTable';
import type { Column } from '~/ui/table/TableRow';
import { MissingValue } from '~/ui/text';
import { Day, NumberText } from '~/ui/values';

interface DailySeatsPanelProps {
  readonly profile: ProfileQueries;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

/** Days in the table, until "Show all". */
const shownDays = 7;

const options = periods.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 year' : `${days} days`,
}));

/** The seats in use on each day of a period, as a chart and as a table. */
export const DailySeatsPanel = observer(function DailySeatsPanel({
  profile,
  period,
  onPeriodChange,
}: DailySeatsPanelProps) {
  const query = useQuery(profile.dailySeats(period));
  const { subscriptions, current } = profile;
  // The seat types' colours follow the subscriptions, which another panel loads.
  const isReady = subscriptions.data !== undefined || subscriptions.error !== undefined;
  const latest = useDataOrPrevious(query);
  const shown = isReady ? latest : undefined;
  const chart = useMemo(
    () => shown && dailySeatsChart(shown, subscriptions.data?.rows),
    [shown, subscriptions.data],
  );
  const columns = useMemo(() => dailySeatsColumns(chart?.indexes), [chart]);
  const [expanded, setExpanded] = useState<unknown>();
  const rows = shown?.rows;
  const days = useMemo(() => [...new Set(rows?.map(({ date }) => date))], [rows]);
  const lastDays = useMemo(
    () => rows?.filter(({ date }) => days.indexOf(date) < shownDays),
    [rows, days],
  );
  const isExpanded = expanded === rows;
  const busy = query.data === undefined || !isReady;
  // While the organization is unknown, it may be its own failure, which replaces the screen.
  const error = current && isReady ? query.error : undefined;
  const canExport = rows !== undefined && rows.length > 0 && !busy && !error;
  const peak = !error && chart && peakOf(chart);
  const hasPlot = current?.status === 'inactive' ? peak : !chart || chart.days.length > 0;
  return (
    <Panel
      title="Daily Seats"
      summary={peak ? `Peak ${formatNumber(peak.seats)} on ${formatShortDay(peak.day)}` : undefined}
      actions={
        <>
          <RadioGroup
            label="Period"
            value={String(period)}
            options={options}
            onChange={(value) =>
              onPeriodChange(periods.find((days) => String(days) === value) ?? period)
            }
          />
          <IconButton
            label="Export CSV"
            size="small"
            icon={<Download size={16} aria-hidden="true" />}
            aria-disabled={!canExport || undefined}
            onClick={() => {
              if (!canExport) return;
              const lines = rows.map(({ date, seats, seat_type }) => [date, seats, seat_type]);
              downloadFile(
                `daily-seats-${current?.subdomain ?? 'organization'}-${period}-days.csv`,
                [csvFile(['date', 'seats', 'seat_type'], lines)],
              );
            }}
          />
        </>
      }
    >
      {error ? (
        <QueryErrorState error={error} onRetry={() => void query.refetch()} />
      ) : rows?.length === 0 && !busy ? (
        <EmptyState title="No daily seats data" />
      ) : (
        <>
          {hasPlot && (
            <ChartContainer>
              {shown && chart ? (
                <StackedChart
                  label="Daily seats by type"
                  caption="Seats used on each day"
                  chart={chart}
                  by={shown.period === 365 ? 'week' : 'day'}
                />
              ) : (
                <Skeleton height={196} />
              )}
            </ChartContainer>
          )}
          <DataTable
            label="Daily Seats"
            busy={busy}
            dense
            columns={columns}
            rows={isExpanded ? rows : lastDays}
            skeletonRows={shownDays * (subscriptions.data?.rows.length ?? 1)}
          />
          {!isExpanded && days.length > shownDays && (
            <ShowAllButton variant="quiet" size="small" onClick={() => setExpanded(rows)}>
              Show all {formatNumber(days.length)} days
            </ShowAllButton>
          )}
        </>
      )}
    </Panel>
  );
});

/** The columns of Daily Seats, with each type in its colour of the chart. */
function dailySeatsColumns(
  indexes: ReadonlyMap<string, number> = new Map(),
): readonly Column<DailySeats>[] {
  return [
    {
      header: 'Date',
      width: '46%',
      skeleton: 80,
      cell: ({ date }) => <Day value={date} />,
    },
    {
      header: 'Seats',
      align: 'end',
      width: '20%',
      skeleton: 40,
      cell: ({ seats }) => <NumberText value={seats} />,
    },
    {
      header: 'Seat Type',
      skeleton: 56,
      cell: ({ seat_type: seatType }) => seatType ?? <MissingValue />,
      cellProps: ({ seat_type: seatType }) =>
        seatTypeCellProps(indexes.get(seatTypeName(seatType)) ?? 0),
    },
  ];
}

const ChartContainer = styled.div`
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
const ShowAllButton = styled(Button)`
  margin: ${theme.space[2]} 6px;
`;
