import type { Encoding } from '~/lib/csv/encodings';
import type { EncodingCandidate } from '~/lib/csv/possibleEncodings';
import { checkRow, type CellIssue } from './checkRow';
import type { DecimalSeparator, NumberEvidence } from './decimalSeparator';
import type { ImportCells, ImportField } from './importFields';
import type { ImportDefaults } from './matchColumns';
import { readCells, type RowReading } from './readCells';

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
  /** As they are in the file. */
  readonly cells: ImportCells;
  /** What the cells mean. */
  readonly values: ImportCells;
  readonly issues: readonly CellIssue[];
}

/** A row whose cells are read and checked. */
export function checkedRow(
  row: Pick<ImportRow, 'id' | 'sheet' | 'line' | 'cells'>,
  reading: RowReading,
): ImportRow {
  const values = readCells(row.cells, reading);
  const issues = checkRow(values);
  if (reading.decimalSeparator === 'point') return { ...row, values, issues };
  return { ...row, values, issues: issues.map(withDecimalComma) };
}

function withDecimalComma(issue: CellIssue): CellIssue {
  return issue.code === 'decimal_point' ? { ...issue, code: 'decimal_comma' } : issue;
}

/** How a file is read. */
export interface SheetFormat {
  /** Of a text file, as is the delimiter. */
  readonly encoding?: Encoding;
  readonly delimiter?: string;
  /** The name of a workbook's sheet. */
  readonly sheet?: string;
  /** The line with the names of the columns. */
  readonly headerRow: number;
}

/** A column of a file that was read. */
export interface SheetColumn {
  readonly header: string;
  /** Its first two values. */
  readonly samples: readonly string[];
  readonly numbers: NumberEvidence;
}

/** A file that was read. */
export interface Sheet {
  readonly format: SheetFormat;
  readonly workbook?: WorkbookSheets | undefined;
  readonly columns: readonly SheetColumn[];
  /** Number of lines below the header. */
  readonly rows: number;
}

/** The sheets of a workbook of which one is read. */
export interface WorkbookSheets {
  readonly sheets: readonly string[];
  readonly sheet: string;
}

/**
 * Why a file can't be imported: it isn't text, a person has to tell its encoding, it is in none that
 * is known here, it is a damaged or protected workbook or one that is too large, it has no lines below
 * its header, has too many lines or columns, or contains an unclosed quotation mark.
 */
export type SheetProblem = (
  | { readonly problem: 'no_text' | 'encoding' | 'damaged' | 'protected' | 'empty' }
  | { readonly problem: 'unknown_encoding'; readonly candidates: readonly EncodingCandidate[] }
  | { readonly problem: 'too_many_rows' | 'too_many_columns' | 'too_large'; readonly max: number }
  | { readonly problem: 'unclosed'; readonly line: number }
) & {
  /** Another sheet may have none. */
  readonly workbook?: WorkbookSheets;
};

/** How to interpret the columns of the files. */
export interface ImportPlan {
  readonly sheets: readonly {
    readonly id: string;
    readonly columns: readonly (ImportField | undefined)[];
    readonly decimalSeparator: DecimalSeparator;
  }[];
  readonly defaults: ImportDefaults;
}
