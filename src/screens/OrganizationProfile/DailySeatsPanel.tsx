import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { periods, type Period } from '~/domain/period';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useDataOrPrevious } from '~/hooks/useDataOrPrevious';
import { useQuery } from '~/hooks/useQuery';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Panel } from '~/ui/layout/Panel';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { DataTable } from '~/ui/table/DataTable';
import { DailySeatsChart, preloadChart } from './DailySeatsChart';
import { DailySeatsExport } from './DailySeatsExport';
import { dailySeatsColumns } from './dailySeatsColumns';

interface DailySeatsPanelProps {
  readonly profile: ProfileQueries;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

const options = periods.map((days) => ({ value: String(days), label: `${days} days` }));

export const DailySeatsPanel = observer(function DailySeatsPanel({
  profile,
  period,
  onPeriodChange,
}: DailySeatsPanelProps) {
  const query = useQuery(profile.dailySeats(period));
  const data = useDataOrPrevious(query)?.rows;
  const { error } = query;
  useEffect(preloadChart, []);
  const busy = query.status !== 'success';
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
  const rows = busy || error ? undefined : data;
  return (
    <Panel
      title="Daily Seats"
      actions={
        <>
          {periodSelect}
          <DailySeatsExport rows={rows} name={fileName} />
        </>
      }
      flush
    >
      {error ? (
        <QueryErrorState error={error} onRetry={() => void query.refetch()} />
      ) : data?.length === 0 && !busy ? (
        <EmptyState title="No daily seats data" />
      ) : (
        <>
          <DailySeatsChart rows={data} />
          <DataTable
            label="Daily Seats"
            busy={busy}
            narrow="table"
            columns={dailySeatsColumns}
            rows={data}
            skeletonRows={period}
          />
        </>
      )}
    </Panel>
  );
});
