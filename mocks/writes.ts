import type { addSubscription, createOrganization } from '~/api/contract/accounts';
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

/** What a change is made to, and by whom; null stands for the system. */
interface WriteContext {
  readonly backend: MockBackend;
  readonly actor: Actor | null;
  readonly organization: OrganizationRecord;
}

interface SubscriptionContext extends WriteContext {
  readonly subscription: SubscriptionRecord;
}

/** Writes an entry about a change, in the transaction of the change itself. */
export function recordActivity(
  { backend, actor, organization, subscription }: WriteContext & Partial<SubscriptionContext>,
  action: ActivityEntry['action'],
  changes: ActivityEntry['changes'],
  note: string | null = null,
): ActivityEntry {
  return backend.activity.write({
    at: toRfc3339(backend.now()),
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
  recordActivity({ backend, actor, organization }, 'organization_created', []);
  return organization;
}

/**
 * Changes an organization's fields. If nothing changes, the version stays, so that the `ETag` others
 * have read remains valid.
 */
export function editOrganization(
  context: WriteContext,
  edit: OrganizationEdit,
  note?: string | null,
): OrganizationRecord {
  const changes = changesOf(context.organization, edit);
  if (changes.length === 0) return context.organization;
  const organization = touchOrganization(context, edit);
  recordActivity({ ...context, organization }, 'organization_updated', changes, note);
  return organization;
}

/** Activates or deactivates an organization; nothing if it has that status. */
export function changeStatus(
  context: WriteContext,
  status: OrganizationStatus,
  note?: string | null,
): OrganizationRecord {
  const before = context.organization.status;
  if (before === status) return context.organization;
  const status_changed_at = toRfc3339(context.backend.now());
  const organization = touchOrganization(context, { status, status_changed_at });
  const action = status === 'active' ? 'organization_activated' : 'organization_deactivated';
  const changes = [{ pointer: '/status', before, after: status }];
  recordActivity({ ...context, organization }, action, changes, note);
  return organization;
}

/** Raises an organization's version with a change to it or its subscriptions. */
function touchOrganization(
  { backend, organization }: WriteContext,
  fields: Partial<OrganizationColumns> = {},
): OrganizationRecord {
  return updateOrganizationColumns(backend.database, organization, {
    ...fields,
    updated_at: toRfc3339(backend.now()),
    version: organization.version + 1,
  });
}

/** A subscription after a write, with its organization. */
type Written = Pick<SubscriptionContext, 'subscription' | 'organization'>;

/** Adds a subscription to an organization. */
export function addSubscriptionTo(
  context: WriteContext,
  { reason, ...fields }: BodyOf<typeof addSubscription>,
): Written {
  const { backend } = context;
  const subscription = insertSubscription(
    backend.database,
    toDayNumber(backend.now()),
    newSubscription(backend, context.organization.id, fields),
  );
  const written = { subscription, organization: touchOrganization(context) };
  const changes = (['seat_type', 'total_seats'] as const).map((field) => ({
    pointer: `/${field}`,
    before: null,
    after: subscription[field],
  }));
  recordActivity({ ...context, ...written }, 'subscription_added', changes, reason);
  return written;
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
  context: SubscriptionContext,
  seats: { readonly used_seats?: number; readonly total_seats?: number },
  note?: string | null,
): Written {
  const { backend, organization, subscription } = context;
  const { used_seats = subscription.used_seats, total_seats = subscription.total_seats } = seats;
  const fields = { used_seats, total_seats };
  const changes = (['used_seats', 'total_seats'] as const).flatMap((field) =>
    fields[field] === subscription[field]
      ? []
      : [{ pointer: `/${field}`, before: subscription[field], after: fields[field] }],
  );
  if (changes.length === 0) return { organization, subscription };
  const today = toDayNumber(backend.now());
  const written = {
    subscription: updateSubscription(backend.database, today, subscription, {
      ...fields,
      used_history: withChange(subscription.used_history, today, used_seats),
      total_history: withChange(subscription.total_history, today, total_seats),
    }),
    organization: touchOrganization(context),
  };
  const action = seats.used_seats === undefined ? 'total_seats_changed' : 'seats_assigned';
  recordActivity({ ...context, ...written }, action, changes, note);
  return written;
}
