import { toFailure } from '~/api/ApiError';
import { organizationMutationsApi, reasonPayload } from '~/api/organizationMutations';
import type { VersionedOrganization } from '~/api/organizations';
import type { Organization } from '~/domain/Organization';
import {
  canRestore,
  differingField,
  organizationValues,
  toUpdatePayload,
  type CreateOrganizationPayload,
  type OrganizationValues,
  type OrganizationVersion,
} from '~/domain/organizationValues';
import { statusAfter } from '~/domain/statusChange';
import { mayHaveBeenApplied } from '~/lib/Failure';
import { editChanges } from '~/messages/savedText';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { applyWrite, type Dependencies } from './applyWrite';
import { undone, type Saved } from './Saved';
import type { BaseVersion, Write } from './Write';

/**
 * Mutations of organizations. Each sends the ETag that the user saw, upserts the response and
 * invalidates what it makes stale. A response that arrives after the session has ended is dropped
 * (AbortError).
 */

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
  stores: Dependencies,
  profile: ProfileQueries,
  { values: before, etag }: OrganizationVersion,
  after: OrganizationValues,
  reason?: string,
): Promise<Saved> {
  return applyWrite(stores, profile, etag, edit(before, after, reason));
}

/** `reason` becomes the note of the entry in the organization's activity. */
export function activateOrganization(
  stores: Dependencies,
  profile: ProfileQueries,
  etag: string | undefined,
  reason?: string,
): Promise<Saved> {
  return applyWrite(stores, profile, etag, {
    send: (api, id, base) => api.activateOrganization(id, base.etag, reason),
    ...organizationWrite(({ status }) => status === statusAfter.activate),
    changes: () => ['activated'],
  });
}

/** `reason` becomes the note of the entry in the organization's activity. */
export function deactivateOrganization(
  stores: Dependencies,
  profile: ProfileQueries,
  etag: string | undefined,
  reason?: string,
): Promise<Saved> {
  return applyWrite(stores, profile, etag, {
    send: (api, id, base) => api.deactivateOrganization(id, base.etag, reason),
    ...organizationWrite(({ status }) => status === statusAfter.deactivate),
    changes: () => ['deactivated'],
  });
}

function edit(
  before: OrganizationValues,
  after: OrganizationValues,
  reason: string | undefined,
): Write<VersionedOrganization> {
  return {
    send: (api, id, { etag, organization }) => {
      const known = organization ? organizationValues(organization) : before;
      const payload = { ...toUpdatePayload(known, after), ...reasonPayload(reason) };
      return api.updateOrganization(id, payload, etag, after);
    },
    ...organizationWrite((organization) => !differingField(organization, after)),
    changes: () => editChanges(before, after),
    undo: () => undoEdit(before, after),
  };
}

/** What takes back an edit; nothing if it can't be. */
export function undoEdit(
  before: OrganizationValues,
  after: OrganizationValues,
): readonly Write<VersionedOrganization>[] {
  return canRestore(before, after) ? [edit(after, before, undone)] : [];
}

/** What the writes to an organization itself have in common. */
function organizationWrite(isApplied: (organization: Organization) => boolean) {
  return {
    findApplied: ({ version }: ProfileQueries) =>
      version && isApplied(version.organization) ? version : undefined,
    upsert: (profile: ProfileQueries, response: VersionedOrganization, { etag }: BaseVersion) => {
      profile.organization.setData(profile.upsert(response));
      const { subscriptions } = profile;
      // Subscriptions of the version that the user saw are unchanged in the new one.
      if (subscriptions.data && subscriptions.data.etag === etag)
        subscriptions.setData({ ...subscriptions.data, etag: response.etag });
      else subscriptions.invalidate();
    },
  };
}
