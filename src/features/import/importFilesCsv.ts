import { isEqual } from 'es-toolkit';
import type { FieldName, RequiredFieldName } from '~/domain/organizationFields';
import type { DecimalSeparator } from '~/features/import/rows/decimalSeparator';
import { importFields, importRule, type ImportField } from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { csvFile } from '~/lib/csv/writeCsv';

type SubscriptionField = `${'seat_type' | 'total_seats'}${'' | '_2'}`;

/** An optional field may be blank in the template. */
type ExampleRow = Readonly<Record<RequiredFieldName | SubscriptionField, string>> &
  Readonly<Partial<Record<FieldName, string>>>;

const examples: readonly ExampleRow[] = [
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
    subdomain: 'contoso',
    billing_name: 'Jonas Weber',
    billing_email: 'billing@contoso.example',
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
  const header = [...importFields, 'seat_type_2', 'total_seats_2'] as readonly (keyof ExampleRow)[];
  return csvFile(
    header,
    examples.map((row) => header.map((field) => row[field] ?? '')),
  );
}

/** How a file is written. */
export interface FileNotation {
  readonly delimiter: string;
  readonly decimalSeparator: DecimalSeparator;
}

const standardNotation: FileNotation = {
  delimiter: ',',
  decimalSeparator: 'point',
};

/**
 * Rows that were not created, each with the reason, as a file to correct and import again: written
 * with the delimiter and decimals of the files that they came from, or with commas if these differ.
 */
export function failedRowsFile(
  columns: readonly ImportField[],
  rows: readonly ImportRow[],
  notations: readonly FileNotation[],
  reasonFor: (row: ImportRow) => string,
): string {
  const [first = standardNotation, ...others] = notations;
  const isCommon = others.every((other) => isEqual(other, first));
  const { delimiter } = isCommon ? first : standardNotation;
  return csvFile(
    [...columns, 'reason'],
    rows.map((row) => [
      ...columns.map((field) =>
        // Numbers of files that differ get a decimal point.
        !isCommon && importRule(field).kind === 'number' ? row.values[field] : row.cells[field],
      ),
      reasonFor(row),
    ]),
    { delimiter, decimalSeparator: '.' },
  );
}
