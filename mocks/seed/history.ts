import type { FieldName } from '~/domain/organizationFields';
import { type ActivityEntry, type Actor, type Change, changesOf } from '../activity';
import { appendChange } from '../dailySeats';
import type { SubscriptionRecord } from '../database';
import type { NewOrganization, OrganizationColumns } from '../organizationRows';
import { toDayNumber, toRfc3339 } from '../day';
import type { Country } from './countries';

/** What happens to a seeded organization after its creation. */
export type PlannedEvent = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null is the organization's directory. */
  readonly actor: Actor | null;
} & (
  | {
      readonly kind: 'assign' | 'total';
      /** Index of the subscription. */
      readonly subscription: number;
      readonly seats: number;
    }
  /** The amount follows the total seats. */
  | { readonly kind: 'price' }
  | { readonly kind: 'fields'; readonly fields: EditedFields }
  | { readonly kind: 'activate' | 'deactivate'; readonly reason: string }
  | { readonly kind: 'note'; readonly text: string }
);

/** The subdomain and the currency never change. */
type EditedFields = Partial<
  Pick<OrganizationColumns, Exclude<FieldName, 'subdomain' | 'currency'>>
>;

export interface PlannedSubscription {
  readonly seat_type: string;
  /** Total at the organization's creation. */
  readonly initialTotal: number;
  /** Determines how many of the assigned seats are in use each day. */
  readonly daily_seed: number;
}

/** What happens to an organization, from its creation to yesterday. */
export interface Plan {
  readonly id: string;
  readonly subdomain: string;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly registered: number;
  readonly registeredBy: Actor;
  /** As they were at the creation. */
  readonly fields: Pick<NewOrganization, Exclude<keyof EditedFields, 'amount'>>;
  readonly subscriptions: readonly PlannedSubscription[];
  /** In any order; those before the creation or after yesterday don't happen. */
  readonly events: readonly PlannedEvent[];
}

/** An organization's rows, and the activity that has led to them, oldest first. */
export interface History {
  readonly organization: NewOrganization;
  readonly subscriptions: readonly SubscriptionRecord[];
  readonly activity: readonly ActivityEntry[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/**
 * Runs a plan from creation to yesterday. Rows, daily seats and activity agree because all of them come
 * from here. `today` is in days since 1970-01-01.
 */
export function runPlan(plan: Plan, today: number): History {
  const { id, country, registered } = plan;
  const subscriptions: readonly Mutable<SubscriptionRecord>[] = plan.subscriptions.map(
    ({ seat_type, initialTotal, daily_seed }) => ({
      id: `sub_${id.replace(/^org_|\.v\d$/g, '').replace(':', '_')}_${seat_type}`,
      organization_id: id,
      seat_type,
      total_seats: initialTotal,
      used_seats: 0,
      total_history: [toDayNumber(registered), initialTotal],
      used_history: [toDayNumber(registered), 0],
      daily_seed,
    }),
  );
  const price = () => monthlyAmount(subscriptions, country.priceFactor);
  const organization: Mutable<NewOrganization> = {
    id,
    ...plan.fields,
    subdomain: plan.subdomain,
    status: 'active',
    registered_at: toRfc3339(registered),
    updated_at: toRfc3339(registered),
    status_changed_at: null,
    amount: price(),
    currency: country.currency,
    version: 1,
  };
  const activity: ActivityEntry[] = [];
  record({ at: registered, actor: plan.registeredBy }, 'organization_created', []);
  const events = plan.events
    .filter(({ at }) => at > registered && toDayNumber(at) < today)
    .toSorted((a, b) => a.at - b.at);
  for (const event of events) apply(event);
  return { organization, subscriptions, activity };

  function apply(event: PlannedEvent): void {
    switch (event.kind) {
      case 'assign':
      case 'total': {
        const column = event.kind === 'assign' ? 'used_seats' : 'total_seats';
        const row = subscriptions[event.subscription];
        if (!row || row[column] === event.seats) return;
        const changes = [{ pointer: `/${column}`, before: row[column], after: event.seats }];
        row[column] = event.seats;
        const history = event.kind === 'assign' ? row.used_history : row.total_history;
        appendChange(history, toDayNumber(event.at), event.seats);
        const action = event.kind === 'assign' ? 'seats_assigned' : 'total_seats_changed';
        return record(event, action, changes, row);
      }
      case 'price':
        return edit(event, { amount: price() });
      case 'fields':
        return edit(event, event.fields);
      case 'activate':
      case 'deactivate': {
        const before = organization.status;
        organization.status = event.kind === 'activate' ? 'active' : 'inactive';
        organization.status_changed_at = toRfc3339(event.at);
        const changes = [{ pointer: '/status', before, after: organization.status }];
        return record(event, `organization_${event.kind}d`, changes, undefined, event.reason);
      }
      case 'note':
        return record(event, 'note_added', [], undefined, event.text);
    }
  }

  function edit(event: PlannedEvent, fields: EditedFields): void {
    const changes = changesOf(organization, fields);
    if (changes.length === 0) return;
    Object.assign(organization, fields);
    record(event, 'organization_updated', changes);
  }

  function record(
    { at, actor }: Pick<PlannedEvent, 'at' | 'actor'>,
    action: ActivityEntry['action'],
    changes: readonly Change[],
    subscription?: SubscriptionRecord,
    note: string | null = null,
  ): void {
    const instant = toRfc3339(at);
    if (changes.length > 0) {
      organization.updated_at = instant;
      organization.version += 1;
    }
    activity.push({
      id: `act_${id}_${activity.length + 1}`,
      at: instant,
      actor,
      action,
      organization: { id, name: organization.name },
      subscription: subscription
        ? { id: subscription.id, seat_type: subscription.seat_type }
        : null,
      changes,
      note,
    });
  }
}

/** Monthly list price of a seat in US cents. */
const prices: Readonly<Record<string, number>> = { full: 1_850, light: 790, guest: 240 };

/** What an organization pays a month, with a discount by the number of its seats. */
function monthlyAmount(subscriptions: readonly SubscriptionRecord[], priceFactor: number): number {
  let seats = 0;
  let cents = 0;
  for (const { seat_type, total_seats } of subscriptions) {
    seats += total_seats;
    cents += total_seats * Math.round((prices[seat_type] ?? 0) * priceFactor);
  }
  const discount = seats >= 5_000 ? 25 : seats >= 1_000 ? 15 : seats >= 300 ? 10 : 0;
  return Math.round((cents * (100 - discount)) / 100) / 100;
}
