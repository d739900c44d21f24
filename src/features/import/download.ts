import { isEqual, uniq, uniqWith } from 'es-toolkit';
import { csvFile, downloadFile } from '~/lib/csv/writeCsv';
import { withoutMarks } from '~/lib/text';
import type { ImportRow } from './checkRow';
import { fieldOf, importFields, type ImportField, type RequiredField } from './importFields';
import type { ImportStore } from './ImportStore';
import { rowReason } from './rowMessages';

type Example = Readonly<Record<RequiredField, string> & Record<ImportField, string>>;

const examples: readonly Example[] = [
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

/** Rows that were not created, each with the reason, as a file to correct and import again. */
export function rowsToCorrectCsv(store: ImportStore, rows: readonly ImportRow[]): string {
  const notations = [...new Set(rows.map(({ file }) => file))].map((file) => ({
    delimiter: file.table.format.delimiter ?? ',',
    decimalSeparator: file.decimalSeparator === 'comma' ? (',' as const) : ('.' as const),
  }));
  const [notation, other] = uniqWith(notations, isEqual);
  const columns = uniq(rows.flatMap(({ cells }) => Object.keys(cells)));
  const cellOf = ({ cells, values }: ImportRow, field: ImportField) => {
    const { text, number, fault } = cells[field] ?? {};
    if (fieldOf(field).rule.kind !== 'number' || fault) return text;
    // Numbers of files that differ get a decimal point.
    return other ? values[field] : (number ?? text);
  };
  return csvFile(
    [...columns, 'reason'],
    rows.map((row) => [
      ...columns.map((field) => cellOf(row, field)),
      withoutMarks(rowReason(row, store.statusOf(row))),
    ]),
    other ? undefined : notation,
  );
}

export function downloadRows(store: ImportStore, rows: readonly ImportRow[]): void {
  downloadFile('rows-to-correct.csv', [rowsToCorrectCsv(store, rows)]);
}
