/**
 * Decodes a text file: UTF-16 or UTF-8 by byte order mark, else UTF-8 if valid, else Windows-1252.
 * Undefined for binary files, recognised by zero bytes.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const utf16 = detectUtf16(bytes);
  const text = utf16
    ? new TextDecoder(utf16).decode(bytes)
    : bytes.includes(0)
      ? undefined
      : decodeUtf8(bytes);
  return text?.includes('\0') ? undefined : text;
}

function detectUtf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
