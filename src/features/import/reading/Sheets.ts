import { isBlank } from '~/lib/text';
import type { Cell } from '~/lib/xlsx/cellValue';
import type { DecimalSeparator } from '~/features/import/rows/decimalSeparator';
import { importRule, type ImportField } from '~/features/import/rows/importFields';
import {
  checkedRow,
  wholeRow,
  type ImportPlan,
  type ImportRow,
  type Sheet,
  type SheetProblem,
} from '~/features/import/rows/ImportRow';
import type { RowReading } from '~/features/import/rows/readCells';
import { isWorkbook, openSheet } from './openSheet';
import { openText } from './openText';
import { SheetColumns } from './SheetColumns';
import type { ChosenFormat } from './SheetReader';
import { maxColumns } from './Table';

/** Rows per batch: few enough for the page to process between two frames. */
const batchSize = 250;

interface SheetRow {
  readonly line: number;
  /** At most as many as the header has. */
  readonly cells: readonly Cell[];
  /** An extra comma shifts all later cells: no cell of such a line can be trusted. */
  readonly hasExtraCells: boolean;
}

/** Yields its progress from 0 to 1; ends without a result once the file is removed or read again. */
export type SheetReading = Generator<number, Sheet | SheetProblem | undefined>;

/**
 * The parsed files of an import, retained so that they can be checked again whenever their columns
 * are matched differently.
 */
export class Sheets {
  private readonly rows = new Map<string, readonly SheetRow[]>();
  private readonly readings = new Map<string, SheetReading>();

  /**
   * Reads a file piece by piece, instead of a reading that hasn't ended. If it can't be read in this
   * format, the rows stay those that were read before.
   */
  read(id: string, bytes: Uint8Array, format: ChosenFormat): SheetReading {
    this.readings.get(id)?.return(undefined);
    const reading = this.readRows(id, bytes, format);
    this.readings.set(id, reading);
    return reading;
  }

  remove(id: string): void {
    this.readings.get(id)?.return(undefined);
    this.rows.delete(id);
  }

  private *readRows(id: string, bytes: Uint8Array, chosen: ChosenFormat): SheetReading {
    try {
      const table = isWorkbook(bytes) ? openSheet(bytes, chosen) : openText(bytes, chosen);
      if ('problem' in table) return table;
      const { format, workbook, maxRows, batches } = table;
      let columns: SheetColumns | undefined;
      const rows: SheetRow[] = [];
      for (const batch of batches) {
        if ('problem' in batch) return { ...batch, workbook };
        for (const { line, cells } of batch.rows) {
          if (line < format.headerRow) continue;
          if (columns) {
            rows.push(sheetRow(line, cells, columns.width));
            columns.add(cells);
          } else columns = new SheetColumns(cells);
        }
        if (columns && columns.width > maxColumns)
          return { problem: 'too_many_columns', max: maxColumns, workbook };
        if (rows.length > maxRows) return { problem: 'too_many_rows', max: maxRows, workbook };
        yield batch.progress;
      }
      if (!columns || rows.length === 0) return { problem: 'empty', workbook };
      this.rows.set(id, rows);
      return { format, workbook, columns: columns.list, rows: rows.length };
    } finally {
      this.readings.delete(id);
    }
  }

  /** Yields every line of every file as a checked row, in batches. */
  *check({ sheets, defaults }: ImportPlan): Generator<ImportRow[]> {
    for (const { id, columns, decimalSeparator } of sheets) {
      const rows = this.rows.get(id) ?? [];
      for (let start = 0; start < rows.length; start += batchSize) {
        yield rows
          .slice(start, start + batchSize)
          .map((row) => importRow(id, row, columns, { decimalSeparator, defaults }));
      }
    }
  }
}

function sheetRow(line: number, cells: readonly Cell[], width: number): SheetRow {
  const hasExtraCells = cells.findLastIndex((cell) => !isBlank(String(cell))) >= width;
  return { line, cells: cells.slice(0, width), hasExtraCells };
}

function importRow(
  sheet: string,
  { line, cells: values, hasExtraCells }: SheetRow,
  columns: readonly (ImportField | undefined)[],
  reading: RowReading,
): ImportRow {
  const cells = Object.fromEntries(
    columns.flatMap((field, index) =>
      field === undefined
        ? []
        : [[field, cellText(values[index] ?? '', field, reading.decimalSeparator)]],
    ),
  );
  const row = checkedRow({ id: `${sheet}:${line}`, sheet, line, cells }, reading);
  if (!hasExtraCells) return row;
  return { ...row, issues: [{ field: wholeRow, code: 'mismatch' }, ...row.issues] };
}

/** A number as the texts beside it are written, so that it is read as what it is. */
function cellText(cell: Cell, field: ImportField, separator: DecimalSeparator): string {
  const text = String(cell);
  const hasComma = separator === 'comma' && importRule(field).kind === 'number';
  return typeof cell === 'number' && hasComma ? text.replace('.', ',') : text;
}
