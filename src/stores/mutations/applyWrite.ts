import { runInAction } from 'mobx';
import { ApiError, isAbortError, toFailure } from '~/api/ApiError';
import {
  organizationMutationsApi,
  type OrganizationMutationsApi,
} from '~/api/organizationMutations';
import type { VersionedOrganization } from '~/api/organizations';
import { rejectedEtag } from '~/api/rejectedEtag';
import type { Organization } from '~/domain/Organization';
import { mayHaveBeenApplied, type Failure } from '~/lib/Failure';
import { message } from '~/messages/message';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { ProfileQueries, UncertainWrite, Versioned } from '~/stores/ProfileQueries';
import type { Stores } from '~/stores/Stores';
import type { Saved } from './Saved';

/** What a mutation of an organization uses. */
export type Dependencies = Pick<Stores, 'http' | 'organizations'>;

/** The version that a write is sent for. */
export interface BaseVersion extends Versioned {
  /** What the organization then is; undefined for the version that the user saw. */
  readonly organization?: Organization;
}

/** A write to an organization, as data. `Result` is what the API responds. */
export interface Write<Result extends Versioned> {
  /** Calls the API; `id` is the organization's. */
  readonly send: (api: OrganizationMutationsApi, id: string, base: BaseVersion) => Promise<Result>;
  /** What the API would have responded, if the profile is as the write leaves it. */
  readonly findApplied: (profile: ProfileQueries) => Result | undefined;
  /** Updates the profile by the response, and makes stale what the response doesn't include. */
  readonly upsert: (profile: ProfileQueries, response: Result, base: BaseVersion) => void;
  /** What has changed, for the toast. */
  readonly changes: (result: Result) => readonly string[];
  /** What "Undo" sends, one after the other; nothing if it isn't offered. */
  readonly undo?: (result: Result) => readonly Write<Result>[];
}

/**
 * Sends a write for the version that the user saw (`etag`), updates the profile, and returns what has
 * changed. A response that arrives after the session has ended is dropped (AbortError).
 */
export async function applyWrite<Result extends Versioned>(
  stores: Dependencies,
  profile: ProfileQueries,
  etag: string | undefined,
  write: Write<Result>,
): Promise<Saved> {
  const result = await sendWrite(stores, profile, etag, write);
  const undo = result.etag === undefined ? undefined : write.undo?.(result);
  return {
    name: profile.current?.name || message('organization'),
    organizationId: profile.id,
    changes: write.changes(result),
    etag: result.etag,
    undo: undo?.length ? undo.map((step) => undoStep(stores, profile, step)) : undefined,
  };
}

function undoStep<Result extends Versioned>(
  stores: Dependencies,
  profile: ProfileQueries,
  write: Write<Result>,
) {
  return (etag: string | undefined): Promise<Saved> => {
    // Otherwise it would be sent again for the version of a later write of this user, whose response
    // was lost.
    profile.uncertainWrite = undefined;
    return applyWrite(stores, profile, etag, write);
  };
}

/**
 * Sends a write, and again for the version that the user's own earlier write has made if that is all
 * that has changed: its response was lost. Counts as applied what the profile shows to be, refetched
 * after a 412 (docs/product.md, "Own changes"). Any other 412 is thrown once the current figures are
 * there for the dialog to show (docs/product.md, "Confirmations").
 */
async function sendWrite<Result extends Versioned>(
  { http, organizations }: Dependencies,
  profile: ProfileQueries,
  etag: string | undefined,
  write: Write<Result>,
): Promise<Result> {
  const api = organizationMutationsApi(http);
  const { sessionSignal } = organizations;
  for (let base: BaseVersion = { etag }; ;) {
    try {
      const response = await write.send(api, profile.id, base);
      sessionSignal.throwIfAborted();
      organizations.recordMutation(profile.id);
      write.upsert(profile, response, base);
      return response;
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status !== 412) {
        if (!sessionSignal.aborted)
          await handleError(failure, organizations, profile, { ...write, etag: base.etag });
        throw error;
      }
      const current = await refetchAfterConflict(organizations, profile, sessionSignal);
      if (current.etag !== undefined && current.etag === base.etag)
        throw rejectedEtag(current.etag, failure.requestId);
      // A browser sends a request again by itself if a reused connection breaks before the response.
      const applied = write.findApplied(profile);
      if (applied) {
        organizations.recordMutation(profile.id);
        return applied;
      }
      const { uncertainWrite: earlier } = profile;
      if (!earlier || earlier.etag !== base.etag || !earlier.findApplied(profile)) {
        const isOwnChange = await profile.fetchIsOwnChange();
        sessionSignal.throwIfAborted();
        throw new ApiError({ ...failure, isOwnChange });
      }
      base = current;
    }
  }
}

/**
 * Makes stale what an error leaves uncertain. Refetches the subscriptions if the seats in use or the
 * total turn out to differ.
 */
async function handleError(
  failure: Failure,
  organizations: OrganizationsStore,
  profile: ProfileQueries,
  write: UncertainWrite,
): Promise<void> {
  if (mayHaveBeenApplied(failure)) {
    profile.uncertainWrite = write;
    organizations.invalidateLists();
    profile.invalidate();
  } else if (failure.code === 'seats_in_use' || failure.code === 'seats_exceeded')
    await profile.subscriptions.refetch({ background: true });
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
