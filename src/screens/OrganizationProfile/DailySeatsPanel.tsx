import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { periods, type Period } from '~/domain/period';
import type { DailySeats } from '~/domain/Subscription';
import { QueryErrorState } from '~/components/QueryErrorState';
import type { Query } from '~/stores/Query';
import type { DailySeatsView } from '~/stores/ProfileQueries';
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
import { DailySeatsChart, loadChart } from './DailySeatsChart';
import { DailySeatsExport } from './DailySeatsExport';

interface DailySeatsPanelProps {
  readonly dailySeats: Query<DailySeatsView>;
  readonly period: Period;
  readonly onPeriodChange: (period: Period) => void;
  readonly onRetry: () => void;
  /** Used in the name of the exported file. */
  readonly organization: string;
}

const options = periods.map((days) => ({ value: String(days), label: `${days} days` }));
const skeletonColumns = [
  { label: 'Date', primary: true },
  { label: 'Seats', align: 'end' },
  { label: 'Seat Type' },
] as const;

export const DailySeatsPanel = observer(function DailySeatsPanel({
  dailySeats,
  period,
  onPeriodChange,
  onRetry,
  organization,
}: DailySeatsPanelProps) {
  const { status, data, error } = dailySeats;
  useEffect(() => void loadChart(), []);
  const busy = status !== 'success' || data?.period !== period;
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
      actions={
        <>
          {periodSelect}
          <DailySeatsExport rows={rows} name={`daily-seats-${organization}-${period}-days.csv`} />
        </>
      }
      flush
    >
      {error ? (
        <QueryErrorState error={error} onRetry={onRetry} />
      ) : data?.rows.length === 0 && !busy ? (
        <EmptyState title="No daily seats data" />
      ) : (
        <>
          <DailySeatsChart rows={data?.rows} />
          <Table label="Daily Seats" busy={busy} cards={false}>
            <TableHead>
              <Th>Date</Th>
              <Th align="end">Seats</Th>
              <Th>Seat Type</Th>
            </TableHead>
            {data ? (
              <TableBody>{data.rows.map(toRow)}</TableBody>
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
