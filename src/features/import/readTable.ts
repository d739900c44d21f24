import { cleanText } from '~/domain/text/cleanText';
import { csvText, decodeText, parseCsv, type CsvText, type Encoding } from '~/lib/csv/readCsv';
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
import { message } from '~/messages/message';
import { validationMessage } from '~/messages/fieldMessage';
import { headerScore } from './fields';

export const maxFileSize = 10 * 1024 * 1024;
const maxRows = 5000;
/** Each column is rendered with a select in which it is matched. */
const maxColumns = 100;
/** Lines that are read of a text: empty ones don't count as rows. */
const maxLines = 20_000;

/** How a file is to be read, as far as a person has chosen it. */
export interface ChosenFormat {
  readonly encoding?: Encoding;
  readonly delimiter?: string;
  readonly sheet?: string;
  readonly headerRow?: number;
}

interface TableRow {
  /** The number that a spreadsheet shows. */
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly isHidden: boolean;
  /** In a text only: what stands beside the table of a workbook doesn't belong to it. */
  readonly hasExtraCells: boolean;
}

/** A file that was read. */
export interface Table {
  /** How it was read: encoding and delimiter of a text, sheet of a workbook. */
  readonly format: ChosenFormat & { readonly headerRow: number };
  /** Of a workbook, to choose from. */
  readonly sheets: readonly string[];
  readonly headers: readonly string[];
  /** The positions of hidden columns. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Below the header. */
  readonly rows: readonly TableRow[];
}

/** Why a file can't be imported, and what to do; another sheet of the workbook may be importable. */
export interface FileProblem {
  readonly error: string;
  readonly sheets?: readonly string[];
  readonly format?: ChosenFormat;
}

const saveAgain = 'Save it as .xlsx or CSV UTF-8 and add it again.';
const damaged = `The file is damaged. ${saveAgain}`;
const noRows = `${message('at_least', { count: 1, name: 'organization' })}.`;
const tooManyRows = `Split the file: an import takes ${formatNumber(maxRows)} rows.`;

/** Checks the type and size of a file. */
export function fileProblem({ name, size }: File): string | undefined {
  if (/\.(?:csv|xlsx)$/i.test(name))
    return size > maxFileSize
      ? `${validationMessage('file_size')} Split the file: an import takes ${formatFileSize(maxFileSize)}.`
      : undefined;
  const isSpreadsheet = /\.(?:xl\w+|ods|numbers)$/i.test(name);
  return `${validationMessage('file_type')}${isSpreadsheet ? ` ${saveAgain}` : ''}`;
}

/** Reads a file, again in another format. */
export type TableReader = (chosen: ChosenFormat) => Table | FileProblem;

/** Opens a CSV file or a workbook, which takes about as long as reading its rows. */
export function openFile(bytes: Uint8Array): TableReader {
  if (startsWith(bytes, compoundFileSignature))
    return () => ({ error: `The file has a password or an old format. ${saveAgain}` });
  if (!startsWith(bytes, zipSignature)) return (chosen) => readText(bytes, chosen);
  try {
    const workbook = openWorkbook(bytes);
    return (chosen) => readSheet(workbook, chosen);
  } catch (error) {
    const tooLarge = `Split the file: an import takes ${formatFileSize(maxUnpackedSize)} unpacked.`;
    return () => ({ error: error instanceof UnpackedSizeError ? tooLarge : damaged });
  }
}

/** What a workbook starts with: it is a zip archive, unless it has a password or is an `.xls`. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04];
const compoundFileSignature = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** A row, before the header is known. */
type RawRow = Omit<TableRow, 'hasExtraCells'>;

function readText(bytes: Uint8Array, chosen: ChosenFormat): Table | FileProblem {
  const decoded = decodeText(bytes, chosen.encoding);
  if (!decoded) return { error: `The file is no text and no workbook. ${saveAgain}` };
  const csv = csvText(decoded.text);
  const delimiter = chosen.delimiter ?? csv.namedDelimiter ?? findDelimiter(csv);
  const { rows, unclosed, hasMore } = parseCsv(csv, delimiter, maxLines);
  if (unclosed !== undefined)
    return { error: `Line ${formatNumber(unclosed)} has an unclosed quotation mark.` };
  const raw = rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((text) => ({ text })),
    isHidden: false,
  }));
  const headerRow = chosen.headerRow ?? findHeaderRow(raw);
  const format = { encoding: decoded.encoding, delimiter, headerRow };
  return tableOf(raw, { format, sheets: [], hiddenColumns: new Set(), hasMore });
}

