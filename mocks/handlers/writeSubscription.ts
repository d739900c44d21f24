import type { addSubscription } from '~/api/contract/accountMutations';
import type { BodyOf } from '~/api/contract/Call';
import type { Actor, Change } from '../activity/ActivityEntry';
import { recordActivity } from '../activity/recordActivity';
import { withChange } from '../database/changeHistory';
import type { OrganizationRecord, SubscriptionRecord } from '../database/records';
import { insertSubscription, updateSubscription } from '../database/writeOrganization';
import { toDayNumber } from '../day';
import type { MockBackend } from '../MockBackend';
import { touchOrganization } from './applyOrganizationChanges';

/** A subscription after a write, with its organization. */
interface Written {
  readonly subscription: SubscriptionRecord;
  readonly organization: OrganizationRecord;
}

/** A subscription with none of its seats in use, as a row. */
export function newSubscription(
  { now, uniqueString }: MockBackend,
  organizationId: string,
  { seat_type, total_seats }: { readonly seat_type: string; readonly total_seats: number },
): SubscriptionRecord {
  const today = toDayNumber(now());
  return {
    id: `sub_${uniqueString(12)}`,
    organization_id: organizationId,
    seat_type,
    total_seats,
    used_seats: 0,
    total_history: [today, total_seats],
    used_history: [today, 0],
    daily_seed: 0,
  };
}

/** Adds a subscription to an organization and records it. */
export function addSubscriptionTo(
  backend: MockBackend,
  actor: Actor | null,
  organization: OrganizationRecord,
  { reason, ...fields }: BodyOf<typeof addSubscription>,
): Written {
  const today = toDayNumber(backend.now());
  const subscription = insertSubscription(
    backend.database,
    today,
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

/** Changes a subscription's seats from today on and records it; nothing if they stay the same. */
export function changeSeats(
  backend: MockBackend,
  actor: Actor | null,
  { organization, subscription }: Written,
  seats: { readonly used_seats?: number; readonly total_seats?: number },
  note?: string | null,
): Written {
  const { used_seats = subscription.used_seats, total_seats = subscription.total_seats } = seats;
  const fields = { used_seats, total_seats };
  const changes = (['used_seats', 'total_seats'] as const).flatMap((field): Change[] =>
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
