import type { CellIssue } from './checkRow';
import type { ImportCells, ImportField } from './importFields';

/** Field of an issue that concerns the whole line instead of a single cell. */
export const wholeRow = 'line';

/** One line of a file, to be created as an organization. */
export interface ImportRow {
  /** Unique across all files. */
  readonly id: string;
  /** The id of its file. */
  readonly sheet: string;
  /** The line number that a spreadsheet shows. */
  readonly line: number;
  readonly cells: ImportCells;
  readonly issues: readonly CellIssue[];
}

/** The headers and size of a file that was read. */
export interface Sheet {
  readonly headers: readonly string[];
  /** Number of lines below the header. */
  readonly rows: number;
}

/**
 * Why a file can't be imported: it isn't text, its encoding is neither UTF-8 nor UTF-16, it has no
 * lines below its header, has too many lines or columns, or contains an unclosed quotation mark.
 */
export type SheetProblem =
  | { readonly problem: 'no_text' | 'encoding' | 'empty' }
  | { readonly problem: 'too_many_rows' | 'too_many_columns'; readonly max: number }
  | { readonly problem: 'unclosed'; readonly line: number };

/** How to interpret the columns of the files. */
export interface ImportPlan {
  readonly sheets: readonly {
    readonly id: string;
    readonly columns: readonly (ImportField | undefined)[];
  }[];
  /** For lines without a seat type; may be empty. */
  readonly defaultSeatType: string;
}
