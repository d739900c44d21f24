import type { ImportRow } from '~/features/import/rows/ImportRow';
import { rowFailureReason } from '~/features/import/rows/rowMessages';
import { downloadFile } from '~/lib/csv/downloadFile';
import { decimalSeparatorOf } from './ImportFile';
import { failedRowsFile, type FileNotation } from './importFilesCsv';
import type { ImportStore } from './ImportStore';
import { settledStates } from './rowState';

/** The rows that were not created, to be corrected and imported again. */
export function failedRows(store: ImportStore): readonly ImportRow[] {
  if (store.run.status === 'idle') return store.invalidRows;
  return store.rows.filter((row) => !settledStates.includes(store.stateOf(row)));
}

/** Downloads rows as a CSV file, each with what is wrong with it. */
export function downloadRows(store: ImportStore, rows: readonly ImportRow[]): void {
  downloadFile('rows-to-correct.csv', [
    failedRowsFile(store.columns, rows, notations(store, rows), (row) =>
      rowFailureReason(store, row),
    ),
  ]);
}

/** How the files of these rows are written. */
function notations({ files }: ImportStore, rows: readonly ImportRow[]): readonly FileNotation[] {
  const sheets = new Set(rows.map(({ sheet }) => sheet));
  return files.importable
    .filter(({ id }) => sheets.has(id))
    .map((file) => ({
      delimiter: file.sheet.format.delimiter ?? ',',
      decimalSeparator: decimalSeparatorOf(file) ?? 'point',
    }));
}
