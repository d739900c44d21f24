import type { CellIssue } from './checkRow';
import type { ImportCells, ImportField } from './importFields';

/** Stands for the whole line where an issue is none of a single cell's. */
export const wholeRow = 'line';

/** One line of a file that was read, as an organization to be. */
export interface ImportRow {
  /** Its own among all files. */
  readonly id: string;
  /** The file that it stands in. */
  readonly sheet: string;
  /** Its number beside the line in a spreadsheet. */
  readonly line: number;
  readonly cells: ImportCells;
  readonly issues: readonly CellIssue[];
}

/** What a file holds, once it was read. */
export interface Sheet {
  readonly headers: readonly string[];
  /** How many lines stand under the header. */
  readonly rows: number;
}

/**
 * Why a file can't be imported: it holds no text, no line under a header, too many of them, or a
 * quotation mark that is never closed.
 */
export type SheetProblem =
  | { readonly problem: 'no_text' | 'empty' }
  | { readonly problem: 'too_many'; readonly max: number }
  | { readonly problem: 'unclosed'; readonly line: number };

/** How the columns of the files are to be read. */
export interface ImportPlan {
  readonly sheets: readonly {
    readonly id: string;
    readonly columns: readonly (ImportField | undefined)[];
  }[];
  /** For lines that name no seat type; empty for none. */
  readonly defaultSeatType: string;
}
