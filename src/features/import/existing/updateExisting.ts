import { isEqual } from 'es-toolkit';
import { toFailure } from '~/api/ApiError';
import { organizationMutationsApi } from '~/api/organizationMutations';
import { toUpdatePayload } from '~/domain/organizationValues';
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
  const { organization, etag } = await api.read(id, signal);
  const { rows } = await api.subscriptions(id, signal);
  return { organization, subscriptions: rows, etag };
}

/**
 * Sends what differs, each call with the ETag that the one before returned. If one fails, those before
 * it stay: the organization has to be read again.
 */
export async function updateExisting(
  { http, organizations }: Pick<Stores, 'http' | 'organizations'>,
  { id, etag, before, after, seats }: ExistingUpdate,
  key: string,
): Promise<void> {
  const api = organizationMutationsApi(http);
  const calls = [
    ...(isEqual(before, after)
      ? []
      : [
          (version: string | undefined) =>
            api.updateOrganization(id, toUpdatePayload(before, after), version, after),
        ]),
    ...seats.map(
      ({ subscriptionId, ...payload }, index) =>
        (version: string | undefined) =>
          subscriptionId === undefined
            ? api.addSubscription(id, payload, version, `${key}-${index}`)
            : api.changeTotalSeats(id, subscriptionId, {
                totalSeats: payload.total_seats,
                etag: version,
              }),
    ),
  ];
  let version = etag;
  try {
    for (const call of calls) {
      ({ etag: version } = await call(version));
      organizations.recordMutation(id);
    }
  } catch (error) {
    if (mayHaveBeenApplied(toFailure(error))) organizations.invalidateLists();
    throw error;
  } finally {
    organizations.profiles.get(id)?.invalidate();
  }
}
