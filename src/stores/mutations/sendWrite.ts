import { runInAction } from 'mobx';
import { ApiError, isAbortError, toFailure } from '~/api/ApiError';
import type { VersionedOrganization } from '~/api/organizations';
import { rejectedEtag } from '~/api/rejectedEtag';
import { mayHaveBeenApplied } from '~/lib/Failure';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { ProfileQueries } from '~/stores/ProfileQueries';

/** A write to the version of an organization that the user saw. */
export interface Write<Response> {
  /** Of that version, to send in `If-Match`. */
  readonly etag: string | undefined;
  readonly send: () => Promise<Response>;
  /** Whether the profile is as the write leaves it. */
  readonly isApplied: (profile: ProfileQueries) => boolean | undefined;
  /** Sends the same change for another version. */
  readonly resend: (version: VersionedOrganization) => Promise<unknown>;
}

/**
 * Sends a write and returns its response. Undefined if it turns out to have been applied although
 * its response was lost, or else the user's own earlier write: the profile then has been refetched,
 * and what was left to do has been done (docs/product.md, "Own changes").
 *
 * Makes stale what an error leaves uncertain. On a 412, refetches the organization before throwing,
 * so that the caller can show the current figures (docs/product.md, "Confirmations"). Does the same
 * for the subscriptions if the seats in use or the total turn out to differ (`seats_in_use`,
 * `seats_exceeded` without the total).
 */
export async function sendWrite<Response>(
  organizations: OrganizationsStore,
  profile: ProfileQueries,
  write: Write<Response>,
): Promise<Response | undefined> {
  const { sessionSignal } = organizations;
  try {
    const response = await write.send();
    sessionSignal.throwIfAborted();
    organizations.recordMutation(profile.id);
    return response;
  } catch (error) {
    const failure = toFailure(error);
    const { status, code, totalSeats, requestId } = failure;
    if (status === 412) {
      await refetchAfterConflict(organizations, profile, sessionSignal);
      const { version, uncertainWrite: earlier } = profile;
      if (version?.etag !== undefined && version.etag === write.etag)
        throw rejectedEtag(version.etag, requestId);
      // A browser sends a request again by itself if a reused connection breaks before the response.
      if (version && write.isApplied(profile)) {
        organizations.recordMutation(profile.id);
        return undefined;
      }
      if (version && earlier && earlier.etag === write.etag && earlier.isApplied(profile)) {
        await write.resend(version);
        return undefined;
      }
      const isOwnChange = await profile.fetchIsOwnChange();
      sessionSignal.throwIfAborted();
      throw new ApiError({ ...failure, isOwnChange });
    } else if (sessionSignal.aborted) throw error;
    else if (mayHaveBeenApplied(failure)) {
      profile.uncertainWrite = write;
      organizations.invalidateLists();
      profile.invalidate();
    } else if (code === 'seats_in_use' || (code === 'seats_exceeded' && totalSeats === undefined))
      await profile.subscriptions.refetch({ background: true });
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
}
