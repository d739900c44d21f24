import { cleanText, plainDashes } from './cleanText';

/** Equal for texts that count as the same wherever a field is unique. */
export function uniqueKey(text: string): string {
  return cleanText(text).toLowerCase();
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
