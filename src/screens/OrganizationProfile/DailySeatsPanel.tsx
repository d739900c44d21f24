import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { dailySeatsChartData, hasSeatsInUse } from '~/domain/dailySeatsChartData';
import { periods } from '~/domain/period';
import { CsvExportButton } from '~/components/CsvExportButton';
import { QueryErrorState } from '~/components/QueryErrorState';
import { dailySeatsCsv } from './dailySeatsCsv';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/Button';
import { EmptyState } from '~/ui/Feedback';
import { Panel } from '~/ui/Page';
import { RadioGroup, Switch } from '~/ui/Choice';
import { DataTable } from '~/ui/table/DataTable';
import { DailySeatsChart, StackedChart } from './DailySeatsChart';
import { DailySeatsHeadline } from './DailySeatsHeadline';
import { dailySeatsColumns } from './dailySeatsColumns';
import { dailySeatsRemark } from './dailySeatsRemark';
import { useDailySeats } from './useDailySeats';
import type { DailySeatsView } from './useDailySeatsView';

interface DailySeatsPanelProps {
  readonly profile: ProfileQueries;
  /** Shown as loading until then: until the seat types, and with them the colours, are known. */
  readonly isReady: boolean;
  readonly view: DailySeatsView;
}

/** A year of three types has ten times as many. */
const firstRows = 100;
const maxSkeletonRows = 9;
const options = periods.map((days) => ({
  value: String(days),
  label: days === 365 ? '1 year' : `${days} days`,
}));

export const DailySeatsPanel = observer(function DailySeatsPanel({
  profile,
  isReady,
  view,
}: DailySeatsPanelProps) {
  const { period, isCompared, setPeriod, setCompared } = view;
  const { query, yearBefore, canCompare, ...loaded } = useDailySeats(profile, view);
  const shown = isReady ? loaded.shown : undefined;
  const busy = !shown || loaded.busy;
  // While the organization is unknown, it may be its own failure, which replaces the screen.
  const error = isReady && profile.current ? query.error : undefined;
  useEffect(() => StackedChart.prefetch(), []);
  // Only read: the panel of the subscriptions loads them.
  const subscriptions = profile.subscriptions.data?.rows;
  const status = profile.current?.status;
  const chart = useMemo(
    () => shown && dailySeatsChartData(shown, subscriptions, status),
    [shown, subscriptions, status],
  );
  const columns = useMemo(
    () => dailySeatsColumns(chart?.indexes ?? new Map(), shown?.isCompared ?? false),
    [chart, shown],
  );
  const [showsAll, setShowsAll] = useState(false);
  const fileName = `daily-seats-${profile.current?.subdomain ?? 'organization'}-${period}-days.csv`;
  const rows = busy || error ? undefined : shown?.rows;
  return (
    <Panel
      title="Daily Seats"
      summary={
        error || (chart && !hasSeatsInUse(chart)) ? undefined : <DailySeatsHeadline chart={chart} />
      }
      actions={
        <>
          <RadioGroup
            label="Period"
            hideLabel
            compact
            value={String(period)}
            options={options}
            onChange={(value) =>
              setPeriod(periods.find((days) => String(days) === value) ?? period)
            }
          />
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
      ) : shown?.rows.length === 0 && !busy ? (
        <EmptyState title="No daily seats data" />
      ) : (
        <>
          <DailySeatsChart
            chart={chart}
            period={shown?.period ?? period}
            remark={shown && chart && dailySeatsRemark({ shown, days: chart.days, yearBefore })}
            control={
              canCompare ? (
                <Switch
                  label="Compare"
                  description="With the same days of the year before"
                  checked={isCompared}
                  onChange={setCompared}
                />
              ) : undefined
            }
            activity={profile.activity}
          />
          <DataTable
            label="Daily Seats"
            busy={busy}
            dense
            columns={columns}
            rows={showsAll ? shown?.rows : shown?.rows.slice(0, firstRows)}
            skeletonRows={Math.min(
              maxSkeletonRows,
              period * Math.max(1, subscriptions?.length ?? 1),
            )}
          />
          {!showsAll && (shown?.rows.length ?? 0) > firstRows && (
            <Button variant="quiet" onClick={() => setShowsAll(true)}>
              Show all
            </Button>
          )}
        </>
      )}
    </Panel>
  );
});
