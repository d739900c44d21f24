import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { dailySeatsChartData, hasSeatsInUse } from '~/domain/dailySeatsChartData';
import { periods, type Period } from '~/domain/period';
import { CsvExportButton } from '~/components/CsvExportButton';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useDataOrPrevious } from '~/hooks/useDataOrPrevious';
import { useQuery } from '~/hooks/useQuery';
import { dailySeatsCsv } from './dailySeatsCsv';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { DataTable } from '~/ui/table/DataTable';
import { TableScroller } from '~/ui/table/TableScroller';
import { DailySeatsChart, StackedChart } from './DailySeatsChart';
import { DailySeatsHeadline } from './DailySeatsHeadline';
import { dailySeatsColumns } from './dailySeatsColumns';

interface DailySeatsPanelProps {
  readonly profile: ProfileQueries;
  /** Shown as loading until then: until the seat types, and with them the colours, are known. */
  readonly isReady: boolean;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

/** In pixels: eight rows and the header. */
const tableHeight = 296;
/** One more than fit, so that a table that will scroll does so while it loads. */
const maxSkeletonRows = 9;
const options = periods.map((days) => ({ value: String(days), label: `${days} days` }));

export const DailySeatsPanel = observer(function DailySeatsPanel({
  profile,
  isReady,
  period,
  onPeriodChange,
}: DailySeatsPanelProps) {
  const query = useQuery(profile.dailySeats(period));
  const loaded = useDataOrPrevious(query);
  const data = isReady ? loaded : undefined;
  // While the organization is unknown, it may be its own failure, which replaces the screen.
  const error = isReady && profile.current ? query.error : undefined;
  useEffect(() => StackedChart.prefetch(), []);
  // Only read: the panel of the subscriptions loads them.
  const subscriptions = profile.subscriptions.data?.rows;
  const status = profile.current?.status;
  const chart = useMemo(
    () => data && dailySeatsChartData(data, subscriptions, status),
    [data, subscriptions, status],
  );
  const columns = useMemo(() => dailySeatsColumns(chart?.indexes ?? new Map()), [chart]);
  const busy = !data || query.status !== 'success';
  const fileName = `daily-seats-${profile.current?.subdomain ?? 'organization'}-${period}-days.csv`;
  const periodSelect = (
    <RadioGroup
      label="Period"
      hideLabel
      value={String(period)}
      options={options}
      onChange={(value) => onPeriodChange(periods.find((days) => String(days) === value) ?? period)}
    />
  );
  const rows = busy || error ? undefined : data?.rows;
  return (
    <Panel
      title="Daily Seats"
      summary={
        error || (chart && !hasSeatsInUse(chart)) ? undefined : <DailySeatsHeadline chart={chart} />
      }
      actions={
        <>
          {periodSelect}
          <CsvExportButton
            label="Export CSV"
            fileName={fileName}
            toCsv={
              rows && rows.length > 0 ? (notation) => dailySeatsCsv(rows, notation) : undefined
            }
          />
        </>
      }
      flush
    >
      {error ? (
        <QueryErrorState error={error} onRetry={() => void query.refetch()} />
      ) : data?.rows.length === 0 && !busy ? (
        <EmptyState title="No daily seats data" />
      ) : (
        <>
          <DailySeatsChart chart={chart} period={period} activity={profile.activity} />
          <TableScroller label="Daily Seats" maxHeight={tableHeight}>
            <DataTable
              label="Daily Seats"
              busy={busy}
              columns={columns}
              rows={data?.rows}
              skeletonRows={Math.min(
                maxSkeletonRows,
                period * Math.max(1, subscriptions?.length ?? 1),
              )}
            />
          </TableScroller>
        </>
      )}
    </Panel>
  );
});
