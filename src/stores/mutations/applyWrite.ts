import { toFailure } from '~/api/ApiError';
import { organizationMutationsApi } from '~/api/organizationMutations';
import { mayHaveBeenApplied, type Failure } from '~/lib/Failure';
import { message } from '~/messages/message';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';
import type { ProfileQueries, UncertainWrite, Versioned } from '~/stores/ProfileQueries';
import type { Stores } from '~/stores/Stores';
import { resolveConflict } from './resolveConflict';
import type { Saved } from './Saved';
import type { BaseVersion, Write } from './Write';

/** What a mutation of an organization uses. */
export type Dependencies = Pick<Stores, 'http' | 'organizations'>;

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

/** A step of `Saved.undo` that sends a write. */
export function undoStep<Result extends Versioned>(
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
 * Sends a write, and again if only the user's own earlier write is in between; a 412 is thrown once the
 * current figures are there for the dialog to show (`resolveConflict`).
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
      const resolution = await resolveConflict(failure, organizations, profile, write, base);
      if ('applied' in resolution) {
        organizations.recordMutation(profile.id);
        return resolution.applied;
      }
      ({ base } = resolution);
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
