import { uniqBy } from 'es-toolkit';
import { legacyEncodings, type LegacyEncoding } from './encodings';

/** An encoding that a file may be in, and what some of its texts would then be. */
export interface EncodingCandidate {
  readonly encoding: LegacyEncoding;
  readonly samples: readonly string[];
}

const maxSamples = 3;
const maxSampleLength = 60;

/** Tab, line breaks, quotation mark, comma and semicolon: never part of another character. */
const separators = new Set([0x09, 0x0a, 0x0d, 0x22, 0x2c, 0x3b]);

/**
 * The encodings in which a file reads as text. Those in which it reads the same count as one, and
 * those in which it has characters that no text has are left out.
 */
export function possibleEncodings(bytes: Uint8Array): readonly EncodingCandidate[] {
  const content = nonAsciiCells(bytes);
  const readings = new Map<string, LegacyEncoding>();
  for (const encoding of legacyEncodings) {
    const reading = decode(content, encoding);
    if (reading !== undefined && !readings.has(reading)) readings.set(reading, encoding);
  }
  const cells = [...readings.keys()].map((reading) => reading.split('\n'));
  const indexes = distinguishingIndexes(cells);
  return [...readings.values()].map((encoding, reading) => ({
    encoding,
    samples: indexes.map((index) => sampleOf(cells[reading]?.[index] ?? '')),
  }));
}

/** The cells with a byte beyond ASCII, one a line. */
function nonAsciiCells(bytes: Uint8Array): Uint8Array {
  const content: number[] = [];
  let start = 0;
  let isAscii = true;
  for (let index = 0; index <= bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte !== undefined && !separators.has(byte)) {
      if (byte > 0x7f) isAscii = false;
      continue;
    }
    if (!isAscii) {
      for (let position = start; position < index; position += 1)
        content.push(bytes[position] ?? 0);
      content.push(0x0a);
    }
    start = index + 1;
    isAscii = true;
  }
  return Uint8Array.from(content.slice(0, -1));
}

function decode(bytes: Uint8Array, encoding: LegacyEncoding): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return /[^\P{Cc}\n]|\uFFFD/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Cells in which two readings differ; the first ones if there is only one. Equal cells count once. */
function distinguishingIndexes(readings: readonly (readonly string[])[]): readonly number[] {
  const [first = [], second] = readings;
  const indexes = [...first.keys()].filter((index) => first[index] !== second?.[index]);
  return uniqBy(indexes, (index) => first[index]).slice(0, maxSamples);
}

/** The part of a long cell around its first character beyond ASCII. */
function sampleOf(cell: string): string {
  const text = cell.trim();
  const start = Math.max(0, text.search(/[^\0-\x7F]/) - maxSampleLength / 2);
  return text.slice(start, start + maxSampleLength);
}
