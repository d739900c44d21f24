import Papa from 'papaparse';
import { unescapeFormula } from './writeCsv';

/** Encodings of text files by their names; the keys are labels of TextDecoder. */
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
} as const;

export type Encoding = keyof typeof encodings;

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * Decodes a text file: as UTF-8 where it is valid, UTF-16 by its mark, else Windows-1252, which nearly
 * all bytes are valid in. Undefined if it isn't text.
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText | undefined {
  const utf16 = detectUtf16(bytes);
  if (!utf16 && bytes.includes(0)) return undefined;
  const encoding = chosen ?? utf16 ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  const text = new TextDecoder(encoding).decode(bytes);
  const isBinary = encoding === 'windows-1252' ? /[^\P{Cc}\t\n\r\f\v\x80-\x9F]/u : /\0/;
  return isBinary.test(text) ? undefined : { text, encoding };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 has a byte order mark or starts with two ASCII characters, each beside a zero byte. */
function detectUtf16([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be';
  return undefined;
}

/** A file's text, ready to be parsed, and the delimiter that Excel's `sep=;` line names. */
export function csvText(text: string) {
  const [line, namedDelimiter] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? [''];
  return { body: normalizeLineBreaks(text.slice(line.length)), namedDelimiter };
}

/** A row with at least one non-blank cell; `line` is the row number that a spreadsheet shows. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

interface ParsedCsv {
  readonly rows: readonly CsvRow[];
  /** Line with an unclosed quotation mark, which would swallow the rest of the file. */
  readonly unclosed: number | undefined;
  /** Whether there are more lines than were read. */
  readonly hasMore: boolean;
}

/** Parses the first lines of a text and unescapes formulas. */
export function parseCsv(body: string, delimiter: string, maxLines: number): ParsedCsv {
  // Papa Parse skips a byte order mark, but reads quotes behind it as text.
  const content = body.replace(/^\uFEFF/, '');
  const { data, errors, meta } = Papa.parse<string[]>(content, {
    delimiter,
    newline: content.includes('\n') ? '\n' : '\r',
    preview: maxLines,
    // It would split all of the text into lines before it takes the first ones.
    fastMode: false,
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return {
    rows: data.flatMap((cells, index) =>
      cells.some((cell) => cell.trim() !== '')
        ? [{ line: index + 1, cells: cells.map(unescapeFormula) }]
        : [],
    ),
    unclosed: unclosed === undefined ? undefined : unclosed + 1,
    hasMore: content.slice(meta.cursor).trim() !== '',
  };
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
