import { runInAction } from 'mobx';
import { toFailure } from '~/api/ApiError';
import {
  organizationMutationsApi,
  type SeatsAssignment,
  type VersionedSubscription,
} from '~/api/organizationMutations';
import type { VersionedOrganization } from '~/api/organizations';
import { seatSums } from '~/domain/seatChanges';
import type {
  CreateOrganizationPayload,
  SubscriptionPayload,
  UpdateOrganizationPayload,
} from '~/domain/organizationValues';
import type { Subscription } from '~/domain/Subscription';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import type { Stores } from '~/stores/Stores';

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
  const response = await awaitResponse(
    organizations,
    organizationMutationsApi(http).createOrganization(payload, key),
  );
  const { id } = response.organization;
  organizations.recordMutation(id);
  const profile = organizations.profile(id);
  profile.organization.setData(profile.upsert(response));
  return id;
}

export function updateOrganization(
  { http, organizations }: Dependencies,
  id: string,
  changes: UpdateOrganizationPayload,
  etag: string | undefined,
): Promise<void> {
  const response = organizationMutationsApi(http).updateOrganization(id, changes, etag);
  return applyOrganization(organizations, id, etag, response);
}

/** `reason` becomes the note of the entry in the organization's activity. */
export function activateOrganization(
  { http, organizations }: Dependencies,
  id: string,
  etag: string | undefined,
  reason?: string,
): Promise<void> {
  const response = organizationMutationsApi(http).activateOrganization(id, etag, reason);
  return applyOrganization(organizations, id, etag, response);
}

/** `reason` becomes the note of the entry in the organization's activity. */
export function deactivateOrganization(
  { http, organizations }: Dependencies,
  id: string,
  etag: string | undefined,
  reason?: string,
): Promise<void> {
  const response = organizationMutationsApi(http).deactivateOrganization(id, etag, reason);
  return applyOrganization(organizations, id, etag, response);
}

/** Updates the subscription and the organization's seat totals at once. */
export function assignSeats(
  { http, organizations }: Dependencies,
  id: string,
  subscriptionId: string,
  assignment: SeatsAssignment,
): Promise<void> {
  const response = organizationMutationsApi(http).assignSeats(id, subscriptionId, assignment);
  return applySubscription(organizations, id, assignment.etag, response);
}

/** Adds a subscription. Repeating the same key and payload adds no second one. */
export function addSubscription(
  { http, organizations }: Dependencies,
  id: string,
  payload: SubscriptionPayload,
  etag: string | undefined,
  key: string,
): Promise<void> {
  const response = organizationMutationsApi(http).addSubscription(id, payload, etag, key);
  return applySubscription(organizations, id, etag, response);
}

/** Raises or lowers a subscription's total. It can't go below the seats in use (`seats_in_use`). */
export function changeTotalSeats(
  { http, organizations }: Dependencies,
  id: string,
  subscriptionId: string,
  totalSeats: number,
  etag: string | undefined,
): Promise<void> {
  const api = organizationMutationsApi(http);
  const response = api.changeTotalSeats(id, subscriptionId, totalSeats, etag);
  return applySubscription(organizations, id, etag, response);
}

/** Upserts one of the organization's subscriptions, and updates its seat totals at once. */
async function applySubscription(
  organizations: OrganizationsStore,
  id: string,
  sentEtag: string | undefined,
  response: Promise<VersionedSubscription>,
): Promise<void> {
  const profile = organizations.profile(id);
  const { subscription, etag } = await awaitResponse(organizations, response, profile);
  organizations.recordMutation(id);
  const { subscriptions, current, version } = profile;
  if (subscriptions.data) {
    const rows = upsertRow(subscriptions.data.rows, subscription);
    const sums = seatSums(rows);
    subscriptions.setData({ rows, etag });
    if (current) runInAction(() => Object.assign(current, sums, etag !== undefined && { etag }));
    // The mutation changed nothing else in the version that the user saw.
    if (version && version.etag === sentEtag)
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
  sentEtag: string | undefined,
  response: Promise<VersionedOrganization>,
): Promise<void> {
  const profile = organizations.profile(id);
  const versioned = await awaitResponse(organizations, response, profile);
  organizations.recordMutation(id);
  profile.organization.setData(profile.upsert(versioned));
  const { data } = profile.subscriptions;
  // Subscriptions of the version that the user saw are unchanged in the new one.
  if (data && data.etag === sentEtag)
    profile.subscriptions.setData({ ...data, etag: versioned.etag });
  else profile.subscriptions.invalidate();
}

/**
 * Awaits the response to a mutation, and makes stale what an error leaves uncertain. On a 412,
 * refetches the organization before rethrowing, so that the caller can show the current figures
 * (docs/product.md, "Confirmations"). Does the same for the subscriptions if the seats in use or
 * the total turn out to differ (`seats_in_use`, `seats_exceeded` without the total).
 */
async function awaitResponse<T>(
  organizations: OrganizationsStore,
  response: Promise<T>,
  profile?: ProfileQueries,
): Promise<T> {
  const { sessionSignal } = organizations;
  try {
    const received = await response;
    sessionSignal.throwIfAborted();
    return received;
  } catch (error) {
    const { status, code, totalSeats } = toFailure(error);
    if (status === 412 && profile)
      await refetchAfterConflict(organizations, profile, sessionSignal);
    else if (sessionSignal.aborted) throw error;
    else if (mayHaveBeenApplied(error)) {
      organizations.invalidateLists();
      profile?.invalidate();
    } else if (code === 'seats_in_use' || (code === 'seats_exceeded' && totalSeats === undefined))
      await profile?.subscriptions.refetch({ background: true });
    throw error;
  }
}

/**
 * Refetches what the mutation would change. Throws if that fails; the previous data stays. The
 * activity becomes stale even if the current version was known: it says who caused the conflict.
 */
async function refetchAfterConflict(
  { api }: OrganizationsStore,
  profile: ProfileQueries,
  signal: AbortSignal,
): Promise<void> {
  const [organization, subscriptions] = await Promise.all([
    api.read(profile.id, signal),
    api.subscriptions(profile.id, signal),
  ]);
  signal.throwIfAborted();
  // One action: another version invalidates the activity too, and it is to be fetched once.
  runInAction(() => {
    profile.organization.setData(profile.upsert(organization));
    profile.activity?.latest.invalidate();
  });
  profile.subscriptions.setData(subscriptions);
  profile.invalidateDailySeats();
}

/** True if the server may have applied a mutation that failed here. */
function mayHaveBeenApplied(error: unknown): boolean {
  const { reason, status = 0 } = toFailure(error);
  return reason !== 'status' || status >= 500;
}
