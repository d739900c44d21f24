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

/** Equal for texts that count as the same wherever a field is unique. */
export function uniqueKey(text: string): string {
  return cleanText(text).toLowerCase();
}

/** Equal for texts that a search takes for the same: also without regard to accents. */
export function searchKey(text: string): string {
  return uniqueKey(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
}
