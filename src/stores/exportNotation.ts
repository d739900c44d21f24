import type { CsvNotation } from '~/lib/csv/writeCsv';
import { persisted, type KeyValueStorage } from '~/lib/persisted';

/** What Excel expects where a comma is the decimal separator. */
const excelNotation: CsvNotation = { delimiter: ';', decimalSeparator: ',' };

/** How this browser's exports are written (`ams.export`). */
export function storedExportNotation(storage: KeyValueStorage | undefined) {
  const stored = persisted(storage, 'ams.export', (data) => (data === 'excel' ? data : undefined));
  return {
    get isForExcel(): boolean {
      return stored.read() !== undefined;
    },
    setForExcel(isForExcel: boolean): void {
      if (isForExcel) stored.write('excel');
      else stored.clear();
    },
    /** Undefined for commas and decimal points. */
    get notation(): CsvNotation | undefined {
      return this.isForExcel ? excelNotation : undefined;
    },
  };
}
