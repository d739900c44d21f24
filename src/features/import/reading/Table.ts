import type { SheetFormat, SheetProblem, WorkbookSheets } from '~/features/import/rows/ImportRow';
import type { TableRow } from './tableLayout';

/** Maximum number of columns: each is rendered with a select in which it is matched. */
export const maxColumns = 100;

/** Some consecutive rows of a file. */
export interface TableBatch {
  /** Rows with at least one non-blank cell. */
  readonly rows: readonly TableRow[];
  /** How much of the file has been read by now, from 0 to 1. */
  readonly progress: number;
}

/** The rows of a file with the layout that was chosen or found. */
export interface Table {
  readonly format: SheetFormat;
  readonly workbook?: WorkbookSheets;
  readonly maxRows: number;
  /** If there are more rows than allowed, at least one of these. The last one may be a problem. */
  readonly batches: Iterable<TableBatch | SheetProblem>;
}
