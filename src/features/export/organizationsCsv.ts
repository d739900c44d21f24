import type { Organization } from '~/domain/Organization';
import { csvFile, type CsvCell } from '~/lib/csv/writeCsv';

/** Columns of the export: first those that the import reads, then the server's own. */
const columns: readonly (readonly [header: string, cell: (row: Organization) => CsvCell])[] = [
  ['name', ({ name }) => name],
  ['subdomain', ({ subdomain }) => subdomain],
  ['billing_name', ({ billing }) => billing?.name],
  ['billing_email', ({ billing }) => billing?.email],
  ['billing_phone', ({ billing }) => billing?.phone],
  ['amount', ({ billing }) => billing?.amount],
  ['currency', ({ billing }) => billing?.currency],
  ['total_seats', ({ totalSeats }) => totalSeats],
  ['used_seats', ({ usedSeats }) => usedSeats],
  ['available_seats', ({ availableSeats }) => availableSeats],
  ['status', ({ status }) => status],
  ['registered_at', ({ registeredAt }) => registeredAt],
  ['id', ({ id }) => id],
];

export const organizationsHeader = columns.map(([header]) => header);

export function organizationCells(row: Organization): CsvCell[] {
  return columns.map(([, cell]) => cell(row));
}

/** Name and content of a file with these rows. */
export function organizationsFile(rows: readonly Organization[]): [name: string, parts: string[]] {
  return [exportFileName(), [csvFile(organizationsHeader, rows.map(organizationCells))]];
}

/** Contains the date in the user's time zone. */
export function exportFileName(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `organizations-${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}.csv`;
}
