import type { OrganizationStatus, SortKey, SortOrder } from '~/domain/organizationList';
import type { Database } from './database';
import type { OrganizationRecord, SubscriptionRecord } from './records';

/** An organization with the derived values that the list filters and sorts by. */
interface IndexEntry {
  readonly organization: OrganizationRecord;
  readonly totalSeats: number;
  /** Lowercase. */
  readonly searchTexts: readonly string[];
}

interface OrganizationIndex {
  readonly revision: number;
  readonly subscriptions: ReadonlyMap<string, readonly SubscriptionRecord[]>;
  readonly entries: readonly IndexEntry[];
  readonly sorted: Map<string, readonly IndexEntry[]>;
}

export interface OrganizationListQuery {
  readonly q?: string | undefined;
  readonly status?: OrganizationStatus | undefined;
  readonly sort: SortKey;
  readonly order: SortOrder;
}

/**
 * Rebuilt only for the first call after a write: sorting and summing 10,000 organizations in every
 * call would be too slow.
 */
const indexes = new WeakMap<Database, OrganizationIndex>();

/** In creation order. */
export function findSubscriptions(
  database: Database,
  organizationId: string,
): readonly SubscriptionRecord[] {
  return getIndex(database).subscriptions.get(organizationId) ?? [];
}

/**
 * All organizations that match a query, without paging. `q` is a literal, case-insensitive
 * substring of a field; ties are sorted by id.
 */
export function findOrganizations(
  database: Database,
  { q = '', status, sort, order }: OrganizationListQuery,
): readonly IndexEntry[] {
  const needle = q.toLowerCase();
  const sorted = sortEntries(getIndex(database), sort, order);
  if (needle === '' && status === undefined) return sorted;
  return sorted.filter(
    (entry) =>
      (status === undefined || entry.organization.status === status) &&
      (needle === '' || entry.searchTexts.some((text) => text.includes(needle))),
  );
}

function sortEntries(
  index: OrganizationIndex,
  sort: SortKey,
  order: SortOrder,
): readonly IndexEntry[] {
  const cached = index.sorted.get(`${sort} ${order}`);
  if (cached) return cached;
  const direction = order === 'asc' ? 1 : -1;
  const keyed = index.entries.map((entry) => ({ entry, key: sortValue(entry, sort) }));
  keyed.sort(
    (a, b) =>
      compare(a.key, b.key) * direction ||
      compare(a.entry.organization.id, b.entry.organization.id),
  );
  const sorted = keyed.map(({ entry }) => entry);
  index.sorted.set(`${sort} ${order}`, sorted);
  return sorted;
}

function sortValue(
  { organization, totalSeats, searchTexts }: IndexEntry,
  sort: SortKey,
): string | number {
  switch (sort) {
    case 'total_seats':
      return totalSeats;
    case 'name':
      return searchTexts[0] ?? '';
    case 'billing_name':
      return searchTexts[2] ?? '';
    default:
      return organization[sort];
  }
}

/** Compares by code units, not by locale: the order is the same on every machine. */
function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function getIndex(database: Database): OrganizationIndex {
  const revision = database.organizations.revision + database.subscriptions.revision;
  const cached = indexes.get(database);
  if (cached?.revision === revision) return cached;
  const subscriptions = new Map<string, SubscriptionRecord[]>();
  for (const subscription of database.subscriptions.all()) {
    const siblings = subscriptions.get(subscription.organization_id);
    if (siblings) siblings.push(subscription);
    else subscriptions.set(subscription.organization_id, [subscription]);
  }
  const entries = database.organizations.all().map((organization) => ({
    organization,
    totalSeats: (subscriptions.get(organization.id) ?? []).reduce(
      (sum, { total_seats }) => sum + total_seats,
      0,
    ),
    searchTexts: [
      organization.name,
      organization.subdomain,
      organization.billing_name,
      organization.billing_email,
    ].map((text) => text.toLowerCase()),
  }));
  const index = { revision, subscriptions, entries, sorted: new Map() };
  indexes.set(database, index);
  return index;
}
