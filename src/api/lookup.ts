import { chunk, uniq } from 'es-toolkit';
import pMap from 'p-map';
import type { Organization } from '~/domain/Organization';
import { defaultListParams } from '~/domain/organizationList';
import { lookupRules } from '~/domain/rules/organizationRules';
import { cleanText, uniqueKey } from '~/domain/text/cleanText';
import { codePointCount } from '~/lib/text';
import { lookUpOrganizations } from './contract/lookup';
import type { HttpClient } from './HttpClient';
import { isMissingCall } from './missingCall';
import { organizationsApi, toListedOrganization } from './organizations';

/** A value with the organizations whose id, subdomain, name or billing email it is. */
export interface LookupResult {
  readonly value: string;
  /** At most five. */
  readonly matches: readonly Organization[];
}

interface LookupOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of different values that have been looked up. */
  readonly onProgress?: (done: number) => void;
}

type Matches = Map<string, readonly Organization[]>;

const { atMost, maxLength } = lookupRules.values;
const maxMatches = 5;
/** Calls at a time, as in bulk changes (docs/api.md, "Load"). */
const concurrency = 4;

/**
 * Looks up organizations by any number of values; results are in the order of the values. A server
 * of contract 1.0 or 1.1 lacks the call: there, each value is searched for.
 */
export async function lookUp(
  http: HttpClient,
  values: readonly string[],
  options: LookupOptions = {},
): Promise<LookupResult[]> {
  const cleaned = values.map(cleanText);
  const searched = uniq(cleaned).filter(
    (value) => value !== '' && codePointCount(value) <= maxLength,
  );
  const matches = await findMatches(http, searched, options).catch((error: unknown) => {
    if (isMissingCall(error)) return searchForEach(http, searched, options);
    throw error;
  });
  return values.map((value, index) => ({
    value,
    matches: matches.get(cleaned[index] ?? '') ?? [],
  }));
}

async function findMatches(
  http: HttpClient,
  values: readonly string[],
  { signal, onProgress }: LookupOptions,
): Promise<Matches> {
  const matches: Matches = new Map();
  for (const part of chunk(values, atMost)) {
    const { content } = await http.send(lookUpOrganizations, { body: { values: part }, signal });
    for (const [index, value] of part.entries())
      matches.set(value, (content.data[index]?.matches ?? []).map(toListedOrganization));
    onProgress?.(matches.size);
  }
  return matches;
}

async function searchForEach(
  http: HttpClient,
  values: readonly string[],
  { signal, onProgress }: LookupOptions,
): Promise<Matches> {
  const organizations = organizationsApi(http);
  const matches: Matches = new Map();
  await pMap(
    values,
    async (value) => {
      const { rows } = await organizations.list(
        { ...defaultListParams, q: value, perPage: 100 },
        signal,
      );
      matches.set(value, rows.filter((row) => isNamed(row, value)).slice(0, maxMatches));
      onProgress?.(matches.size);
    },
    { concurrency },
  );
  return matches;
}

/** True if the value is the id, subdomain, name or billing email of the organization. */
function isNamed({ id, subdomain, name, billing }: Organization, value: string): boolean {
  return [id, subdomain, name, billing?.email ?? null].some(
    (text) => text !== null && uniqueKey(text) === uniqueKey(value),
  );
}
