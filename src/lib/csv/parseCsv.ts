import Papa from 'papaparse';
import { unescapeFormula } from './formulas';

/** One row; `line` is the row number that a spreadsheet shows. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Some consecutive rows of a file. */
export interface CsvBatch {
  /** Rows with at least one non-blank cell. */
  readonly rows: readonly CsvRow[];
  /** Line with an unclosed quotation mark, which would swallow the rest of the file. */
  readonly unclosed?: number;
  /** How much of the text has been parsed by now, from 0 to 1. */
  readonly progress: number;
}

const delimiters = [',', ';', '\t'];
const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i;

/** Number of characters in which the delimiter is looked for: a header row is shorter. */
const sampleSize = 100_000;

/** Lines per batch. */
const batchSize = 5000;

/**
 * Parses delimited text with any line breaks, also inside quotes, and unescapes formulas. Picks the
 * delimiter whose header scores best; Excel's `sep=;` line overrides it. Yields batches, so that the
 * caller can stop early or do something else in between.
 */
export function* parseCsv(
  text: string,
  headerScore: (cells: readonly string[]) => number,
): Generator<CsvBatch> {
  const separatorMatch = separatorLine.exec(text);
  const body = normalizeLineBreaks(separatorMatch ? text.slice(separatorMatch[0].length) : text);
  const newline = body.includes('\n') ? '\n' : '\r';
  const delimiter = separatorMatch?.[1] ?? bestDelimiter(body, newline, headerScore);
  let line = 1;
  for (let start = 0; start < body.length;) {
    // Papa Parse skips a byte order mark without counting it.
    if (body[start] === '\uFEFF') start += 1;
    const { data, errors, meta } = parse(body.slice(start), delimiter, newline, batchSize);
    const rows: CsvRow[] = [];
    for (const [index, cells] of data.entries())
      if (cells.some((cell) => cell.trim() !== ''))
        rows.push({ line: line + index, cells: cells.map((cell) => unescapeFormula(cell)) });
    const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row;
    start += meta.cursor;
    yield {
      rows,
      ...(unclosed !== undefined && { unclosed: line + unclosed }),
      progress: start / body.length,
    };
    line += data.length;
  }
}

function parse(text: string, delimiter: string, newline: '\n' | '\r', preview: number) {
  // The fast mode would split all of the text into lines before it takes the first ones.
  return Papa.parse<string[]>(text, { delimiter, newline, preview, fastMode: false });
}

function bestDelimiter(
  text: string,
  newline: '\n' | '\r',
  headerScore: (cells: readonly string[]) => number,
): string {
  const start = text.trimStart().slice(0, sampleSize);
  const scored = delimiters.map((delimiter) => {
    const header = parse(start, delimiter, newline, 1).data[0] ?? [];
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
