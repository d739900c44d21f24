import { mapValues } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import { billingFields, rowFields } from '~/domain/organizationFields';
import { currentDay } from '~/lib/currentDay';
import { dateIn } from '~/lib/formatShort';
import { parseInstant } from '~/lib/time';
import { csvFile, type CsvCell, type CsvNotation } from '~/lib/csv/writeCsv';
import { exportFileName } from './exportFileName';

/** Columns of the export: first those that the import reads, then the server's own. */
const columns: Readonly<Record<string, (row: Organization) => CsvCell>> = {
  ...mapValues(
    rowFields,
    ({ property }) =>
      (row: Organization) =>
        row[property],
  ),
  ...mapValues(
    billingFields,
    ({ property }) =>
      ({ billing }: Organization) =>
        billing?.[property],
  ),
  total_seats: ({ totalSeats }) => totalSeats,
  used_seats: ({ usedSeats }) => usedSeats,
  available_seats: ({ availableSeats }) => availableSeats,
  used_seats_30_days_ago: ({ usedSeats30DaysAgo }) => usedSeats30DaysAgo,
  runs_out_in_days: ({ runsOutInDays }) => runsOutInDays,
  runs_out_on: ({ runsOutInDays: days }) =>
    days === null ? undefined : currentDay(dateIn(days, Date.now()).getTime()),
  runs_out_seat_type: ({ runsOutSeatType }) => runsOutSeatType,
  status: ({ status }) => status,
  registered_at: ({ registeredAt }) => registeredAt,
  // A date that spreadsheets recognise.
  registered_on: ({ registeredAt }) => dayOf(registeredAt),
  id: ({ id }) => id,
};

export const organizationsHeader = Object.keys(columns);

export function organizationCells(row: Organization): CsvCell[] {
  return Object.values(columns).map((cell) => cell(row));
}

/** Name and content of a file with these rows. */
export function organizationsFile(
  rows: readonly Organization[],
  notation?: CsvNotation,
): [name: string, parts: string[]] {
  return [exportFileName(), [csvFile(organizationsHeader, rows.map(organizationCells), notation)]];
}

/** The day of an instant in the user's time zone; undefined if it is missing or malformed. */
function dayOf(instant: string | null): string | undefined {
  const time = parseInstant(instant ?? '');
  return time === undefined ? undefined : currentDay(time);
}
