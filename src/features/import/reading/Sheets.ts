import { cleanText } from '~/domain/text/cleanText';
import { decodeText } from '~/lib/csv/decodeText';
import { parseCsv } from '~/lib/csv/parseCsv';
import { checkRow, type CellIssue } from '~/features/import/rows/checkRow';
import type { ImportField } from '~/features/import/rows/importFields';
import {
  wholeRow,
  type ImportPlan,
  type ImportRow,
  type Sheet,
  type SheetProblem,
} from '~/features/import/rows/ImportRow';
import { headerScore } from '~/features/import/rows/matchColumns';

/** Maximum number of lines per file. */
const maxRows = 50_000;

/** Rows per batch: few enough for the page to process between two frames. */
const batchSize = 250;

/** Maximum number of columns: each is rendered with a select in which it is matched. */
const maxColumns = 100;

/** Maximum length of a column's name in characters; longer ones are cut, for they are rendered. */
const maxHeaderLength = 300;

interface SheetRow {
  readonly line: number;
  /** At most as many as the header has. */
  readonly cells: readonly string[];
  /** An extra comma shifts all later cells: no cell of such a line can be trusted. */
  readonly hasExtraCells: boolean;
}

/** Yields its progress from 0 to 1; ends without a result once the file is removed. */
export type SheetReading = Generator<number, Sheet | SheetProblem | undefined>;

/**
 * The parsed files of an import, retained so that they can be checked again whenever their columns
 * are matched differently.
 */
export class Sheets {
  private readonly rows = new Map<string, readonly SheetRow[]>();
  private readonly readings = new Map<string, SheetReading>();

  /** Reads a file piece by piece. */
  read(id: string, bytes: Uint8Array): SheetReading {
    const reading = this.readRows(id, bytes);
    this.readings.set(id, reading);
    return reading;
  }

  remove(id: string): void {
    this.readings.get(id)?.return(undefined);
    this.rows.delete(id);
  }

  private *readRows(id: string, bytes: Uint8Array): SheetReading {
    try {
      const decoded = decodeText(bytes);
      if ('problem' in decoded) return decoded;
      let headers: readonly string[] | undefined;
      const rows: SheetRow[] = [];
      for (const batch of parseCsv(decoded.text, headerScore)) {
        if (batch.unclosed !== undefined) return { problem: 'unclosed', line: batch.unclosed };
        for (const { line, cells } of batch.rows) {
          if (headers) rows.push(sheetRow(line, cells, headers.length));
          else headers = headerNames(cells);
        }
        if (headers && headers.length > maxColumns)
          return { problem: 'too_many_columns', max: maxColumns };
        if (rows.length > maxRows) return { problem: 'too_many_rows', max: maxRows };
        yield batch.progress;
      }
      if (!headers || rows.length === 0) return { problem: 'empty' };
      this.rows.set(id, rows);
      return { headers, rows: rows.length };
    } finally {
      this.readings.delete(id);
    }
  }

  /** Yields every line of every file as a checked row, in batches. */
  *check({ sheets, defaultSeatType }: ImportPlan): Generator<ImportRow[]> {
    for (const { id, columns } of sheets) {
      const rows = this.rows.get(id) ?? [];
      for (let start = 0; start < rows.length; start += batchSize) {
        yield rows
          .slice(start, start + batchSize)
          .map((row) => importRow(id, row, columns, defaultSeatType));
      }
    }
  }
}

function sheetRow(line: number, cells: readonly string[], width: number): SheetRow {
  const hasExtraCells = cells.findLastIndex(isFilled) >= width;
  return { line, cells: cells.slice(0, width), hasExtraCells };
}

function headerNames(cells: readonly string[]): readonly string[] {
  return cells
    .slice(0, cells.findLastIndex(isFilled) + 1)
    .map((cell) => cleanText(cell).slice(0, maxHeaderLength));
}

function isFilled(cell: string): boolean {
  return cell.trim() !== '';
}

function importRow(
  sheet: string,
  { line, cells: values, hasExtraCells }: SheetRow,
  columns: readonly (ImportField | undefined)[],
  defaultSeatType: string,
): ImportRow {
  const cells = Object.fromEntries(
    columns.flatMap((field, index) => (field === undefined ? [] : [[field, values[index] ?? '']])),
  );
  const mismatch: CellIssue[] = hasExtraCells ? [{ field: wholeRow, code: 'mismatch' }] : [];
  return {
    id: `${sheet}:${line}`,
    sheet,
    line,
    cells,
    issues: [...mismatch, ...checkRow(cells, defaultSeatType)],
  };
}
