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

/** A file's text, ready to be parsed. */
export interface CsvText {
  readonly body: string;
  readonly newline: '\n' | '\r';
  /** The delimiter that Excel's `sep=;` line names. */
  readonly namedDelimiter: string | undefined;
}

const separatorLine = /^sep=(.)(?:\r\n|\r|\n|$)/i;

/** Lines per batch. */
const batchSize = 5000;

/** Text with any line breaks, also inside quotes. */
export function csvText(text: string): CsvText {
  const separatorMatch = separatorLine.exec(text);
  const body = normalizeLineBreaks(separatorMatch ? text.slice(separatorMatch[0].length) : text);
  return {
    body,
    newline: body.includes('\n') ? '\n' : '\r',
    namedDelimiter: separatorMatch?.[1],
  };
}

/**
 * Parses delimited text and unescapes formulas. Yields batches, so that the caller can stop early or
 * do something else in between.
 */
export function* parseCsv(
  { body, newline }: CsvText,
  delimiter: string,
  linesPerBatch = batchSize,
): Generator<CsvBatch, undefined> {
  let line = 1;
  for (let start = 0; start < body.length;) {
    // Papa Parse skips a byte order mark without counting it.
    if (body[start] === '\uFEFF') start += 1;
    // The fast mode would split all of the text into lines before it takes the first ones.
    const { data, errors, meta } = Papa.parse<string[]>(body.slice(start), {
      delimiter,
      newline,
      preview: linesPerBatch,
      fastMode: false,
    });
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
