import { runInAction } from 'mobx';
import { toFailure } from '~/api/ApiError';
import {
  organizationMutationsApi,
  type SeatsAssignment,
  type VersionedSubscription,
} from '~/api/organizationMutations';
import type { VersionedOrganization } from '~/api/organizations';
import { seatSums } from '~/domain/seatChanges';
import {
  differingField,
  toUpdatePayload,
  versionOf,
  type CreateOrganizationPayload,
  type OrganizationValues,
  type OrganizationVersion,
  type SubscriptionPayload,
} from '~/domain/organizationValues';
import { statusAfter, type StatusChange } from '~/domain/statusChange';
import type { Subscription } from '~/domain/Subscription';
import { mayHaveBeenApplied } from '~/lib/Failure';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import type { Stores } from '~/stores/Stores';
import { sendWrite, type Write } from './sendWrite';

/**
 * Mutations of organizations. Each sends the ETag that the user saw, upserts the response and
 * invalidates what it makes stale. A response that arrives after the session has ended is dropped
 * (AbortError).
 */
type Dependencies = Pick<Stores, 'http' | 'organizations'>;

/**
 * Creates an organization and returns its id. Repeating the same key and payload returns the same
 * organization.
 */
export async function createOrganization(
  { http, organizations }: Dependencies,
  payload: CreateOrganizationPayload,
  key: string,
): Promise<string> {
  const { sessionSignal } = organizations;
  try {
    const response = await organizationMutationsApi(http).createOrganization(payload, key);
    sessionSignal.throwIfAborted();
    const { id } = response.organization;
    organizations.recordMutation(id);
    const profile = organizations.profile(id);
    profile.organization.setData(profile.upsert(response));
    return id;
  } catch (error) {
    if (!sessionSignal.aborted && mayHaveBeenApplied(toFailure(error)))
      organizations.invalidateLists();
    throw error;
  }
}

/** Sends what differs between the version that the user saw and normalised values. */
export function updateOrganization(
  dependencies: Dependencies,
  id: string,
  base: OrganizationVersion,
  values: OrganizationValues,
): Promise<void> {
  const { http, organizations } = dependencies;
  const { etag } = base;
  const changes = toUpdatePayload(base.values, values);
  return applyOrganization(organizations, id, {
    etag,
    send: () => organizationMutationsApi(http).updateOrganization(id, changes, etag, values),
    isApplied: ({ version }) => version && !differingField(version.organization, values),
    resend: (version) => updateOrganization(dependencies, id, versionOf(version), values),
  });
}

/** `reason` becomes the note of the entry in the organization's activity. */
export function activateOrganization(
  dependencies: Dependencies,
  id: string,
  etag: string | undefined,
  reason?: string,
): Promise<void> {
  return changeStatus(dependencies, 'activate', id, etag, reason);
}

/** `reason` becomes the note of the entry in the organization's activity. */
export function deactivateOrganization(
  dependencies: Dependencies,
  id: string,
  etag: string | undefined,
  reason?: string,
): Promise<void> {
  return changeStatus(dependencies, 'deactivate', id, etag, reason);
}

function changeStatus(
  dependencies: Dependencies,
  change: StatusChange,
  id: string,
  etag: string | undefined,
  reason: string | undefined,
): Promise<void> {
  const { http, organizations } = dependencies;
  const api = organizationMutationsApi(http);
  return applyOrganization(organizations, id, {
    etag,
    send: () =>
      change === 'activate'
        ? api.activateOrganization(id, etag, reason)
        : api.deactivateOrganization(id, etag, reason),
    isApplied: ({ version }) => version?.organization.status === statusAfter[change],
    resend: (version) => changeStatus(dependencies, change, id, version.etag, reason),
  });
}

