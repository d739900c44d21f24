import type { addSubscription, createOrganization } from '~/api/contract/accountMutations';
import type { BodyOf } from '~/api/contract/Call';
import type { OrganizationStatus } from '~/domain/openapi';
import { changesOf, type ActivityEntry, type Actor, type OrganizationEdit } from './activity';
import { withChange } from './dailySeats';
import type { OrganizationRecord, SubscriptionRecord } from './database';
import {
  insertOrganization,
  insertSubscription,
  updateOrganizationColumns,
  updateSubscription,
  type OrganizationColumns,
} from './organizationRows';
import { toDayNumber, toRfc3339 } from './day';
import type { MockBackend } from './handler';

interface Recorded {
  readonly action: ActivityEntry['action'];
  readonly actor: Actor | null;
  readonly organization: OrganizationRecord;
  readonly subscription?: SubscriptionRecord;
  readonly changes?: ActivityEntry['changes'];
  readonly note?: string | null | undefined;
}

/** Writes an entry about a change, in the transaction of the change itself. */
export function recordActivity(
  { activity, now }: MockBackend,
  { action, actor, organization, subscription, changes = [], note = null }: Recorded,
): ActivityEntry {
  return activity.write({
    at: toRfc3339(now()),
    actor,
    action,
    organization: { id: organization.id, name: organization.name },
    subscription: subscription ? { id: subscription.id, seat_type: subscription.seat_type } : null,
    changes,
    note,
  });
}

/** Creates an active organization with none of its seats in use. */
export function registerOrganization(
  backend: MockBackend,
  actor: Actor | null,
  { billing, subscriptions, ...fields }: BodyOf<typeof createOrganization>,
): OrganizationRecord {
  const { database, now, uniqueString } = backend;
  const instant = toRfc3339(now());
  const id = `org_${uniqueString(12)}`;
  const organization = insertOrganization(
    database,
    toDayNumber(now()),
    {
      id,
      ...fields,
      ...billing,
      status: 'active',
      registered_at: instant,
      updated_at: instant,
      status_changed_at: null,
      version: 1,
    },
    subscriptions.map((subscription) => newSubscription(backend, id, subscription)),
  );
  recordActivity(backend, { action: 'organization_created', actor, organization });
  return organization;
}

/**
 * Changes an organization's fields. If nothing changes, the version stays, so that the `ETag` others
 * have read remains valid.
 */
export function editOrganization(
  backend: MockBackend,
  actor: Actor | null,
  organization: OrganizationRecord,
  edit: OrganizationEdit,
  note?: string | null,
): OrganizationRecord {
  const changes = changesOf(organization, edit);
  if (changes.length === 0) return organization;
  const updated = touchOrganization(backend, organization, edit);
  const action = 'organization_updated';
  recordActivity(backend, { action, actor, organization: updated, changes, note });
  return updated;
}

/** Activates or deactivates an organization; nothing if it has that status. */
export function changeStatus(
  backend: MockBackend,
  actor: Actor | null,
  organization: OrganizationRecord,
  status: OrganizationStatus,
  note?: string | null,
): OrganizationRecord {
  if (organization.status === status) return organization;
  const status_changed_at = toRfc3339(backend.now());
  const updated = touchOrganization(backend, organization, { status, status_changed_at });
  recordActivity(backend, {
    action: status === 'active' ? 'organization_activated' : 'organization_deactivated',
    actor,
    organization: updated,
    changes: [{ pointer: '/status', before: organization.status, after: status }],
    note,
  });
  return updated;
}

/** Raises an organization's version with a change to it or its subscriptions. */
function touchOrganization(
  { database, now }: MockBackend,
  organization: OrganizationRecord,
  fields: Partial<OrganizationColumns> = {},
): OrganizationRecord {
  return updateOrganizationColumns(database, organization, {
    ...fields,
    updated_at: toRfc3339(now()),
    version: organization.version + 1,
  });
}

/** A subscription after a write, with its organization. */
interface Written {
  readonly subscription: SubscriptionRecord;
  readonly organization: OrganizationRecord;
}

/** Adds a subscription to an organization. */
export function addSubscriptionTo(
  backend: MockBackend,
  actor: Actor | null,
  organization: OrganizationRecord,
  { reason, ...fields }: BodyOf<typeof addSubscription>,
): Written {
  const subscription = insertSubscription(
    backend.database,
    toDayNumber(backend.now()),
    newSubscription(backend, organization.id, fields),
  );
  const updated = touchOrganization(backend, organization);
  recordActivity(backend, {
    action: 'subscription_added',
    actor,
    organization: updated,
    subscription,
    changes: [
      { pointer: '/seat_type', before: null, after: subscription.seat_type },
      { pointer: '/total_seats', before: null, after: subscription.total_seats },
    ],
    note: reason,
  });
  return { subscription, organization: updated };
}

/** A subscription with none of its seats in use, as a row. */
function newSubscription(
  { now, uniqueString }: MockBackend,
  organization_id: string,
  { seat_type, total_seats }: { readonly seat_type: string; readonly total_seats: number },
): SubscriptionRecord {
  const today = toDayNumber(now());
  return {
    id: `sub_${uniqueString(12)}`,
    organization_id,
    seat_type,
    total_seats,
    used_seats: 0,
    total_history: [today, total_seats],
    used_history: [today, 0],
    daily_seed: 0,
  };
}

/** Changes a subscription's seats from today on; nothing if they stay the same. */
export function changeSeats(
  backend: MockBackend,
  actor: Actor | null,
  { organization, subscription }: Written,
  seats: { readonly used_seats?: number; readonly total_seats?: number },
  note?: string | null,
): Written {
  const { used_seats = subscription.used_seats, total_seats = subscription.total_seats } = seats;
  const fields = { used_seats, total_seats };
  const changes = (['used_seats', 'total_seats'] as const).flatMap((field) =>
    fields[field] === subscription[field]
      ? []
      : [{ pointer: `/${field}`, before: subscription[field], after: fields[field] }],
  );
  if (changes.length === 0) return { organization, subscription };
  const today = toDayNumber(backend.now());
  const updated = updateSubscription(backend.database, today, subscription, {
    ...fields,
    used_history: withChange(subscription.used_history, today, used_seats),
    total_history: withChange(subscription.total_history, today, total_seats),
  });
  const touched = touchOrganization(backend, organization);
  recordActivity(backend, {
    action: seats.used_seats === undefined ? 'total_seats_changed' : 'seats_assigned',
    actor,
    organization: touched,
    subscription: updated,
    changes,
    note,
  });
  return { subscription: updated, organization: touched };
}
