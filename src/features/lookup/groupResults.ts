import { uniqBy } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import type { FoundText } from './findTexts';

/** An organization that a text was taken for although its name differs. */
export interface TakenText {
  readonly value: string;
  readonly row: Organization;
}

/** The suggestion that the user has chosen for a text; undefined for none. */
export type UsedSuggestions = ReadonlyMap<string, Organization | undefined>;

/** What was found for a list. */
export interface LookupGroups {
  /** The organizations of texts that match exactly one, each once. */
  readonly found: readonly Organization[];
  /** Suggestions that are used, and names that lack their legal form. */
  readonly taken: readonly TakenText[];
  /** Texts that match several organizations. */
  readonly ambiguous: readonly FoundText[];
  readonly notFound: readonly FoundText[];
}

/** Divides the results of a lookup by what is left to decide. */
export function groupResults(results: readonly FoundText[], used: UsedSuggestions): LookupGroups {
  const unmatched = results.filter(({ matches }) => matches.length === 0);
  const takenFor = ({ value, sameName }: FoundText) =>
    used.has(value) ? used.get(value) : sameName;
  return {
    found: uniqBy(
      results.flatMap(({ matches }) => (matches.length === 1 ? matches : [])),
      ({ id }) => id,
    ),
    taken: unmatched.flatMap((text) => {
      const row = takenFor(text);
      return row ? [{ value: text.value, row }] : [];
    }),
    ambiguous: results.filter(({ matches }) => matches.length > 1),
    notFound: unmatched.filter((text) => !takenFor(text)),
  };
}
