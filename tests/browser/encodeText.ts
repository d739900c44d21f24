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
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.charCodeAt(0);
    const encoded = code < 0x80 ? [code] : table.get(character);
    if (!encoded) return undefined;
    bytes.push(...encoded);
  }
  return Uint8Array.from(bytes);
}

/**
 * The bytes of each character beyond ASCII. Browsers only decode legacy encodings
 * (https://encoding.spec.whatwg.org/#interface-textencoder), so every sequence of one or two bytes
 * is decoded.
 */
function encodingTable(encoding: LegacyEncoding): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (...bytes: number[]) => {
    const [character = '\uFFFD', ...others] = decoder.decode(Uint8Array.from(bytes));
    if (character === '\uFFFD' || others.length > 0 || table.has(character)) return;
    table.set(character, bytes);
  };
  for (let lead = 0x80; lead <= 0xff; lead += 1) add(lead);
  if (encoding === 'gbk' || encoding === 'shift_jis')
    for (let lead = 0x81; lead <= 0xfe; lead += 1)
      for (let trail = 0x40; trail <= 0xfe; trail += 1) add(lead, trail);
  return table;
}
