import { mapValues } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import { billingFields, rowFields } from '~/domain/organizationFields';
import { fieldValue } from '~/domain/organizationValues';
import { isSearch, type OrganizationListParams } from '~/domain/organizationList';
import { unusedSeats } from '~/domain/seats';
import { csvFile, type CsvCell } from '~/lib/csv/writeCsv';
import { currentDay, dayIn } from '~/lib/time';

type Columns = Readonly<Record<string, (row: Organization) => CsvCell>>;

/** The columns of an export by their names. */
const columns: Columns = {
  id: ({ id }) => id,
  ...mapValues(
    { ...rowFields, ...billingFields },
    (_, name) => (row: Organization) => fieldValue(row, name),
  ),
  registered_at: (row) => row.registered_at,
  total_seats: (row) => row.total_seats,
  status: (row) => row.status,
  used_seats: (row) => row.used_seats,
  available_seats: (row) => row.available_seats,
  used_seats_30_days_ago: (row) => row.used_seats_30_days_ago,
  seat_level: (row) => row.seat_level,
  runs_out_in_days: (row) => row.runs_out_in_days,
  runs_out_on: ({ runs_out_in_days: days }) =>
    days === null ? undefined : dayIn(days, Date.now()),
  runs_out_seat_type: (row) => row.runs_out_seat_type,
  peak_used_seats_90_days: (row) => row.peak_used_seats_90_days,
  unused_seats: unusedSeats,
  tightest_seat_type: (row) => row.tightest_subscription?.seat_type,
  tightest_available_seats: (row) => row.tightest_subscription?.available_seats,
};

/** What a file with these rows contains, without columns of what the server lacks. */
export function organizationsCsv(rows: readonly Organization[]): string {
  const isMissing = (name: keyof Organization) => rows.every((row) => row[name] === undefined);
  const missing = [
    ...(isMissing('peak_used_seats_90_days') ? ['peak_used_seats_90_days', 'unused_seats'] : []),
    ...(isMissing('tightest_subscription')
      ? ['tightest_seat_type', 'tightest_available_seats']
      : []),
  ];
  const exported = Object.entries(columns).filter(([name]) => !missing.includes(name));
  return csvFile(
    exported.map(([name]) => name),
    rows.map((row) => exported.map(([, cell]) => cell(row))),
  );
}

const seatNames = { low: 'low-on-seats', out: 'out-of-seats', underused: 'underused' };

/**
 * Says which view an export has and when it was made, in the user's time zone:
 * `organizations-low-on-seats-2026-11-25.csv`. The name is the one that the view is saved under, if it is.
 */
export function exportFileName(
  view: Partial<OrganizationListParams> & { readonly name?: string | undefined } = {},
  now = Date.now(),
): string {
  const { q = '', status = '', seats = '', name = '' } = view;
  const parts = [
    'organizations',
    status,
    seats && seatNames[seats],
    toFileNamePart(name),
    isSearch(q) ? 'search' : '',
    currentDay(now),
  ];
  return `${parts.filter((part) => part !== '').join('-')}.csv`;
}

/** Letters and digits only: file systems differ in what else they allow. */
function toFileNamePart(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
