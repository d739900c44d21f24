import { countBy, maxBy } from 'es-toolkit';
import { cleanText } from '~/domain/text/cleanText';
import { csvText, decodeText, parseCsv, type Encoding } from '~/lib/csv/readCsv';
import { formatFileSize } from '~/lib/formatFileSize';
import { formatNumber } from '~/lib/format';
import { isBlank } from '~/lib/text';
import type { Cell } from '~/lib/xlsx/cell';
import {
  maxUnpackedSize,
  openWorkbook,
  UnpackedSizeError,
  type Workbook,
} from '~/lib/xlsx/openWorkbook';
import { message } from '~/messages/catalogue';
import { validationMessage } from '~/messages/fieldMessage';
import { headerScore } from './importFields';

/** How a file is to be read, as far as a person has chosen it. */
export interface ChosenFormat {
  readonly encoding?: Encoding;
  readonly delimiter?: string;
  readonly sheet?: string;
  readonly headerRow?: number;
}

export interface TableRow {
  /** The number that a spreadsheet shows. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly isHidden: boolean;
  /** In a text only: what is beside the table of a workbook doesn't belong to it. */
  readonly hasExtraCells?: boolean;
}

/** A file as it was read. Without rows it can't be imported; another sheet of it may be importable. */
export interface Table {
  /** Why it can't be imported, and what to do. */
  readonly error?: string;
  /** How it was read: encoding and delimiter of a text, sheet of a workbook. */
  readonly format: ChosenFormat;
  /** Of a workbook, to choose from. */
  readonly sheets: readonly string[];
  readonly headers: readonly string[];
  /** The positions of hidden columns. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Below the header. */
  readonly rows: readonly TableRow[];
}

/** The table of a file that is not read yet, or can't be. */
export const emptyTable: Table = {
  format: {},
  sheets: [],
  headers: [],
  hiddenColumns: new Set(),
  rows: [],
};

function rejected(error: string, table = emptyTable): Table {
  return { ...table, error };
}

export const maxFileSize = 10 * 1024 * 1024;
const maxRows = 5000;
/** Each column is rendered with a select in which it is matched. */
const maxColumns = 100;
/** Lines that are read of a text: empty ones don't count as rows. */
const maxLines = 20_000;

const saveAgain = 'Save it as .xlsx or CSV UTF-8 and add it again.';
const damaged = `The file is damaged. ${saveAgain}`;
const noRows = `${message('at_least', { count: 1, name: 'organization' })}.`;
const tooManyRows = `Split the file: an import takes ${formatNumber(maxRows)} rows.`;

/** Checks the type and size of a file. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.(?:csv|xlsx)$/i.test(name))
    return size > maxFileSize
      ? `${validationMessage('file_size')} Split the file: an import takes ${formatFileSize(maxFileSize)}.`
      : undefined;
  const isSpreadsheet = /\.(?:xl\w+|ods|numbers)$/i.test(name);
  return `${validationMessage('file_type')}${isSpreadsheet ? ` ${saveAgain}` : ''}`;
}

/** Reads a file, again in another format. */
export type TableReader = (chosen: ChosenFormat) => Table;

/** Opens a CSV file or a workbook, which takes about as long as reading its rows. */
export function openFile(bytes: Uint8Array): TableReader {
  if (startsWith(bytes, compoundFileSignature))
    return () => rejected(`The file has a password or an old format. ${saveAgain}`);
  if (!startsWith(bytes, zipSignature)) return (chosen) => readText(bytes, chosen);
  try {
    const workbook = openWorkbook(bytes);
    return (chosen) => readSheet(workbook, chosen);
  } catch (error) {
    const tooLarge = `Split the file: an import takes ${formatFileSize(maxUnpackedSize)} unpacked.`;
    return () => rejected(error instanceof UnpackedSizeError ? tooLarge : damaged);
  }
}

