import { runInAction } from 'mobx';
import { ApiError, isAbortError, toFailure } from '~/api/ApiError';
import type { VersionedOrganization } from '~/api/organizations';
import { rejectedEtag } from '~/api/rejectedEtag';
import type { Failure } from '~/lib/Failure';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { ProfileQueries, Versioned } from '~/stores/ProfileQueries';
import type { BaseVersion, Write } from './Write';

/** How a write goes on after a 412: it turns out to have been applied, or is sent for another version. */
type Resolution<Result> = { readonly applied: Result } | { readonly base: BaseVersion };

/**
 * Refetches what a 412 says has changed. If the profile then is as the write leaves it, the write was
 * applied; if only the user's own earlier write, whose response was lost, is in between, it is to be sent
 * again (docs/product.md, "Own changes"). Otherwise throws, with who made the other change.
 */
export async function resolveConflict<Result extends Versioned>(
  failure: Failure,
  organizations: OrganizationsStore,
  profile: ProfileQueries,
  write: Write<Result>,
  base: BaseVersion,
): Promise<Resolution<Result>> {
  const { sessionSignal } = organizations;
  const current = await refetchAfterConflict(organizations, profile, sessionSignal);
  if (current.etag !== undefined && current.etag === base.etag)
    throw rejectedEtag(current.etag, failure.requestId);
  // A browser sends a request again by itself if a reused connection breaks before the response.
  const applied = write.findApplied(profile);
  if (applied) return { applied };
  const { uncertainWrite: earlier } = profile;
  if (earlier && earlier.etag === base.etag && earlier.findApplied(profile))
    return { base: current };
  const isOwnChange = await profile.fetchIsOwnChange();
  sessionSignal.throwIfAborted();
  throw new ApiError({ ...failure, isOwnChange });
}

/**
 * Refetches what the mutation would change. Throws if that fails; the previous data stays. The
 * activity becomes stale even if the current version was known: it says who caused the conflict.
 */
async function refetchAfterConflict(
  { api }: OrganizationsStore,
  profile: ProfileQueries,
  signal: AbortSignal,
): Promise<VersionedOrganization> {
  const [organization, subscriptions] = await Promise.all([
    api.readOrganization(profile.id, signal),
    api.listSubscriptions(profile.id, signal),
  ]).catch((error: unknown) => {
    throw isAbortError(error) ? error : new ApiError({ ...toFailure(error), wasRejected: true });
  });
  signal.throwIfAborted();
  // One action: another version invalidates the activity too, and it is to be fetched once.
  runInAction(() => {
    profile.organization.setData(profile.upsert(organization));
    profile.activity.invalidate();
  });
  profile.subscriptions.setData(subscriptions);
  profile.invalidateDailySeats();
  return organization;
}
