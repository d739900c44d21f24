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

const { atMost, maxLength } = lookupLimits;

/**
 * Looks up organizations by any number of values; results are in the order of the values. Undefined
 * if the server lacks the call.
 */
export async function lookUpOrganizations(
  { http }: { readonly http: HttpClient },
  values: readonly string[],
  { signal, onProgress }: LookupOptions = {},
): Promise<LookupResult[] | undefined> {
  const found = new Map<string, Partial<Omit<LookupResult, 'value'>>>();
  const searched = uniq(values.map(cleanText)).filter(
    (value) => value !== '' && codePointCount(value) <= maxLength,
  );
  for (const part of chunk(searched, atMost)) {
    const response = await http.send(call, { body: { values: part }, signal }).catch(nullIfUnknown);
    if (!response) return undefined;
    if (response.data.length !== part.length) throw new ApiError({ reason: 'malformed' });
    for (const [index, value] of part.entries()) found.set(value, response.data[index] ?? {});
    onProgress?.(found.size);
  }
  return values.map((value) => {
    const { matches = [], suggestions = [] } = found.get(cleanText(value)) ?? {};
    return { value, matches, suggestions };
  });
}

/** Whether lists can be looked up, as far as known. */
export function canLookUp({ optionalCalls }: { readonly optionalCalls: OptionalCalls }): boolean {
  return !optionalCalls.lacks(call);
}
