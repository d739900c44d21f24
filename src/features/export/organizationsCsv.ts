import { mapValues, omit } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import { billingFields, rowFields } from '~/domain/organizationFields';
import { currentDay } from '~/lib/currentDay';
import { unusedSeats } from '~/domain/unusedSeats';
import { dateIn } from '~/lib/formatShort';
import { parseInstant } from '~/lib/time';
import { csvFile, type CsvCell, type CsvNotation } from '~/lib/csv/writeCsv';
import { exportFileName } from './exportFileName';

/** Columns of an export by their names. */
export type ExportColumns = Readonly<Record<string, (row: Organization) => CsvCell>>;

/** First those that the import reads, then the server's own. */
const columns = {
  ...mapValues(rowFields, (_, name) => (row: Organization) => row[name]),
  ...mapValues(
    billingFields,
    (_, name) =>
      ({ billing }: Organization) =>
        billing?.[name],
  ),
  total_seats: ({ total_seats: totalSeats }) => totalSeats,
  used_seats: ({ used_seats: usedSeats }) => usedSeats,
  available_seats: ({ available_seats: availableSeats }) => availableSeats,
  used_seats_30_days_ago: ({ used_seats_30_days_ago: usedSeats30DaysAgo }) => usedSeats30DaysAgo,
  runs_out_in_days: ({ runs_out_in_days: runsOutInDays }) => runsOutInDays,
  runs_out_on: ({ runs_out_in_days: days }) =>
    days === null ? undefined : currentDay(dateIn(days, Date.now()).getTime()),
  runs_out_seat_type: ({ runs_out_seat_type: runsOutSeatType }) => runsOutSeatType,
  peak_used_seats_90_days: ({ peak_used_seats_90_days: peakUsedSeats90Days }) =>
    peakUsedSeats90Days,
  unused_seats: unusedSeats,
  status: ({ status }) => status,
  registered_at: ({ registered_at: registeredAt }) => registeredAt,
  // A date that spreadsheets recognise.
  registered_on: ({ registered_at: registeredAt }) => dayOf(registeredAt),
  id: ({ id }) => id,
} satisfies ExportColumns;

/** The columns of an export of these rows: a server that knows no peaks has no columns of them. */
export function exportColumns(rows: readonly Organization[]): ExportColumns {
  const hasPeaks = rows.some((row) => row.peak_used_seats_90_days !== undefined);
  return hasPeaks ? columns : omit(columns, ['peak_used_seats_90_days', 'unused_seats']);
}

export function organizationCells(exported: ExportColumns, row: Organization): CsvCell[] {
  return Object.values(exported).map((cell) => cell(row));
}

/** Name and content of a file with these rows. */
export function organizationsFile(
  rows: readonly Organization[],
  notation?: CsvNotation,
): [name: string, parts: string[]] {
  const exported = exportColumns(rows);
  const cells = rows.map((row) => organizationCells(exported, row));
  return [exportFileName(), [csvFile(Object.keys(exported), cells, notation)]];
}

/** The day of an instant in the user's time zone; undefined if it is missing or malformed. */
function dayOf(instant: string | null): string | undefined {
  const time = parseInstant(instant ?? '');
  return time === undefined ? undefined : currentDay(time);
}
