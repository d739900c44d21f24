import { uniqBy } from 'es-toolkit';
import type { LookupResult } from '~/api/lookup';
import type { Organization } from '~/domain/Organization';

/** What was found for the values of a list. */
export interface LookupGroups {
  /** The organizations of values that match exactly one, each once. */
  readonly found: readonly Organization[];
  /** Values that match several organizations. */
  readonly ambiguous: readonly LookupResult[];
  readonly notFound: readonly string[];
}

/** Divides the results of a lookup by what is left to decide. */
export function groupResults(results: readonly LookupResult[]): LookupGroups {
  const withMatches = (isExpected: (count: number) => boolean) =>
    results.filter(({ matches }) => isExpected(matches.length));
  return {
    found: uniqBy(
      withMatches((count) => count === 1).flatMap(({ matches }) => matches),
      ({ id }) => id,
    ),
    ambiguous: withMatches((count) => count > 1),
    notFound: withMatches((count) => count === 0).map(({ value }) => value),
  };
}
