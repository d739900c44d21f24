import { isEqual } from 'es-toolkit';
import { csvFile, downloadFile } from '~/lib/csv/writeCsv';
import type { ImportRow } from './checkRow';
import { fieldRule, importFields, type DecimalSeparator, type ImportField } from './fields';
import type { ImportStore } from './ImportStore';
import { rowReason } from './rowMessages';

const examples: readonly Readonly<Record<ImportField, string>>[] = [
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
  },
];

/** Downloads a file with example rows. */
export function downloadTemplate(): void {
  const header = [...importFields, 'seat_type_2', 'total_seats_2'];
  const rows = examples.map((row) => header.map((field) => row[field] ?? ''));
  downloadFile('organizations-template.csv', [csvFile(header, rows)]);
}

interface FileNotation {
  readonly delimiter: string;
  readonly decimalSeparator: DecimalSeparator;
}

const standardNotation: FileNotation = { delimiter: ',', decimalSeparator: 'point' };

/**
 * Rows that were not created, each with the reason, as a file to correct and import again: written
 * with the delimiter and decimals of the files that they came from, or with commas if these differ.
 */
export function rowsToCorrectCsv(store: ImportStore, rows: readonly ImportRow[]): string {
  const files = store.importedFiles.filter(({ id }) => rows.some(({ fileId }) => fileId === id));
  const [first = standardNotation, ...others] = files.map(
    ({ table, decimalSeparator = 'point' }): FileNotation => ({
      delimiter: table.format.delimiter ?? ',',
      decimalSeparator,
    }),
  );
  const isCommon = others.every((other) => isEqual(other, first));
  const { delimiter, decimalSeparator } = isCommon ? first : standardNotation;
  const matched = files.flatMap(({ columns }) => columns.filter((field) => field !== undefined));
  const columns = [...new Set([...matched, ...rows.flatMap(({ cells }) => Object.keys(cells))])];
  const cellOf = ({ cells, values }: ImportRow, field: ImportField) => {
    const cell = cells[field];
    // Numbers of files that differ get a decimal point.
    if (!isCommon && !cell?.fault && fieldRule(field).kind === 'number') return values[field];
    return cell?.number === undefined || fieldRule(field).kind !== 'number'
      ? cell?.text
      : cell.number;
  };
  return csvFile(
    [...columns, 'reason'],
    rows.map((row) => [...columns.map((field) => cellOf(row, field)), rowReason(store, row)]),
    { delimiter, decimalSeparator: decimalSeparator === 'comma' ? ',' : '.' },
  );
}

export function downloadRows(store: ImportStore, rows: readonly ImportRow[]): void {
  downloadFile('rows-to-correct.csv', [rowsToCorrectCsv(store, rows)]);
}
