import { uniqueKey } from '~/domain/text/cleanText';
import type { Database } from './createDatabase';
import type { OrganizationRecord } from './records';

interface LookupResult {
  /** As received. */
  readonly value: string;
  readonly matches: readonly OrganizationRecord[];
}

/** A billing email may be that of any number of organizations. */
const maxMatches = 5;

/** The organizations whose id, name, subdomain or billing email each value is, ordered by id. */
export function findOrganizationsByValue(
  { organization }: Database,
  values: readonly string[],
): LookupResult[] {
  const matches = new Map<string, OrganizationRecord[]>(
    values.map((value) => [uniqueKey(value), []]),
  );
  for (const row of organization.findMany({ orderBy: { id: 'asc' } })) {
    const texts = [row.id, row.name, row.subdomain, row.billing_email];
    for (const key of new Set(texts.map(uniqueKey))) matches.get(key)?.push(row);
  }
  return values.map((value) => ({
    value,
    matches: matches.get(uniqueKey(value))?.slice(0, maxMatches) ?? [],
  }));
}
