import type { Encoding, LegacyEncoding } from './encodings';
import { possibleEncodings, type EncodingCandidate } from './possibleEncodings';

export type DecodedText =
  | { readonly text: string; readonly encoding: Encoding }
  /** The bytes don't tell the encoding: a person has to. */
  | { readonly candidates: readonly EncodingCandidate[] }
  /** A binary file, or text in no encoding that is known here. */
  | { readonly problem: 'no_text' | 'encoding' };

/**
 * Decodes a text file that is valid UTF-8 or UTF-16, or in the encoding that a person chose. Any
 * other would be a guess: nearly all bytes are valid in Windows-1252, so that Polish names in
 * Windows-1250 would read as `£ódŸ`.
 */
export function decodeText(bytes: Uint8Array, chosen?: LegacyEncoding): DecodedText {
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen };
  const utf16 = detectUtf16(bytes);
  if (!utf16 && bytes.includes(0)) return { problem: 'no_text' };
  const encoding = utf16 ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: 'no_text' } : { text, encoding };
  } catch {
    const candidates = utf16 ? [] : possibleEncodings(bytes);
    return candidates.length > 0 ? { candidates } : { problem: 'encoding' };
  }
}

/** UTF-16 has a byte order mark or starts with two ASCII characters, each beside a zero byte. */
function detectUtf16([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be';
  return undefined;
}
