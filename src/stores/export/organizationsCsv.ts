import type { Organization } from '~/domain/Organization';
import type { CsvCell } from '~/lib/csv/writeCsv';

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