/** Updates the subscription and the organization's seat totals at once. */
export function assignSeats(
  dependencies: Dependencies,
  id: string,
  subscriptionId: string,
  assignment: SeatsAssignment,
): Promise<void> {
  const { http, organizations } = dependencies;
  return applySubscription(organizations, id, {
    etag: assignment.etag,
    send: () => organizationMutationsApi(http).assignSeats(id, subscriptionId, assignment),
    isApplied: (profile) =>
      subscriptionOf(profile, subscriptionId)?.usedSeats === assignment.usedSeats,
    resend: ({ etag }) => assignSeats(dependencies, id, subscriptionId, { ...assignment, etag }),
  });
}

/** Adds a subscription. Repeating the same key and payload adds no second one. */
export function addSubscription(
  dependencies: Dependencies,
  id: string,
  payload: SubscriptionPayload,
  etag: string | undefined,
  key: string,
): Promise<void> {
  const { http, organizations } = dependencies;
  return applySubscription(organizations, id, {
    etag,
    send: () => organizationMutationsApi(http).addSubscription(id, payload, etag, key),
    isApplied: ({ subscriptions }) =>
      subscriptions.data?.rows.some(
        ({ seatType, totalSeats }) =>
          seatType === payload.seat_type && totalSeats === payload.total_seats,
      ) ?? false,
    resend: (version) => addSubscription(dependencies, id, payload, version.etag, key),
  });
}

/** Raises or lowers a subscription's total. It can't go below the seats in use (`seats_in_use`). */
export function changeTotalSeats(
  dependencies: Dependencies,
  id: string,
  subscriptionId: string,
  totalSeats: number,
  etag: string | undefined,
): Promise<void> {
  const { http, organizations } = dependencies;
  return applySubscription(organizations, id, {
    etag,
    send: () =>
      organizationMutationsApi(http).changeTotalSeats(id, subscriptionId, totalSeats, etag),
    isApplied: (profile) => subscriptionOf(profile, subscriptionId)?.totalSeats === totalSeats,
    resend: (version) =>
      changeTotalSeats(dependencies, id, subscriptionId, totalSeats, version.etag),
  });
}

function subscriptionOf({ subscriptions }: ProfileQueries, id: string): Subscription | undefined {
  return subscriptions.data?.rows.find((subscription) => subscription.id === id);
}

/** Upserts one of the organization's subscriptions, and updates its seat totals at once. */
async function applySubscription(
  organizations: OrganizationsStore,
  id: string,
  write: Write<VersionedSubscription>,
): Promise<void> {
  const profile = organizations.profile(id);
  const response = await sendWrite(organizations, profile, write);
  if (!response) return;
  const { subscription, etag } = response;
  const { subscriptions, current, version } = profile;
  if (subscriptions.data) {
    const rows = upsertRow(subscriptions.data.rows, subscription);
    const sums = seatSums(rows);
    subscriptions.setData({ rows, etag });
    if (current) runInAction(() => Object.assign(current, sums, etag !== undefined && { etag }));
    // The mutation changed nothing else in the version that the user saw.
    if (version && version.etag === write.etag)
      profile.version = { organization: { ...version.organization, ...sums }, etag };
  }
  profile.organization.invalidate();
  profile.invalidateDailySeats();
}

function upsertRow(rows: readonly Subscription[], row: Subscription): readonly Subscription[] {
  return rows.some(({ id }) => id === row.id)
    ? rows.map((other) => (other.id === row.id ? row : other))
    : [...rows, row];
}

/** Upserts the organization itself. */
async function applyOrganization(
  organizations: OrganizationsStore,
  id: string,
  write: Write<VersionedOrganization>,
): Promise<void> {
  const profile = organizations.profile(id);
  const response = await sendWrite(organizations, profile, write);
  if (!response) return;
  profile.organization.setData(profile.upsert(response));
  const { data } = profile.subscriptions;
  // Subscriptions of the version that the user saw are unchanged in the new one.
  if (data && data.etag === write.etag)
    profile.subscriptions.setData({ ...data, etag: response.etag });
  else profile.subscriptions.invalidate();
}