/** What a workbook starts with: it is a zip archive, unless it has a password or is an `.xls`. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const compoundFileSignature = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function readText(bytes: Uint8Array, chosen: ChosenFormat): Table {
  const decoded = decodeText(bytes, chosen.encoding);
  // A small PDF may be text alone.
  if (!decoded || decoded.text.startsWith('%PDF-'))
    return rejected(`The file is no text and no workbook. ${saveAgain}`);
  const { body, namedDelimiter } = csvText(decoded.text);
  const delimiter = chosen.delimiter ?? namedDelimiter ?? findDelimiter(body);
  const { rows, unclosed, hasMore } = parseCsv(body, delimiter, maxLines);
  if (unclosed !== undefined)
    return rejected(`Line ${formatNumber(unclosed)} has an unclosed quotation mark.`);
  const textRows = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((text) => ({ text })),
    isHidden: false,
  }));
  const format = { encoding: decoded.encoding, delimiter };
  return withHeader({ ...emptyTable, format, rows: textRows }, hasMore, chosen);
}

/** Reads the chosen sheet of a workbook, else the first that looks like a list, else the first. */
function readSheet({ sheets, rowsOf }: Workbook, chosen: ChosenFormat): Table {
  const isList = (sheet: string) =>
    rowsOf(sheet, { rows: sampleLines, columns: maxColumns }).rows.some(
      (row) => scoreOf(row) >= minHeaderScore,
    );
  try {
    const sheet = sheets.find((name) => name === chosen.sheet) ?? sheets.find(isList) ?? sheets[0];
    if (sheet === undefined) return rejected(noRows);
    // One more of each tells whether there are more than allowed.
    const limits = { rows: sampleLines + maxRows + 1, columns: maxColumns + 1 };
    const { hasMore, ...content } = rowsOf(sheet, limits);
    return withHeader({ ...emptyTable, format: { sheet }, sheets, ...content }, hasMore, chosen);
  } catch {
    return rejected(damaged, { ...emptyTable, sheets });
  }
}

/** A table whose rows are all that were read. */
function withHeader(content: Table, hasMore: boolean, chosen: ChosenFormat): Table {
  const { rows } = content;
  // The row that names the most fields, the first on ties.
  const found = maxBy(rows.slice(0, sampleLines), scoreOf)?.line ?? 1;
  const { headerRow = found } = chosen;
  const [header, ...below] = rows.filter(({ line }) => line >= headerRow);
  const cells = header?.cells.map(({ text }) => text) ?? [];
  const headers = cells
    .slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)
    .map((cell) => cleanText(cell).slice(0, maxHeaderLength));
  const format = { ...content.format, headerRow };
  const table = { ...content, format, headers, rows: [] };
  if (headers.length > maxColumns)
    return rejected(`The file has more than ${maxColumns} columns. Remove some of them.`, table);
  if (hasMore || below.length > maxRows) return rejected(tooManyRows, table);
  if (below.length === 0) return rejected(noRows, table);
  const isText = format.sheet === undefined;
  const tableRows = below.map((row) => ({
    ...row,
    cells: row.cells.slice(0, headers.length).map(cellOf),
    hasExtraCells: isText && row.cells.slice(headers.length).some(({ text }) => !isBlank(text)),
  }));
  return { ...table, rows: tableRows };
}

/** Longer names of columns are cut where they are shown. */
const maxHeaderLength = 300;

/**
 * Texts that spreadsheets show for an error, in the languages that they have: `#REF!`, `#BEZUG!`,
 * `#¡VALOR!`, `#N/A`, `#NV`; `###` for what is wider than its column, and `Err:502` of LibreOffice.
 */
const errorText =
  /^(?:#[¡¿]?\p{Lu}[\p{Lu}\d/_]+[!?]|#\p{Lu}\/\p{Lu}|#(?:NV|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|GETTING_DATA)|#{3,}|Err:\d{3})$/u;

/** A cell with what its text means: an error, or `\N`, with which databases export a missing value. */
export function cellOf(cell: Cell): Cell {
  const text = cell.text.trim();
  if (text === String.raw`\N`) return { text: '' };
  return !cell.fault && /^[#E]/.test(text) && errorText.test(text)
    ? { text: cell.text, fault: 'error' }
    : cell;
}

/** Delimiters that are looked for, by their names. */
export const delimiters: Readonly<Record<string, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};

/** Characters and lines in which the layout is looked for. */
const sampleSize = 100_000;
const sampleLines = 50;

/** The number of fields that a row has to name so that its sheet is taken for a list. */
const minHeaderScore = 2;

function scoreOf({ cells }: Pick<TableRow, 'cells'>): number {
  return headerScore(cells.slice(0, maxColumns).map(({ text }) => text));
}

/** The delimiter with which a row names the most fields, else the one that makes most columns. */
function findDelimiter(body: string): string {
  const scored = Object.keys(delimiters).map((delimiter) => {
    const { rows } = parseCsv(body.slice(0, sampleSize), delimiter, sampleLines);
    // Rows that have as many cells as most others, so that commas in texts don't count.
    const lengths = Object.entries(countBy(rows, ({ cells }) => cells.length));
    return {
      delimiter,
      score: Math.max(0, ...rows.map(({ cells }) => headerScore(cells.slice(0, maxColumns)))),
      regular: Math.max(0, ...lengths.map(([cells, count]) => (Number(cells) - 1) * count)),
    };
  });
  return scored.toSorted((a, b) => b.score - a.score || b.regular - a.regular)[0]?.delimiter ?? ',';
}
