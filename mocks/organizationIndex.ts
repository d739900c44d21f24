import type { OrganizationStatus, SortKey, SortOrder } from '../src/domain/organizationList';
import type { Database } from './database';
import type { OrganizationRow, SubscriptionRow } from './rows';

/** A row of the list with what filters and sorts it. */
interface Entry {
  readonly organization: OrganizationRow;
  readonly totalSeats: number;
  /** Lower case. */
  readonly searched: readonly string[];
}

interface Index {
  readonly writes: number;
  readonly subscriptions: ReadonlyMap<string, readonly SubscriptionRow[]>;
  readonly entries: readonly Entry[];
  readonly sorted: Map<string, readonly Entry[]>;
}

export interface ListQuery {
  readonly q?: string | undefined;
  readonly status?: OrganizationStatus | undefined;
  readonly sort: SortKey;
  readonly order: SortOrder;
}

/**
 * Worked out once for each state of the data: 10,000 organizations are sorted and summed up in no
 * call but the first after a write.
 */
const indexes = new WeakMap<Database, Index>();

/** In the order of their creation. */
export function subscriptionsOf(
  database: Database,
  organizationId: string,
): readonly SubscriptionRow[] {
  return indexOf(database).subscriptions.get(organizationId) ?? [];
}

/**
 * The whole list that a query describes, page aside. `q` is a literal part of a field, in any case;
 * ties go by id.
 */
export function findOrganizations(
  database: Database,
  { q = '', status, sort, order }: ListQuery,
): readonly Entry[] {
  const needle = q.toLowerCase();
  const sorted = inOrder(indexOf(database), sort, order);
  if (needle === '' && status === undefined) return sorted;
  return sorted.filter(
    (entry) =>
      (status === undefined || entry.organization.status === status) &&
      (needle === '' || entry.searched.some((text) => text.includes(needle))),
  );
}

function inOrder(index: Index, sort: SortKey, order: SortOrder): readonly Entry[] {
  const known = index.sorted.get(`${sort} ${order}`);
  if (known) return known;
  const direction = order === 'asc' ? 1 : -1;
  const keyed = index.entries.map((entry) => ({ entry, key: sortKey(entry, sort) }));
  keyed.sort(
    (a, b) =>
      compare(a.key, b.key) * direction ||
      compare(a.entry.organization.id, b.entry.organization.id),
  );
  const sorted = keyed.map(({ entry }) => entry);
  index.sorted.set(`${sort} ${order}`, sorted);
  return sorted;
}

function sortKey({ organization, totalSeats, searched }: Entry, sort: SortKey): string | number {
  switch (sort) {
    case 'total_seats':
      return totalSeats;
    case 'name':
      return searched[0] ?? '';
    case 'billing_name':
      return searched[2] ?? '';
    default:
      return organization[sort];
  }
}

/** By code units, whatever the language of the machine: every engine gives one order. */
function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function indexOf(database: Database): Index {
  const writes = database.organizations.writes + database.subscriptions.writes;
  const known = indexes.get(database);
  if (known?.writes === writes) return known;
  const subscriptions = new Map<string, SubscriptionRow[]>();
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
    searched: [
      organization.name,
      organization.subdomain,
      organization.billing_name,
      organization.billing_email,
    ].map((text) => text.toLowerCase()),
  }));
  const index = { writes, subscriptions, entries, sorted: new Map() };
  indexes.set(database, index);
  return index;
}
