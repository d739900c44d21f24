import { groupBy, isEqual, sortBy, sumBy, without } from 'es-toolkit';
import { organizationFields, type TextFieldName } from '~/domain/organizationFields';
import { daysUntilFull, seatTypeLevel } from '~/domain/seats';
import { searchKey, uniqueKey } from '~/domain/text/uniqueKey';
import { phoneDigits } from '~/domain/search';
import {
  fieldSeparator,
  findSubscriptions,
  type Database,
  type OrganizationRecord,
  type SubscriptionRecord,
} from './database';
import { peakSeatsInUse, valueOn } from './dailySeats';

/** The columns of an organization that aren't derived from others. */
export type OrganizationColumns = Omit<OrganizationRecord, 'derived'>;

type NullableColumn = {
  [Column in keyof OrganizationColumns]: null extends OrganizationColumns[Column] ? Column : never;
}[keyof OrganizationColumns];

/** The columns of a new organization; what may be null is null if it is absent. */
export type NewOrganization = Omit<OrganizationColumns, NullableColumn> &
  Partial<OrganizationColumns>;

/**
 * Creates an organization and its subscriptions. The functions of this module write all columns that
 * others are derived from. `today` is a day in days since 1970-01-01.
 */
export function insertOrganization(
  database: Database,
  today: number,
  fields: NewOrganization,
  subscriptions: readonly SubscriptionRecord[] = [],
): OrganizationRecord {
  const organization = database.organization.create({
    ...fields,
    derived: { ...derivedTexts(fields), ...derivedSeats(subscriptions, today) },
  });
  for (const subscription of subscriptions) database.subscription.create(subscription);
  return organization;
}

/** Changes columns of an organization and those derived from them. */
export function updateOrganizationColumns(
  database: Database,
  organization: OrganizationRecord,
  fields: Partial<OrganizationColumns>,
): OrganizationRecord {
  return database.organization.update({
    where: { id: { equals: organization.id } },
    data: { ...fields, derived: derivedTexts({ ...organization, ...fields }) },
    strict: true,
  });
}

/** Adds a subscription to an organization and its totals. */
export function insertSubscription(
  database: Database,
  today: number,
  subscription: SubscriptionRecord,
): SubscriptionRecord {
  const created = database.subscription.create(subscription);
  updateDerivedSeats(database, today, subscription.organization_id);
  return created;
}

/** Changes columns of a subscription and its organization's totals. */
export function updateSubscription(
  database: Database,
  today: number,
  { id, organization_id }: SubscriptionRecord,
  fields: Partial<Omit<SubscriptionRecord, 'id' | 'organization_id'>>,
): SubscriptionRecord {
  const updated = database.subscription.update({
    where: { id: { equals: id } },
    data: fields,
    strict: true,
  });
  updateDerivedSeats(database, today, organization_id);
  return updated;
}

/** Updates what depends on the day, for all organizations whose figures it changes. */
export function updateAllDerivedSeats(database: Database, today: number): void {
  const subscriptions = groupBy(database.subscription.getAll(), (row) => row.organization_id);
  for (const { id, derived } of database.organization.getAll()) {
    const current = derivedSeats(subscriptions[id] ?? [], today);
    if (isEqual({ ...derived, ...current }, derived)) continue;
    database.organization.update({
      where: { id: { equals: id } },
      data: { derived: current },
      strict: true,
    });
  }
}

/** Derives an organization's seats from its subscriptions. */
function updateDerivedSeats(database: Database, today: number, organizationId: string): void {
  database.organization.update({
    where: { id: { equals: organizationId } },
    data: { derived: derivedSeats(findSubscriptions(database, organizationId), today) },
    strict: true,
  });
}

/** The fields that a search finds by their words, besides name and subdomain, which come first. */
const searchedNames = without(searchedBy('words'), 'name', 'subdomain');
const digitNames = searchedBy('digits');

function searchedBy(search: 'words' | 'digits') {
  return Object.entries(organizationFields).flatMap(([name, field]) =>
    'search' in field && field.search === search ? [name as TextFieldName] : [],
  );
}

/** Texts that an organization is searched, sorted and compared by. */
function derivedTexts(fields: NewOrganization) {
  const { name, subdomain, billing_name } = fields;
  const texts = [name, subdomain, ...searchedNames.map((field) => fields[field] ?? '')];
  return {
    lowercase_name: uniqueKey(name),
    lowercase_billing_name: billing_name.toLowerCase(),
    searched: searchKey(texts.join(fieldSeparator)),
    phone_digits: digitNames.map((field) => phoneDigits(fields[field] ?? '')).join(fieldSeparator),
  };
}

/** Sums over an organization's subscriptions, and what it is filtered and sorted by. */
function derivedSeats(subscriptions: readonly SubscriptionRecord[], today: number) {
  const total_seats = sumBy(subscriptions, (subscription) => subscription.total_seats);
  const used_seats = sumBy(subscriptions, (subscription) => subscription.used_seats);
  const earlier = subscriptions.map((subscription) => usedSeats30DaysAgo(subscription, today));
  const used_seats_30_days_ago = earlier.every((used) => used === null)
    ? null
    : sumBy(earlier, (used) => used ?? 0);
  const seats = subscriptions.map((subscription, index) => ({
    ...subscription,
    used_seats_30_days_ago: earlier[index] ?? null,
  }));
  const levels = seats.map(seatTypeLevel);
  const level = levels.includes('out') ? 'out' : levels.includes('low') ? 'low' : undefined;
  const byRunOut = sortBy(seats, [
    (use) => daysUntilFull(use) ?? Infinity,
    (use) => use.total_seats - use.used_seats,
    'id',
  ]);
  const [first] = byRunOut.flatMap(({ seat_type, ...use }) => {
    const days = daysUntilFull(use);
    return days === null ? [] : [{ days, seat_type }];
  });
  const tightest =
    level === undefined ? undefined : byRunOut.find((use) => seatTypeLevel(use) === level);
  return {
    total_seats,
    used_seats,
    used_seats_30_days_ago,
    peak_used_seats_90_days: peakSeatsInUse(subscriptions, today),
    seat_level: level ?? 'ok',
    runs_out_in_days: first?.days ?? null,
    runs_out_seat_type: first?.seat_type ?? null,
    tightest: {
      seat_type: tightest?.seat_type ?? null,
      total_seats: tightest?.total_seats ?? 0,
      used_seats: tightest?.used_seats ?? 0,
    },
    seat_usage: total_seats === 0 ? 0 : used_seats / total_seats,
    ascending_run_out: first?.days ?? Number.MAX_SAFE_INTEGER,
    descending_run_out: first?.days ?? -1,
  };
}

/** Null if the subscription is younger than that. */
export function usedSeats30DaysAgo(
  { used_history }: Pick<SubscriptionRecord, 'used_history'>,
  today: number,
): number | null {
  return valueOn(used_history, today - 30) ?? null;
}
