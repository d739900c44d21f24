import { runInAction } from 'mobx';
import {
  organizationMutationsApi,
  type NewSubscriptionPayload,
  type SeatsAssignment,
  type TotalSeatsChange,
  type VersionedSubscription,
} from '~/api/organizationMutations';
import { seatSums } from '~/domain/seatChanges';
import { seatForecast } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import { formatNumber } from '~/lib/format';
import { seatChanges } from '~/messages/savedText';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { organizationName, type Dependencies } from './organizationMutations';
import { undone, type Saved } from './Saved';
import { sendWrite, type Write } from './sendWrite';

/**
 * Mutations of an organization's subscriptions, like those of the organization itself. They update
 * its seat totals at once.
 */

/** Assigns the seats of a subscription, given as the user saw it. */
export async function assignSeats(
  dependencies: Dependencies,
  id: string,
  before: Subscription,
  assignment: SeatsAssignment,
): Promise<Saved> {
  const after = await sendAssignment(dependencies, id, before, assignment);
  return savedSeats(dependencies, id, before, after);
}

/** Raises or lowers a subscription's total. It can't go below the seats in use (`seats_in_use`). */
export async function changeTotalSeats(
  dependencies: Dependencies,
  id: string,
  before: Subscription,
  change: TotalSeatsChange,
): Promise<Saved> {
  const after = await sendTotal(dependencies, id, before, change);
  return savedSeats(dependencies, id, before, after);
}

/** Adds a subscription. Repeating the same key and payload adds no second one. */
export async function addSubscription(
  dependencies: Dependencies,
  id: string,
  payload: NewSubscriptionPayload,
  etag: string | undefined,
  key: string,
): Promise<Saved> {
  const { http, organizations } = dependencies;
  const { seat_type: seatType, total_seats: totalSeats } = payload;
  await applySubscription(organizations, id, {
    etag,
    send: () => organizationMutationsApi(http).addSubscription(id, payload, etag, key),
    isApplied: ({ subscriptions }) =>
      subscriptions.data?.rows.some(
        (row) => row.seatType === seatType && row.totalSeats === totalSeats,
      ) ?? false,
    resend: (version) => addSubscription(dependencies, id, payload, version.etag, key),
  });
  return {
    name: organizationName(organizations, id),
    organizationId: id,
    changes: [`${formatNumber(totalSeats)} ${seatType} seats added`],
  };
}

function sendAssignment(
  dependencies: Dependencies,
  id: string,
  before: Subscription,
  assignment: SeatsAssignment,
): Promise<VersionedSubscription> {
  const { http, organizations } = dependencies;
  return changeSubscription(organizations, id, before, {
    etag: assignment.etag,
    send: () => organizationMutationsApi(http).assignSeats(id, before.id, assignment),
    isApplied: (profile) => subscriptionOf(profile, before.id)?.usedSeats === assignment.usedSeats,
    resend: ({ etag }) => sendAssignment(dependencies, id, before, { ...assignment, etag }),
  });
}

function sendTotal(
  dependencies: Dependencies,
  id: string,
  before: Subscription,
  change: TotalSeatsChange,
): Promise<VersionedSubscription> {
  const { http, organizations } = dependencies;
  return changeSubscription(organizations, id, before, {
    etag: change.etag,
    send: () => organizationMutationsApi(http).changeTotalSeats(id, before.id, change),
    isApplied: (profile) => subscriptionOf(profile, before.id)?.totalSeats === change.totalSeats,
    resend: ({ etag }) => sendTotal(dependencies, id, before, { ...change, etag }),
  });
}

/** What has changed, and the writes that take it back: first the seats in use, then the total. */
function savedSeats(
  dependencies: Dependencies,
  id: string,
  before: Subscription,
  after: VersionedSubscription,
): Saved {
  const name = organizationName(dependencies.organizations, id);
  const { usedSeats, totalSeats } = before;
  const reason = undone;
  let current = after;
  const sends: ((etag: string | undefined) => Promise<VersionedSubscription>)[] = [];
  if (usedSeats !== null && differs(usedSeats, after.subscription.usedSeats))
    sends.push((etag) =>
      sendAssignment(dependencies, id, before, { usedSeats, allowExcess: false, etag, reason }),
    );
  if (totalSeats !== null && differs(totalSeats, after.subscription.totalSeats))
    sends.push((etag) => sendTotal(dependencies, id, before, { totalSeats, etag, reason }));
  const steps = sends.map((send) => async () => {
    const previous = current;
    current = await send(previous.etag);
    return { name, changes: seatChanges(previous.subscription, current.subscription) };
  });
  return {
    name,
    organizationId: id,
    changes: seatChanges(before, after.subscription),
    undo: after.etag !== undefined && steps.length > 0 ? steps : undefined,
  };
}

function differs(before: number, after: number | null): boolean {
  return after !== null && after !== before;
}

function subscriptionOf({ subscriptions }: ProfileQueries, id: string): Subscription | undefined {
  return subscriptions.data?.rows.find((subscription) => subscription.id === id);
}

/** Applies a write to a subscription, and returns it with the organization's new version. */
async function changeSubscription(
  organizations: OrganizationsStore,
  id: string,
  before: Subscription,
  write: Write<VersionedSubscription>,
): Promise<VersionedSubscription> {
  const response = await applySubscription(organizations, id, write);
  if (response) return response;
  const profile = organizations.profile(id);
  return {
    subscription: subscriptionOf(profile, before.id) ?? before,
    etag: profile.version?.etag,
  };
}

/** Upserts one of the organization's subscriptions, and updates its seats and their level at once. */
async function applySubscription(
  organizations: OrganizationsStore,
  id: string,
  write: Write<VersionedSubscription>,
): Promise<VersionedSubscription | undefined> {
  const profile = organizations.profile(id);
  const response = await sendWrite(organizations, profile, write);
  if (!response) return undefined;
  const { subscription, etag } = response;
  const { subscriptions, current, version } = profile;
  if (subscriptions.data) {
    const rows = upsertRow(subscriptions.data.rows, subscription);
    const figures = { ...seatSums(rows), ...seatForecast(rows) };
    subscriptions.setData({ rows, etag });
    if (current) runInAction(() => Object.assign(current, figures, etag !== undefined && { etag }));
    // The mutation changed nothing else in the version that the user saw.
    if (version && version.etag === write.etag)
      profile.version = { organization: { ...version.organization, ...figures }, etag };
  }
  profile.organization.invalidate();
  profile.invalidateDailySeats();
  return response;
}

function upsertRow(rows: readonly Subscription[], row: Subscription): readonly Subscription[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((other) => (other.id === row.id ? row : other))
    : [...rows, row];
}
