import { intersectionBy, uniqBy } from 'es-toolkit';
import type { LookupResult } from '~/api/lookup';
import { uniqueKey } from '~/domain/text/cleanText';
import { isSameName } from '~/domain/text/legalForms';
import type { PastedText } from './pastedTexts';
import type { Organization } from '~/domain/Organization';

type LookUp = (values: readonly string[]) => Promise<readonly LookupResult[] | undefined>;

/** What was found for a line of a pasted list, or for a part of one. */
export interface FoundText extends LookupResult {
  /** The one suggestion that has the same name, but for a legal form that the text lacks. */
  readonly sameName: Organization | undefined;
}

/**
 * Looks up the lines of a list, then the parts of those for which nothing is found. Undefined if the
 * server lacks the call.
 */
export async function findTexts(
  texts: readonly PastedText[],
  lookUp: LookUp,
): Promise<FoundText[] | undefined> {
  const results = new Map<string, LookupResult>();
  const findAll = async (searched: readonly PastedText[]) => {
    const found = await lookUp(searched.flatMap(({ values, pair }) => [...values, ...pair]));
    for (const result of found ?? []) results.set(result.value, result);
    return found !== undefined;
  };
  if (!(await findAll(texts))) return undefined;
  const parts = texts.filter((text) => !isFound(whole(text, results))).flatMap(allParts);
  if (parts.length > 0 && !(await findAll(parts))) return undefined;
  return uniqBy(
    texts.flatMap((text) => divided(text, results)),
    ({ value }) => uniqueKey(value),
  );
}

function allParts({ parts }: PastedText): readonly PastedText[] {
  return parts.flatMap((part) => [part, ...allParts(part)]);
}

type Results = ReadonlyMap<string, LookupResult>;

/** The text as a whole if something is found for it, or for none of its parts. */
function divided(text: PastedText, results: Results): readonly FoundText[] {
  const found = whole(text, results);
  if (isFound(found) || text.parts.length === 0) return [found];
  const parts = text.parts.flatMap((part) => divided(part, results));
  const isBetter =
    parts.some(isFound) ||
    text.values.length === 0 ||
    (found.suggestions.length === 0 && parts.some(({ suggestions }) => suggestions.length > 0));
  return isBetter ? parts : [found];
}

function whole({ text, values, pair }: PastedText, results: Results): FoundText {
  const resultsOf = (searched: readonly string[]) =>
    searched.flatMap((value) => results.get(value) ?? []);
  const matches = uniqBy(
    resultsOf(values).flatMap((result) => result.matches),
    ({ id }) => id,
  );
  const suggestions =
    resultsOf(values).find((result) => result.suggestions.length > 0)?.suggestions ?? [];
  const sameNames = suggestions.filter(({ name }) =>
    values.some((value) => isSameName(value, name)),
  );
  return {
    value: text,
    matches: matches.length > 0 ? matches : pairMatches(resultsOf(pair)),
    suggestions,
    sameName: sameNames.length === 1 ? sameNames[0] : undefined,
  };
}

function pairMatches([name, other]: readonly LookupResult[]): readonly Organization[] {
  return intersectionBy(name?.matches ?? [], other?.matches ?? [], ({ id }) => id);
}

function isFound({ matches, sameName }: FoundText): boolean {
  return matches.length > 0 || sameName !== undefined;
}
