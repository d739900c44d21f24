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

/** With a plain hyphen for any dash. */
export function plainDashes(text: string): string {
  return text.replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-');
}

const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/**
 * Equal for texts that a search takes for the same: also without regard to accents, to letters that
 * don't decompose (ø is o), and to how quotes, apostrophes and dashes are written.
 */
export function searchKey(text: string): string {
  return plainDashes(uniqueKey(text))
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[øłđßæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[\u2018-\u201B\u2032\u02BC\u00B4`]/g, "'")
    .replaceAll(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"');
}
