import type { ActivityRecord, OrganizationRecord, SubscriptionRecord } from '../database/records';
import { toRfc3339 } from '../day';
import type { MockBackend } from '../MockBackend';
import type { ActivityAction, ActivityEntry, Actor, Change } from './ActivityEntry';

interface Recorded {
  readonly action: ActivityAction;
  readonly actor: Actor | null;
  readonly organization: OrganizationRecord;
  readonly subscription?: SubscriptionRecord;
  readonly changes?: readonly Change[];
  readonly note?: string | null | undefined;
}

/** Writes an entry about a change, in the transaction of the change itself. */
export function recordActivity(
  { database, now }: MockBackend,
  { action, actor, organization, subscription, changes = [], note = null }: Recorded,
): ActivityEntry {
  const sequence = database.activity.count() + 1;
  const record = database.activity.create({
    id: `act_${sequence}`,
    sequence,
    at: toRfc3339(now()),
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    action,
    organization_id: organization.id,
    organization_name: organization.name,
    subscription_id: subscription?.id ?? null,
    seat_type: subscription?.seat_type ?? null,
    changes: JSON.stringify(changes),
    note,
  });
  return toEntry(record);
}

export function toEntry(record: ActivityRecord): ActivityEntry {
  const { id, at, actor_id, actor_name, subscription_id, seat_type } = record;
  return {
    id,
    at,
    actor: actor_id === null ? null : { id: actor_id, name: actor_name ?? '' },
    action: record.action as ActivityAction,
    organization: { id: record.organization_id, name: record.organization_name },
    subscription:
      subscription_id === null ? null : { id: subscription_id, seat_type: seat_type ?? '' },
    changes: JSON.parse(record.changes) as Change[],
    note: record.note,
  };
}