/** Reads the chosen sheet of a workbook, else the first that looks like a list, else the first. */
function readSheet(workbook: Workbook, chosen: ChosenFormat): Table | FileProblem {
  const { sheets } = workbook;
  if (sheets.length === 0) return { error: noRows };
  try {
    const sheet = sheets.find((name) => name === chosen.sheet) ?? findList(workbook);
    // Whether there are more rows and columns than allowed is told by one more.
    const limits = { rows: sampleLines + maxRows + 1, columns: maxColumns + 1 };
    const { rows, hiddenColumns, hasMore } = workbook.rowsOf(sheet, limits);
    const format = { sheet, headerRow: chosen.headerRow ?? findHeaderRow(rows) };
    return tableOf(rows, { format, sheets, hiddenColumns, hasMore });
  } catch {
    return { error: damaged, sheets };
  }
}

function findList({ sheets, rowsOf }: Workbook): string {
  const isList = (sheet: string) =>
    rowsOf(sheet, { rows: sampleLines, columns: maxColumns }).rows.some(
      (row) => scoreOf(row) >= minHeaderScore,
    );
  return (sheets.length > 1 ? sheets.find(isList) : undefined) ?? sheets[0] ?? '';
}

function tableOf(
  rows: readonly RawRow[],
  { hasMore, ...table }: Omit<Table, 'headers' | 'rows'> & { readonly hasMore: boolean },
): Table | FileProblem {
  const { format, sheets } = table;
  const [header, ...below] = rows.filter(({ line }) => line >= format.headerRow);
  const cells = header?.cells.map(({ text }) => text) ?? [];
  const headers = cells
    .slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)
    .map((cell) => cleanText(cell).slice(0, maxHeaderLength));
  const reject = (error: string) => ({ error, sheets, format });
  if (headers.length > maxColumns)
    return reject(`The file has more than ${maxColumns} columns. Remove some of them.`);
  if (hasMore || below.length > maxRows) return reject(tooManyRows);
  if (below.length === 0) return reject(noRows);
  const isText = format.sheet === undefined;
  return {
    ...table,
    headers,
    rows: below.map((row) => ({
      ...row,
      cells: row.cells.slice(0, headers.length).map(cellOf),
      hasExtraCells:
        isText && row.cells.findLastIndex(({ text }) => !isBlank(text)) >= headers.length,
    })),
  };
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

export const delimiters = [',', ';', '\t', '|'];

/** Characters and lines in which the layout is looked for. */
const sampleSize = 100_000;
const sampleLines = 50;

/** The number of fields that a row has to name so that its sheet is taken for a list. */
const minHeaderScore = 2;

function scoreOf({ cells }: Pick<RawRow, 'cells'>): number {
  return headerScore(cells.slice(0, maxColumns).map(({ text }) => text));
}

/** The line with the names of the columns: the one that names most fields, the first on ties. */
function findHeaderRow(rows: readonly RawRow[]): number {
  let best: { line: number; score: number } | undefined;
  for (const row of rows.slice(0, sampleLines)) {
    const score = scoreOf(row);
    if (!best || score > best.score) best = { line: row.line, score };
  }
  return best?.line ?? 1;
}

/** The delimiter with which a row names the most fields, else the one that makes most columns. */
function findDelimiter(csv: CsvText): string {
  const sample = { ...csv, body: csv.body.slice(0, sampleSize) };
  const scored = delimiters.map((delimiter) => {
    const { rows } = parseCsv(sample, delimiter, sampleLines);
    return {
      delimiter,
      score: Math.max(0, ...rows.map(({ cells }) => headerScore(cells.slice(0, maxColumns)))),
      cells: cellsInRegularRows(rows),
    };
  });
  return scored.toSorted((a, b) => b.score - a.score || b.cells - a.cells)[0]?.delimiter ?? ',';
}

/** The cells of rows that have as many as most others, so that commas in texts don't count. */
function cellsInRegularRows(rows: readonly { readonly cells: readonly string[] }[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([cells, count]) => cells * count));
}
