import { partition, uniqBy } from 'es-toolkit';
import type { LookupResult } from '~/api/lookup';
import type { Organization } from '~/domain/Organization';
import { uniqueKey } from '~/domain/text/cleanText';
import type { PastedText } from './pastedTexts';

type LookUp = (values: readonly string[]) => Promise<readonly LookupResult[] | undefined>;
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
