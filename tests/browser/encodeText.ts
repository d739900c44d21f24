import type { Encoding, LegacyEncoding } from '~/lib/csv/encodings';

/**
 * Encodes a text, with a byte order mark in Unicode: without it, Excel doesn't read a file as UTF-8.
 * Undefined if the encoding lacks one of its characters.
 */
export function encodeText(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> | undefined {
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(`\uFEFF${text}`);
    case 'utf-16le':
    case 'utf-16be':
      return encodeUtf16(`\uFEFF${text}`, encoding === 'utf-16le');
    default:
      return encodeLegacy(text, encoding);
  }
}

function encodeUtf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
}

function encodeLegacy(text: string, encoding: LegacyEncoding): Uint8Array<ArrayBuffer> | undefined {
  const table = encodingTable(encoding);
  const bytes = Array.from(text, (character) => table.get(character));
  return bytes.includes(undefined) ? undefined : Uint8Array.from(bytes as number[]);
}

/**
 * The byte of each character. Browsers only decode legacy encodings
 * (https://encoding.spec.whatwg.org/#interface-textencoder), so every byte is decoded.
 */
function encodingTable(encoding: LegacyEncoding): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 256 }, (_, byte) => byte);
  return new Map(bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
}
