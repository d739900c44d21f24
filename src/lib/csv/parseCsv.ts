import Papa from 'papaparse';
import { unescapeFormula } from './formulas';

/** One row; `line` is the row number that a spreadsheet shows. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  /** Rows with at least one non-blank cell. */
  readonly rows: readonly CsvRow[];
  /** Line with an unclosed quotation mark, which would swallow the rest of the file. */
  readonly unclosed?: number;
}

const delimiters = [',', ';', '\t'];
const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i;

/**
 * Parses delimited text with any line breaks, also inside quotes, and unescapes formulas. Picks the
 * delimiter whose header scores best; Excel's `sep=;` line overrides it.
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
 * Normalises mixed line breaks outside quotes; quoted text stays unchanged. Papa Parse supports
 * only one kind per file: https://www.papaparse.com/docs#config.
 */
function normalizeLineBreaks(text: string): string {
  if (!text.includes('\r') || !text.includes('\n')) return text;
  const pieces = text.split('"');
  return pieces
    .map((piece, index) => (index % 2 === 0 ? piece.replaceAll(/\r\n?/g, '\n') : piece))
    .join('"');
}
