import type { Organization } from './Organization';
import { addressIn, asciiAddress, firstLabel } from './text/addresses';
import { cleanText, plainDashes } from './text/cleanText';
import { searchKey } from './text/uniqueKey';
import { profileId } from '~/lib/routeParams';

const quoted =
  /^["'\u2018-\u201F\u00AB\u00BB\u2039\u203A](.*)["'\u2018-\u201F\u00AB\u00BB\u2039\u203A]$/;

/** What ends a word in a sentence or a list. */
const endings = /(?<!^mailto)[,;:]+(?= |$)/gi;
/** Around a word, or around all; `(0)` belongs to a phone number. */
const bracketed = /^(?!\(0\)$)[([{]([^()[\]{}]+)[)\]}]$/;

/**
 * What a search is sent as: without surrounding quotes and the punctuation around words, the address in
 * `Name <email>`, the id in the URL of a profile of this console, which is served from `host`, and the
 * first label of any other URL. Empty if nothing is left.
 */
export function cleanSearch(text: string, host?: string): string {
  const withoutEndings = cleanText(text).replaceAll(endings, '');
  const address = addressIn(withoutEndings.replace(quoted, '$1').replaceAll(endings, '').trim());
  const words = address.replace(bracketed, '$1').split(' ');
  const search = asciiAddress(words.map((word) => word.replace(bracketed, '$1')).join(' '));
  return ownUrl(search, host) ?? firstLabel(search) ?? search;
}

/** The id in the URL of a profile of this console, else its URL as it is; the scheme may be missing. */
function ownUrl(text: string, host: string | undefined): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { host: ownHost, pathname } = new URL(address);
  return ownHost === host ? (profileId(pathname) ?? text) : undefined;
}

/**
 * What a result must have: a word, or words that are one number. Keys are as `searchKey` writes them;
 * digits are those of what may be part of a phone number.
 */
export interface SearchTerm {
  readonly words: readonly { readonly key: string; readonly digits: string | undefined }[];
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
  // Accents alone don't make a word.
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

/** Whether a search, as it is sent, finds an organization by its name, subdomain or id alone. */
export function isNamedBy(organization: Organization, q: string): boolean {
  return q === organization.id || unnamedTerms(organization, q).length === 0;
}

/**
 * Where a search, as it is sent, has found an organization, if not in its name and subdomain alone:
 * "Billing: Robin Hale". What is in no field of its row is in its address, which rows lack.
 */
export function matchReason(organization: Organization, q: string): string | undefined {
  const { id, billing } = organization;
  const terms = unnamedTerms(organization, q);
  if (terms.length === 0) return undefined;
  if (q === id) return `ID: ${id}`;
  const isFoundIn = (text: string | null | undefined) =>
    text && terms.some((term) => hasTerm(term, searchKey(text), ''));
  const { billing_phone: phone = null } = billing ?? {};
  const contact = [billing?.billing_name, billing?.billing_email].find(isFoundIn);
  if (contact) return `Billing: ${contact}`;
  if (phone !== null && terms.some((term) => hasTerm(term, '', phoneDigits(phone))))
    return `Phone: ${phone}`;
  return billing === null ? undefined : 'Found in the address';
}

/** A text cut where a search, as it is sent, has found something: every second part is that. */
export function matchedParts(text: string, q: string): readonly string[] {
  const characters = Array.from(text);
  const keys = characters.map((character) => (character === ' ' ? ' ' : searchKey(character)));
  const whole = keys.join('');
  // The key of a character may be longer ("ß") or empty (an accent).
  const positions = keys.flatMap((key, index) => Array.from(key, () => index));
  const matched = new Set<number>();
  // A single letter is nearly everywhere.
  const words = searchTerms(q).flatMap((term) => term.words.filter(({ key }) => key.length > 1));
  for (const { key } of words)
    for (let at = whole.indexOf(key); at !== -1; at = whole.indexOf(key, at + key.length))
      for (const index of positions.slice(at, at + key.length)) matched.add(index);
  const parts = [''];
  for (const [index, character] of characters.entries()) {
    const isMatched = matched.has(index) || (keys[index] === '' && parts.length % 2 === 0);
    if (isMatched === (parts.length % 2 === 1)) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts;
}

/** The terms of a search that neither name nor subdomain has. */
function unnamedTerms({ name, subdomain }: Organization, q: string): SearchTerm[] {
  const texts = searchKey(`${name}\n${subdomain ?? ''}`);
  return searchTerms(q).filter((term) => !hasTerm(term, texts, ''));
}
