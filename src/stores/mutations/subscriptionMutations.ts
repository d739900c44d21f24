import { runInAction } from 'mobx';
import type {
  NewSubscriptionPayload,
  SeatsAssignment,
  TotalSeatsChange,
  VersionedSubscription,
} from '~/api/organizationMutations';
import { seatSums } from '~/domain/seatChanges';
import { seatForecast } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import { formatNumber } from '~/lib/format';
import { seatChanges } from '~/messages/savedText';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { applyWrite, type Dependencies } from './applyWrite';
import { undone, type Saved } from './Saved';
import type { BaseVersion, Write } from './Write';

/**
 * Mutations of an organization's subscriptions, like those of the organization itself. They update
 * its seat totals at once.
 */

/** Assigns the seats of a subscription, given as the user saw it. */
export function assignSeats(
  stores: Dependencies,
  profile: ProfileQueries,
  { subscription, etag }: VersionedSubscription,
  change: SeatsAssignment,
): Promise<Saved> {
  return applyWrite(stores, profile, etag, assignment(subscription, change));
}

/** Raises or lowers a subscription's total. It can't go below the seats in use (`seats_in_use`). */
export function changeTotalSeats(
  stores: Dependencies,
  profile: ProfileQueries,
  { subscription, etag }: VersionedSubscription,
  change: TotalSeatsChange,
): Promise<Saved> {
  return applyWrite(stores, profile, etag, totalChange(subscription, change));
}

/** Adds a subscription. Repeating the same key and payload adds no second one. */
export function addSubscription(
  stores: Dependencies,
  profile: ProfileQueries,
  payload: NewSubscriptionPayload,
  etag: string | undefined,
  key: string,
): Promise<Saved> {
  const { seat_type: seatType, total_seats: totalSeats } = payload;
  return applyWrite(stores, profile, etag, {
    send: (api, id, base) => api.addSubscription(id, payload, base.etag, key),
    findApplied: ({ subscriptions: { data } }) => {
      const subscription = data?.rows.find(
        (row) => row.seat_type === seatType && row.total_seats === totalSeats,
      );
      return subscription && { subscription, etag: data?.etag };
    },
    upsert,
    changes: () => [`${formatNumber(totalSeats)} ${seatType} seats added`],
  });
}

function assignment(
  subscription: Subscription,
  change: SeatsAssignment,
): Write<VersionedSubscription> {
  return {
    send: (api, id, { etag }) => api.assignSeats(id, { subscription, etag }, change),
    ...seatsWrite(subscription, ({ used_seats: usedSeats }) => usedSeats === change.usedSeats),
  };
}

function totalChange(
  subscription: Subscription,
  change: TotalSeatsChange,
): Write<VersionedSubscription> {
  return {
    send: (api, id, { etag }) => api.changeTotalSeats(id, { subscription, etag }, change),
    ...seatsWrite(subscription, ({ total_seats: totalSeats }) => totalSeats === change.totalSeats),
  };
}

/** What the two changes of a subscription's seats have in common. */
function seatsWrite(subscription: Subscription, isApplied: (latest: Subscription) => boolean) {
  return {
    findApplied: (profile: ProfileQueries) => {
      const latest = profile.latestSubscription(subscription);
      return latest && isApplied(latest.subscription) ? latest : undefined;
    },
    upsert,
    changes: ({ subscription: after }: VersionedSubscription) => seatChanges(subscription, after),
    undo: ({ subscription: after }: VersionedSubscription) => undoSeats(subscription, after),
  };
}

/**
 * What takes back a change of seats: first the seats in use, then the total, which an assignment may
 * have raised.
 */
export function undoSeats(
  { used_seats: usedSeats, total_seats: totalSeats }: Subscription,
  after: Subscription,
): readonly Write<VersionedSubscription>[] {
  const writes: Write<VersionedSubscription>[] = [];
  const reason = undone;
  let current = after;
  if (usedSeats !== null && differs(usedSeats, after.used_seats)) {
    writes.push(assignment(current, { usedSeats, allowExcess: false, reason }));
    current = { ...after, used_seats: usedSeats };
  }
  if (totalSeats !== null && differs(totalSeats, after.total_seats))
    writes.push(totalChange(current, { totalSeats, reason }));
  return writes;
}

function differs(before: number, after: number | null): boolean {
  return after !== null && after !== before;
}

/** Upserts one of the organization's subscriptions, and updates its seats and their level at once. */
function upsert(
  profile: ProfileQueries,
  { subscription, etag }: VersionedSubscription,
  base: BaseVersion,
): void {
  const { subscriptions, current, version } = profile;
  if (subscriptions.data) {
    const rows = upsertRow(subscriptions.data.rows, subscription);
    const figures = { ...seatSums(rows), ...seatForecast(rows) };
    subscriptions.setData({ rows, etag });
    if (current) runInAction(() => Object.assign(current, figures, etag !== undefined && { etag }));
    // The mutation changed nothing else in the version that the user saw.
    if (version && version.etag === base.etag)
      profile.version = { organization: { ...version.organization, ...figures }, etag };
  }
  profile.organization.invalidate();
  profile.invalidateDailySeats();
}

function upsertRow(rows: readonly Subscription[], row: Subscription): readonly Subscription[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((other) => (other.id === row.id ? row : other))
    : [...rows, row];
}
