export type DecodedText =
  | { readonly text: string }
  /** A binary file, or an encoding that can't be told from the bytes. */
  | { readonly problem: 'no_text' | 'encoding' };

/**
 * Decodes a text file that is valid UTF-8 or UTF-16. Any other encoding would be a guess: nearly all
 * bytes are valid in Windows-1252, so that names in GBK would read as `ÉÏº£`.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = detectUtf16(bytes);
  if (!utf16 && bytes.includes(0)) return { problem: 'no_text' };
  try {
    const text = new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { problem: 'no_text' } : { text };
  } catch {
    return { problem: 'encoding' };
  }
}

/** UTF-16 has a byte order mark or starts with two ASCII characters, each beside a zero byte. */
function detectUtf16([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be';
  return undefined;
}
