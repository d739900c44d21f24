import type { Database } from './createDatabase';
import { findSubscriptions } from './findSubscriptions';
import type { OrganizationRecord, SubscriptionRecord } from './records';

/** The columns of an organization that aren't derived from others. */
export type OrganizationColumns = Omit<OrganizationRecord, 'derived'>;

/**
 * Creates an organization and its subscriptions. The functions of this module write all columns that
 * others are derived from.
 */
export function insertOrganization(
  database: Database,
  fields: OrganizationColumns,
  subscriptions: readonly SubscriptionRecord[] = [],
): OrganizationRecord {
  const organization = database.organization.create({
    ...fields,
    derived: { ...derivedTexts(fields), ...seatTotals(subscriptions) },
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
  subscription: SubscriptionRecord,
): SubscriptionRecord {
  const created = database.subscription.create(subscription);
  updateSeatTotals(database, subscription);
  return created;
}

/** Changes columns of a subscription and its organization's totals. */
export function updateSubscription(
  database: Database,
  { id }: SubscriptionRecord,
  fields: Partial<Omit<SubscriptionRecord, 'id' | 'organization_id'>>,
): SubscriptionRecord {
  const updated = database.subscription.update({
    where: { id: { equals: id } },
    data: fields,
    strict: true,
  });
  updateSeatTotals(database, updated);
  return updated;
}

function updateSeatTotals(database: Database, { organization_id }: SubscriptionRecord): void {
  database.organization.update({
    where: { id: { equals: organization_id } },
    data: { derived: seatTotals(findSubscriptions(database, organization_id)) },
    strict: true,
  });
}

/** Texts that an organization is searched, sorted and compared by. */
function derivedTexts({ name, subdomain, billing_name, billing_email }: OrganizationColumns) {
  return {
    lowercase_name: name.toLowerCase(),
    lowercase_billing_name: billing_name.toLowerCase(),
    searched: [name, subdomain, billing_name, billing_email].join('\n').toLowerCase(),
  };
}

/** Sums over an organization's subscriptions. */
function seatTotals(subscriptions: readonly SeatCounts[]): SeatCounts {
  return {
    total_seats: subscriptions.reduce((sum, { total_seats }) => sum + total_seats, 0),
    used_seats: subscriptions.reduce((sum, { used_seats }) => sum + used_seats, 0),
  };
}

type SeatCounts = Pick<SubscriptionRecord, 'total_seats' | 'used_seats'>;
