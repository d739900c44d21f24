/** Zero-width and direction-control characters, which people copy without seeing them. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/**
 * Single-line text as the API stores it (docs/api.md, "Text"): without invisible characters, with one
 * space for any run of white space, in NFC.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(invisible, '')
    .replaceAll(/\p{White_Space}+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** With a plain hyphen for any dash. */
export function plainDashes(text: string): string {
  return text.replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-');
}
