import type { ImportField } from '~/features/import/rows/importFields';
import type { Sheet, WorkbookSheets } from '~/features/import/rows/ImportRow';
import {
  likelySeparator,
  noEvidence,
  type DecimalSeparator,
} from '~/features/import/rows/decimalSeparator';
import type { ChosenFormat } from '~/features/import/reading/SheetReader';
import { importRule } from '~/features/import/rows/importFields';
import type { EncodingCandidate } from '~/lib/csv/possibleEncodings';
import { validationMessage } from '~/messages/validationCatalogue';
import { saveAgainText } from './sheetProblemText';

/**
 * A file chosen for import: being read, waiting for a person to tell its encoding, rejected with the
 * reason, or read with its columns matched.
 */
export interface ImportFile {
  readonly id: string;
  readonly file: File;
  readonly state: 'reading' | 'encoding' | 'rejected' | 'read';
  /** Why it is rejected, or can't be read in the format that was chosen last. */
  readonly error?: string | undefined;
  /** Rejected only because an earlier file has the same content. */
  readonly isDuplicate?: boolean;
  /** Rejected because it was changed or removed on disk after it was added. */
  readonly isChanged?: boolean;
  /** How much of the file has been read, from 0 to 1, while that takes long. */
  readonly progress?: number | undefined;
  /** The encodings to choose from, if the file doesn't tell its own. */
  readonly candidates?: readonly EncodingCandidate[];
  readonly format: ChosenFormat;
  /** The sheets to choose from, if it is a workbook. */
  readonly workbook?: WorkbookSheets | undefined;
  readonly sheet?: Sheet;
  /** The field that each column is matched to, if any. */
  readonly columns: readonly (ImportField | undefined)[];
  /** The notation of numbers, if it was chosen. */
  readonly decimalSeparator?: DecimalSeparator | undefined;
}

/** A file that was read. */
export type ReadFile = ImportFile & { readonly sheet: Sheet };

export function isRead(file: ImportFile): file is ReadFile {
  return file.state === 'read' && file.sheet !== undefined;
}

/** The names of a file's columns. */
export function headersOf({ sheet }: ReadFile): readonly string[] {
  return sheet.columns.map(({ header }) => header);
}

/**
 * The notation of a file's numbers: chosen, or told by the columns that are matched to numbers;
 * undefined if these can be read in two ways.
 */
export function decimalSeparatorOf(file: ImportFile): DecimalSeparator | undefined {
  return file.decimalSeparator ?? likelySeparator(numberColumns(file));
}

/** A number of the file whose notation matters, if possible one that is written with the separator. */
export function numberExample(file: ImportFile): string | undefined {
  const separator = decimalSeparatorOf(file) ?? 'ambiguous';
  const columns = numberColumns(file);
  return ([separator, 'ambiguous', 'point', 'comma'] as const)
    .flatMap((kind) => columns.map(({ examples }) => examples[kind]))
    .find((example) => example !== undefined);
}

function numberColumns({ sheet, columns }: ImportFile) {
  return columns.flatMap((field, index) =>
    field !== undefined && importRule(field).kind === 'number'
      ? [sheet?.columns[index]?.numbers ?? noEvidence]
      : [],
  );
}

/** Maximum file size in bytes. */
export const maxFileSize = 5 * 1024 * 1024;

/**
 * Checks the type and size of a file (docs/product.md, "Validation rules"); returns the message.
 */
export function fileError({ name, size }: File): string | undefined {
  if (/\.(?:csv|xlsx)$/i.test(name))
    return size > maxFileSize ? validationMessage('file_size') : undefined;
  const isSpreadsheet = /\.(?:xl\w+|ods|numbers)$/i.test(name);
  return `${validationMessage('file_type')}${isSpreadsheet ? ` ${saveAgainText}` : ''}`;
}

/** Whether a file was changed or removed on disk after it was chosen: then no part of it can be read. */
export async function isChangedOnDisk(file: File): Promise<boolean> {
  return await file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => false, isChangedError);
}

/** Whether reading failed because the file was changed or removed on disk (https://w3c.github.io/FileAPI/#dfn-error-codes). */
export function isChangedError(error: unknown): boolean {
  return error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name);
}

/** True if two files have the same content, whatever their names. */
export async function haveSameBytes(a: File, b: File): Promise<boolean> {
  if (a.size !== b.size) return false;
  const [left, right] = (await Promise.all([a.arrayBuffer(), b.arrayBuffer()])).map(
    (buffer) => new Uint8Array(buffer),
  );
  for (let index = 0; index < a.size; index += 1)
    if (left?.[index] !== right?.[index]) return false;
  return true;
}
