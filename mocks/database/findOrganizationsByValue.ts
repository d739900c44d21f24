import { uniqueKey } from '~/domain/text/cleanText';
import type { Database } from './createDatabase';
import type { OrganizationRecord } from './records';
import { namedRows, suggestOrganizations } from './suggestOrganizations';

interface LookupResult {
  /** As received. */
  readonly value: string;
  readonly matches: readonly OrganizationRecord[];
  /** Only for a value without matches. */
  readonly suggestions?: readonly OrganizationRecord[];
}

/** A billing email may be that of any number of organizations. */
const maxMatches = 5;

/** The organizations whose id, name, subdomain or billing email each value is, ordered by id. */
export function findOrganizationsByValue(
  { organization }: Database,
  values: readonly string[],
): LookupResult[] {
  const rows = organization.findMany({ orderBy: { id: 'asc' } });
  const matches = new Map<string, OrganizationRecord[]>(
    values.map((value) => [uniqueKey(value), []]),
  );
  for (const row of rows) {
    const texts = [row.id, row.name, row.subdomain, row.billing_email];
    for (const key of new Set(texts.map(uniqueKey))) matches.get(key)?.push(row);
  }
  const named = namedRows(rows);
  return values.map((value) => {
    const found = matches.get(uniqueKey(value))?.slice(0, maxMatches) ?? [];
    return found.length > 0
      ? { value, matches: found }
      : { value, matches: found, suggestions: suggestOrganizations(named, value) };
  });
}
