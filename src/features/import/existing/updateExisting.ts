import { isEqual } from 'es-toolkit';
import { ApiError, toFailure } from '~/api/ApiError';
import { organizationMutationsApi } from '~/api/organizationMutations';
import { differingField, toUpdatePayload } from '~/domain/organizationValues';
import { mayHaveBeenApplied } from '~/lib/Failure';
import type { Stores } from '~/stores/Stores';
import type { ExistingUpdate, ExistingVersion } from './existingUpdate';

/** Reads an organization before it is compared with a row. */
export async function readExisting(
  { organizations: { api } }: Pick<Stores, 'organizations'>,
  id: string,
  signal: AbortSignal,
): Promise<ExistingVersion> {
  // In this order: a change between the two calls makes the ETag stale, and nothing is overwritten.
  const { organization, etag } = await api.readOrganization(id, signal);
  const { rows } = await api.listSubscriptions(id, signal);
  return { organization, subscriptions: rows, etag };
}

/** A call that an update consists of. */
interface UpdateCall {
  readonly send: (etag: string | undefined) => Promise<{ readonly etag: string | undefined }>;
  /** Whether an organization is as the call leaves it. */
  readonly isApplied: (version: ExistingVersion) => boolean;
}

/**
 * Sends what differs, each call with the ETag that the one before returned. If one fails, those before
 * it stay: the organization has to be read again.
 */
export async function updateExisting(
  stores: Pick<Stores, 'http' | 'organizations'>,
  update: ExistingUpdate,
  key: string,
): Promise<void> {
  const { organizations } = stores;
  const { id } = update;
  let version = update.etag;
  try {
    for (const call of updateCalls(stores, update, key)) {
      version = await sendCall(stores, id, call, version);
      organizations.recordMutation(id);
    }
  } catch (error) {
    if (mayHaveBeenApplied(toFailure(error))) organizations.invalidateLists();
    throw error;
  } finally {
    organizations.profiles.get(id)?.invalidate();
  }
}

function updateCalls(
  { http }: Pick<Stores, 'http'>,
  { id, before, after, seats }: ExistingUpdate,
  key: string,
): readonly UpdateCall[] {
  const api = organizationMutationsApi(http);
  const values: UpdateCall = {
    send: (etag) => api.updateOrganization(id, toUpdatePayload(before, after), etag, after),
    isApplied: ({ organization }) => !differingField(organization, after),
  };
  return [
    ...(isEqual(before, after) ? [] : [values]),
    ...seats.map(({ subscription, ...payload }, index): UpdateCall => ({
      send: (etag) =>
        subscription
          ? api.changeTotalSeats(id, { subscription, etag }, { totalSeats: payload.total_seats })
          : api.addSubscription(id, payload, etag, `${key}-${index}`),
      isApplied: ({ subscriptions }) =>
        subscriptions.some(
          ({ seat_type: seatType, total_seats: totalSeats }) =>
            seatType === payload.seat_type && totalSeats === payload.total_seats,
        ),
    })),
  ];
}

/**
 * Sends one call and returns the new version. A 412 counts as success if the organization is as the
 * call leaves it: the browser has sent it twice (docs/product.md, "Own changes").
 */
async function sendCall(
  stores: Pick<Stores, 'organizations'>,
  id: string,
  { send, isApplied }: UpdateCall,
  version: string | undefined,
): Promise<string | undefined> {
  try {
    return (await send(version)).etag;
  } catch (error) {
    const failure = toFailure(error);
    const { organizations } = stores;
    const current =
      failure.status === 412
        ? await readExisting(stores, id, organizations.sessionSignal).catch(() => undefined)
        : undefined;
    if (!current || current.etag === version) throw error;
    if (isApplied(current)) return current.etag;
    organizations.profiles.get(id)?.invalidate();
    const isOwnChange = await organizations.profile(id).fetchIsOwnChange();
    throw new ApiError({ ...failure, isOwnChange });
  }
}
