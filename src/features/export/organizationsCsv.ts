import { mapValues } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import { billingFields, rowFields } from '~/domain/organizationFields';
import { csvFile, type CsvCell } from '~/lib/csv/writeCsv';

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
  status: ({ status }) => status,
  registered_at: ({ registeredAt }) => registeredAt,
  id: ({ id }) => id,
};

export const organizationsHeader = Object.keys(columns);

export function organizationCells(row: Organization): CsvCell[] {
  return Object.values(columns).map((cell) => cell(row));
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
