import { toFailure } from '~/api/ApiError';
import { organizationMutationsApi, reasonPayload } from '~/api/organizationMutations';
import type { VersionedOrganization } from '~/api/organizations';
import {
  canRestore,
  differingField,
  toUpdatePayload,
  versionOf,
  type CreateOrganizationPayload,
  type OrganizationValues,
  type OrganizationVersion,
} from '~/domain/organizationValues';
import { statusAfter, type StatusChange } from '~/domain/statusChange';
import { mayHaveBeenApplied } from '~/lib/Failure';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { Stores } from '~/stores/Stores';
import { editChanges } from '~/messages/savedText';
import { message } from '~/messages/message';
import { undone, type Saved } from './Saved';
import { sendWrite, type Write } from './sendWrite';

/**
 * Mutations of organizations. Each sends the ETag that the user saw, upserts the response and
 * invalidates what it makes stale. A response that arrives after the session has ended is dropped
 * (AbortError).
 */
export type Dependencies = Pick<Stores, 'http' | 'organizations'>;

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
export async function updateOrganization(
  dependencies: Dependencies,
  id: string,
  base: OrganizationVersion,
  values: OrganizationValues,
  reason?: string,
): Promise<Saved> {
  const { http, organizations } = dependencies;
  const { etag } = base;
  const changes = { ...toUpdatePayload(base.values, values), ...reasonPayload(reason) };
  const saved = await applyOrganization(organizations, id, {
    etag,
    send: () => organizationMutationsApi(http).updateOrganization(id, changes, etag, values),
    isApplied: ({ version }) => version && !differingField(version.organization, values),
    resend: (version) => updateOrganization(dependencies, id, versionOf(version), values, reason),
  });
  const current = { values, etag: saved?.etag };
  const undo = () => updateOrganization(dependencies, id, current, base.values, undone);
  return {
    name: organizationName(organizations, id),
    organizationId: id,
    changes: editChanges(base.values, values),
    undo: current.etag !== undefined && canRestore(base.values, values) ? [undo] : undefined,
  };
}

/** `reason` becomes the note of the entry in the organization's activity. */
export async function activateOrganization(
  dependencies: Dependencies,
  id: string,
  etag: string | undefined,
  reason?: string,
): Promise<Saved> {
  await changeStatus(dependencies, 'activate', id, etag, reason);
  return savedStatus(dependencies, id, 'activated');
}

/** `reason` becomes the note of the entry in the organization's activity. */
export async function deactivateOrganization(
  dependencies: Dependencies,
  id: string,
  etag: string | undefined,
  reason?: string,
): Promise<Saved> {
  await changeStatus(dependencies, 'deactivate', id, etag, reason);
  return savedStatus(dependencies, id, 'deactivated');
}

function savedStatus({ organizations }: Dependencies, id: string, change: string): Saved {
  return { name: organizationName(organizations, id), organizationId: id, changes: [change] };
}

function changeStatus(
  dependencies: Dependencies,
  change: StatusChange,
  id: string,
  etag: string | undefined,
  reason: string | undefined,
): Promise<unknown> {
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

/** The name of an organization in messages. */
export function organizationName(organizations: OrganizationsStore, id: string): string {
  return organizations.profile(id).current?.name || message('organization');
}

/** Upserts the organization itself, and returns its new version if it is known. */
async function applyOrganization(
  organizations: OrganizationsStore,
  id: string,
  write: Write<VersionedOrganization>,
): Promise<VersionedOrganization | undefined> {
  const profile = organizations.profile(id);
  const response = await sendWrite(organizations, profile, write);
  if (!response) return profile.version;
  profile.organization.setData(profile.upsert(response));
  const { data } = profile.subscriptions;
  // Subscriptions of the version that the user saw are unchanged in the new one.
  if (data && data.etag === write.etag)
    profile.subscriptions.setData({ ...data, etag: response.etag });
  else profile.subscriptions.invalidate();
  return response;
}
