import { ApiError, toFailure } from '~/api/ApiError';
import { organizationMutationsApi } from '~/api/organizationMutations';
import type { VersionedOrganization } from '~/api/organizations';
import { rejectedEtag } from '~/api/rejectedEtag';
import type { Organization } from '~/domain/Organization';
import { statusAfter, type StatusChange } from '~/domain/statusChange';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { Stores } from '~/stores/Stores';

/** One organization's part of a bulk change. */
export interface StatusCall {
  /** The organization as the user saw it. */
  readonly row: Pick<Organization, 'id' | 'etag'>;
  readonly change: StatusChange;
  readonly reason: string | undefined;
  /** Reads the current version first: an earlier call has failed. */
  readonly readFirst: boolean;
}

/**
 * Changes the status of one organization of many, and returns what it has become. Unlike the mutations
 * of a single one, it leaves the lists as they are: they are invalidated once for all
 * (`invalidateAfterBulkChange`). Sends nothing if the organization turns out to have the status already.
 */
export async function bulkStatusCall(
  { http, organizations }: Pick<Stores, 'http' | 'organizations'>,
  { row: { id, etag }, change, reason, readFirst }: StatusCall,
): Promise<VersionedOrganization> {
  const { api, sessionSignal } = organizations;
  const read = async () => {
    const sequence = organizations.byId.nextSequence();
    const response = await api.readOrganization(id, sessionSignal);
    sessionSignal.throwIfAborted();
    upsert(organizations, response, sequence);
    return response;
  };
  const isApplied = ({ organization }: VersionedOrganization) =>
    organization.status === statusAfter[change];
  let version = etag;
  if (readFirst) {
    const current = await read();
    if (isApplied(current)) return current;
    version = current.etag;
  }
  try {
    const mutations = organizationMutationsApi(http);
    const response = await (change === 'activate'
      ? mutations.activateOrganization(id, version, reason)
      : mutations.deactivateOrganization(id, version, reason));
    // It was applied, even if the session has ended since; only its data is dropped then.
    if (!sessionSignal.aborted) {
      organizations.recordNewVersion(id);
      upsert(organizations, response);
    }
    return response;
  } catch (error) {
    if (sessionSignal.aborted) throw error;
    // The version is not current, or the server may have applied the change.
    organizations.profiles.get(id)?.invalidate();
    const failure = toFailure(error);
    if (failure.status !== 412) throw error;
    const current = await read().catch(() => undefined);
    if (current?.etag !== undefined && current.etag === version)
      throw rejectedEtag(current.etag, failure.requestId);
    // A browser sends a request again by itself if a reused connection breaks before the response.
    if (current && isApplied(current)) {
      organizations.recordNewVersion(id);
      return current;
    }
    const isOwnChange = await organizations.profile(id).fetchIsOwnChange();
    throw new ApiError({ ...failure, isOwnChange });
  }
}

/** Invalidates what a bulk change has made stale, in this tab and the others. */
export function invalidateAfterBulkChange(organizations: OrganizationsStore): void {
  organizations.invalidateLists();
  organizations.onChange?.(true);
}

/** Upserts the organization; a profile that was open before refetches the rest when shown again. */
function upsert(
  organizations: OrganizationsStore,
  response: VersionedOrganization,
  sequence?: number,
): void {
  const { organization, etag } = response;
  const profile = organizations.profiles.get(organization.id);
  if (profile) {
    profile.organization.setData(profile.upsert(response, sequence));
    profile.subscriptions.invalidate();
  } else
    organizations.byId.upsert({ ...organization, ...(etag !== undefined && { etag }) }, sequence);
}
