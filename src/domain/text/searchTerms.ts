import { cleanText, plainDashes, searchKey } from './cleanText';

/** A word of a search. */
interface SearchWord {
  /** As `searchKey` writes it, and so are the fields that it is compared with. */
  readonly key: string;
  /** If it may be part of a phone number. */
  readonly digits: string | undefined;
}

/** What a result must have: a word, or words that are one number. */
export interface SearchTerm {
  readonly words: readonly SearchWord[];
  /** The number, if it may be part of a phone number. */
  readonly digits: string | undefined;
}

const numberPart = /^[+\d().\-/]+$/;
const minDigits = 4;

/**
 * The terms of a search, each of which a result has somewhere (docs/api.md, `GET api/accounts`).
 * Neighbouring words of digits and their separators are one number, until a plus starts another.
 */
export function searchTerms(search: string): SearchTerm[] {
  const runs: string[][] = [];
  let isNumber = false;
  // Accents alone are no word.
  for (const word of cleanText(search).split(' ').filter(searchKey)) {
    const isPart = numberPart.test(plainDashes(word));
    if (isPart && isNumber && !word.startsWith('+')) runs.at(-1)?.push(word);
    else runs.push([word]);
    isNumber = isPart;
  }
  return runs.map((run) => ({
    words: run.map((word) => ({ key: searchKey(word), digits: numberDigits(word) })),
    digits: numberDigits(run.join(' ')),
  }));
}

/** The digits of a phone number as searches compare them. */
export function phoneDigits(phone: string): string {
  return phone.replaceAll('(0)', '').replaceAll(/\D/g, '');
}

/**
 * Whether a term occurs in texts, given as `searchKey` writes them, or in the digits of a phone number.
 * The words of a number may also occur one by one: "Tower 4711 12".
 */
export function hasTerm({ words, digits }: SearchTerm, texts: string, phone: string): boolean {
  const isInPhone = (part: string | undefined) => part !== undefined && phone.includes(part);
  return (
    isInPhone(digits) || words.every((word) => texts.includes(word.key) || isInPhone(word.digits))
  );
}

/** Without the international or trunk prefix, unless too little would be left. */
function numberDigits(text: string): string | undefined {
  const digits = numberPart.test(plainDashes(text).replaceAll(' ', '')) ? phoneDigits(text) : '';
  if (digits.length < minDigits) return undefined;
  const withoutPrefix = digits.replace(/^00?/, '');
  return withoutPrefix.length < minDigits ? digits : withoutPrefix;
}
