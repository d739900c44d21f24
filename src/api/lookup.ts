import { chunk, uniq } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import { lookupLimits } from '~/domain/rules/organizationRules';
import { cleanText } from '~/domain/text/cleanText';
import { codePointCount } from '~/lib/text';
import { lookUpOrganizations as call } from './contract/accounts';
import { ApiError } from './ApiError';
import type { HttpClient } from './HttpClient';
import { nullIfUnknown, type OptionalCalls } from './optionalCalls';

/** What was found for a value. */
export interface LookupResult {
  readonly value: string;
  /** At most five, whose id, subdomain, name or billing email the value is. */
  readonly matches: readonly Organization[];
  /** Without matches, at most three with a similar name, if the server suggests any. */
  readonly suggestions: readonly Organization[];
}

interface LookupOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of different values that have been looked up. */
  readonly onProgress?: (done: number) => void;
}

type Found = Omit<LookupResult, 'value'>;

const { atMost, maxLength } = lookupLimits;
const nothing: Found = { matches: [], suggestions: [] };

/**
 * Looks up organizations by any number of values; results are in the order of the values. Undefined
 * if the server lacks the call.
 */
export async function lookUpOrganizations(
  { http }: { readonly http: HttpClient },
  values: readonly string[],
  options: LookupOptions = {},
): Promise<LookupResult[] | undefined> {
  const cleaned = values.map(cleanText);
  const searched = uniq(cleaned).filter(
    (value) => value !== '' && codePointCount(value) <= maxLength,
  );
  const found = await find(http, searched, options).catch(nullIfUnknown);
  if (!found) return undefined;
  return values.map((value, index) => ({
    value,
    ...(found.get(cleaned[index] ?? '') ?? nothing),
  }));
}

async function find(
  http: HttpClient,
  values: readonly string[],
  { signal, onProgress }: LookupOptions,
): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  for (const part of chunk(values, atMost)) {
    const { data } = await http.send(call, { body: { values: part }, signal });
    if (data.length !== part.length) throw new ApiError({ reason: 'malformed' });
    for (const [index, value] of part.entries()) {
      const { matches = [], suggestions = [] } = data[index] ?? {};
      found.set(value, { matches, suggestions });
    }
    onProgress?.(found.size);
  }
  return found;
}

/** Whether lists can be looked up, as far as known. */
export function canLookUp({ optionalCalls }: { readonly optionalCalls: OptionalCalls }): boolean {
  return !optionalCalls.lacks(call);
}
