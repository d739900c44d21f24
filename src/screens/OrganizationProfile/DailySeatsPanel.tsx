import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { periods, type Period } from '~/domain/period';
import type { DailySeats } from '~/domain/Subscription';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useDataOrPrevious } from '~/hooks/useDataOrPrevious';
import { useQuery } from '~/hooks/useQuery';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Day } from '~/ui/text/Day';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { Panel } from '~/ui/layout/Panel';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { SkeletonRows } from '~/ui/table/SkeletonRows';
import { Table } from '~/ui/table/Table';
import { TableBody } from '~/ui/table/TableBody';
import { TableHead } from '~/ui/table/TableHead';
import { Td } from '~/ui/table/Td';
import { Th } from '~/ui/table/Th';
import { Tr } from '~/ui/table/Tr';
import { DailySeatsChart, StackedChart } from './DailySeatsChart';
import { DailySeatsExport } from './DailySeatsExport';

interface DailySeatsPanelProps {
  readonly profile: ProfileQueries;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
}

const options = periods.map((days) => ({ value: String(days), label: `${days} days` }));
const skeletonColumns = [
  { label: 'Date', primary: true },
  { label: 'Seats', align: 'end' },
  { label: 'Seat Type' },
] as const;

export const DailySeatsPanel = observer(function DailySeatsPanel({
  profile,
  period,
  onPeriodChange,
}: DailySeatsPanelProps) {
  const query = useQuery(profile.dailySeats(period));
  const data = useDataOrPrevious(query);
  const { error } = query;
  useEffect(() => StackedChart.preload(), []);
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
          <Table label="Daily Seats" busy={busy} cards={false}>
            <TableHead>
              <Th>Date</Th>
              <Th align="end">Seats</Th>
              <Th>Seat Type</Th>
            </TableHead>
            {data ? (
              <TableBody>{data.map(toRow)}</TableBody>
            ) : (
              <SkeletonRows rows={period} columns={skeletonColumns} />
            )}
          </Table>
        </>
      )}
    </Panel>
  );
});

function toRow({ date, seats, seatType }: DailySeats, index: number) {
  return (
    <Tr key={`${date} ${seatType} ${index}`}>
      <Td label="Date" primary>
        <Day value={date} />
      </Td>
      <Td label="Seats" align="end">
        <NumberText value={seats} />
      </Td>
      <Td label="Seat Type">{seatType ?? <MissingValue />}</Td>
    </Tr>
  );
}
