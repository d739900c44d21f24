import type { FieldName } from '~/domain/organizationFields';
import { importFields, type ImportField } from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { csvFile } from '~/lib/csv/writeCsv';

type TemplateField = FieldName | `${'seat_type' | 'total_seats'}${'' | '_2'}`;

const examples: readonly Readonly<Record<TemplateField, string>>[] = [
  {
    name: 'Northwind Traders Ltd',
    address: '12 Harbour Street, Bristol BS1 4RN, United Kingdom',
    subdomain: 'northwind-traders',
    billing_name: 'Priya Natarajan',
    billing_email: 'accounts@northwind-traders.example',
    billing_phone: '+44 117 496 0123',
    amount: '3371.42',
    currency: 'GBP',
    seat_type: 'full',
    total_seats: '25',
    seat_type_2: 'light',
    total_seats_2: '40',
  },
  {
    name: 'Contoso GmbH',
    address: '',
    subdomain: 'contoso',
    billing_name: 'Jonas Weber',
    billing_email: 'billing@contoso.example',
    billing_phone: '',
    amount: '890',
    currency: 'EUR',
    seat_type: 'full',
    total_seats: '10',
    seat_type_2: '',
    total_seats_2: '',
  },
];

/** A template file with example rows. */
export function templateCsv(): string {
  return toCsvFile([...importFields, 'seat_type_2', 'total_seats_2'], examples);
}

/** The rows that were not created, each with the reason, as a file to correct and import again. */
export function failedRowsCsv(
  columns: readonly ImportField[],
  rows: readonly ImportRow[],
  reasonFor: (row: ImportRow) => string,
): string {
  return toCsvFile(
    [...columns, 'reason'],
    rows.map((row) => ({ ...row.cells, reason: reasonFor(row) })),
  );
}

function toCsvFile(
  header: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string {
  return csvFile(
    header,
    rows.map((row) => header.map((field) => row[field] ?? '')),
  );
}
