import type { SheetProblem } from '~/features/import/rows/ImportRow';
import { maxUnpackedSize, openWorkbook, type Workbook } from '~/lib/xlsx/openWorkbook';
import { UnpackedSizeError } from '~/lib/xlsx/unzip';
import type { ChosenFormat } from './SheetReader';
import { maxColumns, type Table } from './Table';
import { findHeaderRow, isHeader, sampleLines, type TableRow } from './tableLayout';

/** Maximum number of rows per sheet. */
const maxRows = 10_000;

/** What a workbook starts with: it is a zip archive, unless it is protected by a password or an `.xls`. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const compoundFileSignature = [0xd0, 0xcf, 0x11, 0xe0];

export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, zipSignature) || startsWith(bytes, compoundFileSignature);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Opens the chosen sheet of a workbook, else the first that looks like a list, else the first. */
export function openSheet(bytes: Uint8Array, chosen: ChosenFormat): Table | SheetProblem {
  if (startsWith(bytes, compoundFileSignature)) return { problem: 'protected' };
  try {
    const workbook = openWorkbook(bytes);
    const { sheets } = workbook;
    const sheet = sheets.find((name) => name === chosen.sheet) ?? findList(workbook);
    if (sheet === undefined) return { problem: 'empty' };
    const rows = readRows(workbook, sheet, chosen.headerRow, sampleLines + maxRows + 1);
    return {
      format: { sheet, headerRow: chosen.headerRow ?? findHeaderRow(rows.slice(0, sampleLines)) },
      workbook: { sheets, sheet },
      maxRows,
      batches: [{ rows, progress: 1 }],
    };
  } catch (error) {
    return error instanceof UnpackedSizeError
      ? { problem: 'too_large', max: maxUnpackedSize }
      : { problem: 'damaged' };
  }
}

function findList(workbook: Workbook): string | undefined {
  const { sheets } = workbook;
  if (sheets.length < 2) return sheets[0];
  return (
    sheets.find((sheet) => readRows(workbook, sheet, 1, sampleLines).some(isHeader)) ?? sheets[0]
  );
}

function readRows(
  { rowsOf }: Workbook,
  sheet: string,
  from = 1,
  rows: number,
): readonly TableRow[] {
  // Whether there are more columns than allowed is told by one more.
  return rowsOf(sheet, { from, rows, columns: maxColumns + 1 });
}
