/** Encodings of text files that spreadsheets write on systems whose default isn't Unicode. */
export const legacyEncodings = ['windows-1252', 'windows-1250'] as const;

export type LegacyEncoding = (typeof legacyEncodings)[number];

/** How a file's bytes represent its text; the names are labels of TextDecoder. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

export const encodingNames: Readonly<Record<LegacyEncoding, string>> = {
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
};
