import { partition, uniqBy } from 'es-toolkit';
import { lookUpOrganizations, type LookupResult } from '~/api/lookup';
import type { Organization } from '~/domain/Organization';
import { cleanText } from '~/domain/text/cleanText';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { lookupLimits } from '~/domain/rules/organizationRules';
import { sentSearch } from '~/api/contract/accounts';
import { codePointCount, isBlank } from '~/lib/text';
import type { Stores } from '~/stores/context';

/** A line of a pasted list, or a part of one. */
export interface PastedText {
  /** As the results show it: without bullet, numbering and quotes. */
  readonly text: string;
  /** What it may mean; none if it is too long to be looked up. */
  readonly values: readonly string[];
  /** The same with "and" for "&", or the other way round; asked for only if nothing is found. */
  readonly otherSpellings: readonly string[];
  /** What it is split into if nothing is found for it as a whole. */
  readonly parts: readonly PastedText[];
}

/** The marks of a quoted mail, the bullet of a list, and a check box: `[ ]`, `(x)`, `☑`. */
const marks =
  /^(?:>\s*)*(?:[-*+–—]\s+|[•‣▪▫◦●○■□·§]\s*)?(?:(?:[[(](?:x|[^\p{L}\p{N}\])]?)[\])]|[\u2610-\u2612\u25A1\u25FB-\u25FE\u2705\u2713-\u2718\u274E\u2B1B\u2B1C]\uFE0F?)\s*)?/iu;
/** `1.`, `2)`, `(3)`, `4.)`. A name may also begin like this. */
const numbering = /^\(?\d{1,3}[.)]{1,2}(?:\s+|(?=\p{Lu}))/u;
const csvCell = /^"(?:[^"]|"")*"$/;

/** The lines of a list as pasted, without blank ones. */
export function pastedTexts(list: string): PastedText[] {
  return list.split(/[\r\n\u2028\u2029]+/).flatMap(pastedText);
}

/** The number of texts once all of them are split, which is limited. */
export function countParts(texts: readonly PastedText[]): number {
  return texts.reduce((sum, { parts }) => sum + (countParts(parts) || 1), 0);
}

function pastedText(source: string): PastedText[] {
  const unmarked = source
    .trim()
    .replace(marks, '')
    .replaceAll(/^[\s,;]+|[\s,;]+$/g, '');
  const plain = unmarked.replace(numbering, '').replace(marks, '');
  // Lines of a mail without any letter, digit or emoji: "---".
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain)) return [];
  const values = meanings(plain, unmarked);
  return [
    {
      text: cleanText(withoutCsvQuotes(plain)),
      values,
      otherSpellings: values.flatMap(otherSpelling),
      parts: split(plain),
    },
  ];
}

/** Texts as they are and cleaned as a search is: `J.P.Morgan` is a name, but looks like a URL. */
function meanings(...texts: readonly string[]): string[] {
  const values = texts
    .map(withoutCsvQuotes)
    .flatMap((text) => [sentSearch(text), cleanText(text)])
    .filter((text) => !isBlank(text) && codePointCount(text) <= lookupLimits.maxLength);
  return uniqBy(values, uniqueKey);
}

function otherSpelling(text: string): string[] {
  if (text.includes('&')) return [text.replaceAll(/\s*&\s*/g, ' and ')];
  const other = text.replaceAll(/\band\b/gi, '&');
  return other === text ? [] : [other];
}

function withoutCsvQuotes(text: string): string {
  return csvCell.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
}

/** At tabs and semicolons, else at commas. */
function split(text: string): PastedText[] {
  const cells = piecesOf(text, '\t;');
  const pieces = cells.length > 1 ? cells : piecesOf(text, ',');
  return pieces.length > 1 ? pieces.flatMap(pastedText) : [];
}

/** The texts between separators, which may be in quotes: `"Mitchell, Laura" <laura@example.com>`. */
function piecesOf(text: string, separators: string): string[] {
  const piece = `\\s*"(?:[^"]|"")*"\\s*(?:<[^<>]*>\\s*)?(?=[${separators}]|$)|[^${separators}]+`;
  return (text.match(new RegExp(piece, 'g')) ?? []).filter((part) => !isBlank(part));
}

type LookUp = (values: readonly string[]) => Promise<readonly LookupResult[] | undefined>;

