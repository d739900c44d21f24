import type { ActivityEntry, Actor, Change } from '../../activity/ActivityEntry';
import { changesOf } from '../../activity/changesOf';
import { appendChange } from '../../database/changeHistory';
import type { SubscriptionRecord } from '../../database/records';
import type { NewOrganization, OrganizationColumns } from '../../database/writeOrganization';
import { toDayNumber, toRfc3339 } from '../../day';
import { monthlyAmount } from '../prices';
import type { Plan, PlannedEvent } from './Plan';

/** A seeded organization as rows. */
export interface PlannedRows {
  readonly organization: NewOrganization;
  readonly subscriptions: readonly SubscriptionRecord[];
}

/** The rows that a plan results in today. */
export function rowsOf(plan: Plan): PlannedRows {
  return new PlanRun(plan).run();
}

/** The activity of a plan, oldest first. */
export function entriesOf(plan: Plan): readonly ActivityEntry[] {
  const entries: ActivityEntry[] = [];
  new PlanRun(plan, entries).run();
  return entries;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

type SeatsEvent = Extract<PlannedEvent, { readonly seats: number }>;
type StatusEvent = Extract<PlannedEvent, { readonly kind: 'activate' | 'deactivate' }>;

/**
 * Runs a plan from creation to today. Rows and activity agree because both come from here. Without
 * a list of entries, none are made: 10,000 plans run when the demo starts.
 */
class PlanRun {
  private readonly organization: Mutable<NewOrganization>;
  private readonly subscriptions: (Mutable<SubscriptionRecord> | undefined)[];
  private updatedAt: number;

  constructor(
    private readonly plan: Plan,
    private readonly entries?: ActivityEntry[],
  ) {
    const { id, fields, subdomain, region, registered } = plan;
    this.updatedAt = registered;
    this.subscriptions = plan.subscriptions.map(({ initialTotal }, index) =>
      initialTotal === undefined ? undefined : this.start(index, registered, initialTotal),
    );
    this.organization = {
      id,
      ...fields,
      subdomain,
      status: 'active',
      registered_at: toRfc3339(registered),
      updated_at: '',
      status_changed_at: null,
      amount: this.currentAmount(),
      currency: region.currency,
      version: 1,
    };
  }

  run(): PlannedRows {
    const { registered: at, registeredBy: actor, events } = this.plan;
    this.record({ at, actor }, 'organization_created');
    for (const event of events) this.apply(event);
    this.organization.updated_at = toRfc3339(this.updatedAt);
    return { organization: this.organization, subscriptions: this.currentSubscriptions() };
  }

  private apply(event: PlannedEvent): void {
    switch (event.kind) {
      case 'assign':
        return this.assign(event);
      case 'total':
        return this.changeTotal(event);
      case 'subscribe':
        return this.subscribe(event);
      case 'price':
        return this.edit(event, { amount: this.currentAmount() });
      case 'fields':
        return this.edit(event, event.fields);
      case 'activate':
      case 'deactivate':
        return this.setStatus(event);
      case 'note':
        this.record(event, 'note_added', undefined, undefined, event.text);
    }
  }

  private assign(event: SeatsEvent): void {
    const row = this.subscriptions[event.subscription];
    const before = row?.used_seats;
    if (!row || before === undefined || before === event.seats) return;
    row.used_seats = event.seats;
    appendChange(row.used_history, toDayNumber(event.at), event.seats);
    this.touch(event.at);
    this.record(event, 'seats_assigned', row, () => [
      { pointer: '/used_seats', before, after: event.seats },
    ]);
  }

  private changeTotal(event: SeatsEvent): void {
    const row = this.subscriptions[event.subscription];
    const before = row?.total_seats;
    if (!row || before === undefined || before === event.seats) return;
    row.total_seats = event.seats;
    appendChange(row.total_history, toDayNumber(event.at), event.seats);
    this.touch(event.at);
    this.record(event, 'total_seats_changed', row, () => [
      { pointer: '/total_seats', before, after: event.seats },
    ]);
  }

  private subscribe(event: SeatsEvent): void {
    const row = this.start(event.subscription, event.at, event.seats);
    this.subscriptions[event.subscription] = row;
    this.touch(event.at);
    this.record(event, 'subscription_added', row, () => [
      { pointer: '/seat_type', before: null, after: row.seat_type },
      { pointer: '/total_seats', before: null, after: event.seats },
    ]);
  }

  private edit(event: PlannedEvent, fields: Partial<OrganizationColumns>): void {
    const changes = changesOf(this.organization, fields);
    if (changes.length === 0) return;
    Object.assign(this.organization, fields);
    this.touch(event.at);
    this.record(event, 'organization_updated', undefined, () => changes);
  }

  private setStatus(event: StatusEvent): void {
    const before = this.organization.status;
    const after = event.kind === 'activate' ? 'active' : 'inactive';
    this.organization.status = after;
    this.organization.status_changed_at = toRfc3339(event.at);
    this.touch(event.at);
    const changes = () => [{ pointer: '/status', before, after }];
    this.record(event, `organization_${event.kind}d`, undefined, changes, event.reason);
  }

  private touch(at: number): void {
    this.updatedAt = at;
    this.organization.version += 1;
  }

  private record(
    { at, actor }: { readonly at: number; readonly actor: Actor | null },
    action: ActivityEntry['action'],
    subscription?: SubscriptionRecord,
    changes: () => readonly Change[] = () => [],
    note: string | null = null,
  ): void {
    this.entries?.push({
      id: `act_${this.plan.id}_${this.entries.length + 1}`,
      at: toRfc3339(at),
      actor,
      action,
      organization: { id: this.plan.id, name: this.organization.name },
      subscription: subscription
        ? { id: subscription.id, seat_type: subscription.seat_type }
        : null,
      changes: changes(),
      note,
    });
  }

  private start(index: number, at: number, total_seats: number): Mutable<SubscriptionRecord> {
    const planned = this.plan.subscriptions[index];
    if (!planned) throw new RangeError(`${this.plan.id} has no subscription ${index}.`);
    const day = toDayNumber(at);
    return {
      id: planned.id,
      organization_id: this.plan.id,
      seat_type: planned.seat_type,
      total_seats,
      used_seats: 0,
      total_history: [day, total_seats],
      used_history: [day, 0],
      daily_seed: planned.daily_seed,
    };
  }

  private currentSubscriptions(): SubscriptionRecord[] {
    return this.subscriptions.filter((row) => row !== undefined);
  }

  private currentAmount(): number {
    return monthlyAmount(this.currentSubscriptions(), this.plan.region.priceFactor);
  }
}
