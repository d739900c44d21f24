import { decodeText } from '~/lib/csv/decodeText';
import { parseCsv, type CsvRow } from '~/lib/csv/parseCsv';
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

interface ParsedSheet {
  readonly width: number;
  readonly rows: readonly CsvRow[];
}

/**
 * The parsed files of an import, retained so that they can be checked again whenever their columns
 * are matched differently.
 */
export class Sheets {
  private readonly tables = new Map<string, ParsedSheet>();

  read(id: string, bytes: Uint8Array): Sheet | SheetProblem {
    const decoded = decodeText(bytes);
    if ('problem' in decoded) return decoded;
    const { rows: lines, unclosed } = parseCsv(decoded.text, headerScore);
    if (unclosed !== undefined) return { problem: 'unclosed', line: unclosed };
    const [header, ...rows] = lines;
    if (!header || rows.length === 0) return { problem: 'empty' };
    if (rows.length > maxRows) return { problem: 'too_many', max: maxRows };
    const headers = header.cells.slice(
      0,
      header.cells.findLastIndex((cell) => cell.trim() !== '') + 1,
    );
    this.tables.set(id, { width: headers.length, rows });
    return { headers: headers.map((cell) => cell.trim()), rows: rows.length };
  }

  remove(id: string): void {
    this.tables.delete(id);
  }

  /** Yields every line of every file as a checked row, in batches. */
  *check({ sheets, defaultSeatType }: ImportPlan): Generator<ImportRow[]> {
    for (const { id, columns } of sheets) {
      const { rows, width } = this.tables.get(id) ?? { rows: [], width: 0 };
      for (let start = 0; start < rows.length; start += batchSize) {
        yield rows
          .slice(start, start + batchSize)
          .map((row) => importRow(id, row, columns, width, defaultSeatType));
      }
    }
  }
}

function importRow(
  sheet: string,
  { line, cells: values }: CsvRow,
  columns: readonly (ImportField | undefined)[],
  width: number,
  defaultSeatType: string,
): ImportRow {
  const cells = Object.fromEntries(
    columns.flatMap((field, index) => (field === undefined ? [] : [[field, values[index] ?? '']])),
  );
  // An extra comma shifts all later cells: no cell of such a line can be trusted.
  const hasExtraCells = values.slice(width).some((cell) => cell.trim() !== '');
  const mismatch: CellIssue[] = hasExtraCells ? [{ field: wholeRow, code: 'mismatch' }] : [];
  return {
    id: `${sheet}:${line}`,
    sheet,
    line,
    cells,
    issues: [...mismatch, ...checkRow(cells, defaultSeatType)],
  };
}