/** Looks up values, whose organizations become the console's own copies. */
export function lookUpWith(
  stores: Pick<Stores, 'http' | 'optionalCalls' | 'organizations'>,
  signal: AbortSignal,
): LookUp {
  const { organizations } = stores;
  return async (values) => {
    const results = await lookUpOrganizations(stores, values, { signal });
    signal.throwIfAborted();
    return results?.map(({ value, matches, suggestions }) => ({
      value,
      matches: organizations.upsertRows(matches),
      suggestions: organizations.upsertRows(suggestions),
    }));
  };
}
type Results = ReadonlyMap<string, LookupResult>;

/** What was found for a list. */
export interface LookupGroups {
  /** The organizations of texts that match exactly one, and of used suggestions, each once. */
  readonly found: readonly Organization[];
  /** Texts that match several organizations. */
  readonly ambiguous: readonly LookupResult[];
  readonly notFound: readonly LookupResult[];
}

/** A suggestion for fewer letters would be for a greeting ("Hi"), or for an abbreviation. */
const minSuggestedLetters = 3;

/**
 * Looks up the lines of a list, then other spellings and parts of those for which nothing is found.
 * Undefined if the server lacks the call.
 */
export async function findTexts(
  texts: readonly PastedText[],
  lookUp: LookUp,
): Promise<LookupResult[] | undefined> {
  const results = new Map<string, LookupResult>();
  const findAll = async (values: readonly string[]) => {
    const found = await lookUp(values);
    for (const result of found ?? []) results.set(result.value, result);
    return found !== undefined;
  };
  if (!(await findAll(texts.flatMap(({ values }) => values)))) return undefined;
  const further = texts
    .filter((text) => !isFound(resultOf(text, results)))
    .flatMap((text) => [...text.otherSpellings, ...text.parts.flatMap(allValues)]);
  if (further.length > 0 && !(await findAll(further))) return undefined;
  return uniqBy(
    texts.flatMap((text) => splitResults(text, results)),
    ({ value }) => uniqueKey(value),
  );
}

/** Sorts results by what is left to decide. `used` are the suggestions chosen for texts. */
export function groupResults(
  results: readonly LookupResult[],
  used: ReadonlyMap<string, Organization>,
): LookupGroups {
  const [matched, unmatched] = partition(results, isFound);
  const [single, ambiguous] = partition(matched, ({ matches }) => matches.length === 1);
  const usedFor = ({ value }: LookupResult) => used.get(value) ?? [];
  const found = [...single.flatMap(({ matches }) => matches), ...unmatched.flatMap(usedFor)];
  return {
    found: uniqBy(found, ({ id }) => id),
    ambiguous,
    notFound: unmatched.filter(({ value }) => !used.has(value)),
  };
}

function allValues({ values, otherSpellings, parts }: PastedText): readonly string[] {
  return [...values, ...otherSpellings, ...parts.flatMap(allValues)];
}

/** The text as a whole if something is found for it, or for none of its parts. */
function splitResults(text: PastedText, results: Results): readonly LookupResult[] {
  const whole = resultOf(text, results);
  if (isFound(whole) || text.parts.length === 0) return [whole];
  const parts = text.parts.flatMap((part) => splitResults(part, results));
  const hasSuggestions = parts.some(({ suggestions }) => suggestions.length > 0);
  const isBetter =
    parts.some(isFound) ||
    text.values.length === 0 ||
    (whole.suggestions.length === 0 && hasSuggestions);
  return isBetter ? parts : [whole];
}

function resultOf({ text, values, otherSpellings }: PastedText, results: Results): LookupResult {
  const [found, other] = [values, otherSpellings].map((searched) =>
    searched.flatMap((value) => results.get(value) ?? []),
  );
  const all = [...(found ?? []), ...(other ?? [])];
  const matching = found?.some(isFound) ? found : all;
  const hasEnoughLetters = (text.match(/\p{L}/gu) ?? []).length >= minSuggestedLetters;
  return {
    value: text,
    matches: uniqBy(
      matching.flatMap(({ matches }) => matches),
      ({ id }) => id,
    ),
    suggestions:
      (hasEnoughLetters && all.find(({ suggestions }) => suggestions.length > 0)?.suggestions) ||
      [],
  };
}

function isFound({ matches }: LookupResult): boolean {
  return matches.length > 0;
}
