import Papa from 'papaparse';
import { unescapeFormula } from './formulas';

/** One line of a spreadsheet; `line` is the number that the spreadsheet shows beside it. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  /** The lines that hold anything. */
  readonly rows: readonly CsvRow[];
  /** The line whose quotation mark is never closed: all behind it would be one cell. */
  readonly unclosed?: number;
}

const delimiters = [',', ';', '\t'];
const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i;

/**
 * Reads delimited text: line breaks of any kind, inside quotes too, cells as they were before they
 * were defused. The delimiter is the one by which the first line makes the best header; Excel's own
 * `sep=;` line wins.
 */
export function parseCsv(
  text: string,
  headerScore: (cells: readonly string[]) => number,
): CsvTable {
  const separatorMatch = separatorLine.exec(text);
  const body = normalizeLineBreaks(separatorMatch ? text.slice(separatorMatch[0].length) : text);
  const delimiter = separatorMatch?.[1] ?? bestDelimiter(body, headerScore);
  const { data, errors } = parse(body, delimiter);
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => unescapeFormula(cell)) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { rows, ...(unclosed !== undefined && { unclosed: unclosed + 1 }) };
}

function parse(text: string, delimiter: string, preview = 0) {
  return Papa.parse<string[]>(text, {
    delimiter,
    newline: text.includes('\n') ? '\n' : '\r',
    preview,
  });
}

function bestDelimiter(text: string, headerScore: (cells: readonly string[]) => number): string {
  const start = text.trimStart();
  const scored = delimiters.map((delimiter) => {
    const header = parse(start, delimiter, 1).data[0] ?? [];
    return { delimiter, score: headerScore(header), cells: header.length };
  });
  return scored.toSorted((a, b) => b.score - a.score || b.cells - a.cells)[0]?.delimiter ?? ',';
}

/**
 * Mixed line breaks become one kind, outside of quotes alone: what is quoted stays to the letter.
 */
function normalizeLineBreaks(text: string): string {
  if (!text.includes('\r') || !text.includes('\n')) return text;
  const pieces = text.split('"');
  return pieces
    .map((piece, index) => (index % 2 === 0 ? piece.replaceAll(/\r\n?/g, '\n') : piece))
    .join('"');
}
