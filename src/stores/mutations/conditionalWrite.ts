import type { OrganizationsStore } from '../OrganizationsStore';
import type { ProfileQueries, Versioned } from '../ProfileQueries';
import type { Stores } from '../context';
import { runInAction } from 'mobx';
import { ApiError, isAbortError, isSilent, toFailure } from '~/api/ApiError';
import type { HttpClient } from '~/api/HttpClient';
import { type SentValues, unkeptFinder } from '~/messages/fieldLabels';
import { mayHaveBeenApplied, referenceOf, type Failure } from '~/lib/Failure';
import { actionFailureText } from '~/messages/failures';
import { message } from '~/messages/message';
import { type SavedChanges, savedText } from '~/messages/savedText';

/** What a write of an organization uses. */
export type MutationDependencies = Pick<Stores, 'http' | 'organizations'>;

/** The version of an organization that the user saw, and that a write is sent for. */
export interface SeenVersion extends Versioned {
  readonly id: string;
}

/** A record as a write has left it, with the organization's new version. */
export interface Written<Data> extends Versioned {
  readonly data: Data;
}

/** A change of an organization, or of one of its subscriptions, as data. */
export interface OrganizationMutation<Data = unknown> {
  readonly send: (http: HttpClient, seen: SeenVersion) => Promise<Written<Data>>;
  /** What the record then is. */
  readonly sent: SentValues;
  /** The record in a profile that was read again. */
  readonly find: (profile: ProfileQueries) => Data | undefined;
  /** Updates what is known of the organization. */
  upsert(organizations: OrganizationsStore, written: Written<Data>, seen: SeenVersion): void;
  /** What has changed, for the toast. */
  changes(data: Data): readonly string[];
  /** What takes it back, one after the other; nothing if it can't be. */
  inverse?(data: Data): readonly OrganizationMutation[];
}

export interface MutationOptions {
  /** One of many writes, after which the caller invalidates the lists. */
  readonly isOneOfMany?: boolean;
}

/**
 * The only way to change an organization. Sends the ETag of the version that the user saw. If that is no
 * longer current (412), reads it again: a record that is as the write leaves it counts as success, since
 * browsers send a request again by themselves when a reused connection breaks. Otherwise throws the 412,
 * and the profile has the current version. A response that arrives after the end of the session is
 * dropped (AbortError).
 */
export async function conditionalWrite<Data>(
  { http, organizations }: MutationDependencies,
  seen: SeenVersion,
  write: OrganizationMutation<Data>,
  { isOneOfMany = false }: MutationOptions = {},
): Promise<Written<Data>> {
  const { sessionSignal } = organizations;
  try {
    const written = await write.send(http, seen);
    // A change of many counts what was applied, whoever is signed in by then.
    if (!isOneOfMany) sessionSignal.throwIfAborted();
    if (!sessionSignal.aborted) {
      runInAction(() => write.upsert(organizations, written, seen));
      organizations.recordMutation(seen.id, isOneOfMany);
    }
    return written;
  } catch (error) {
    const failure = toFailure(error);
    if (sessionSignal.aborted) throw error;
    if (failure.status === 412) {
      const profile = await readAgain(organizations, seen.id);
      if (!isOneOfMany) organizations.invalidateLists();
      const data = write.find(profile);
      if (data === undefined || unkeptFinder(write.sent)(data as object)) throw error;
      organizations.recordMutation(seen.id, isOneOfMany);
      return { data, etag: profile.version?.etag };
    }
    if (mayHaveBeenApplied(failure)) {
      organizations.profiles.get(seen.id)?.invalidate();
      if (!isOneOfMany) organizations.invalidateLists();
    } else if (failure.code === 'seats_in_use' || failure.code === 'seats_exceeded') {
      const { subscriptions } = organizations.profile(seen.id);
      subscriptions.invalidate();
      await subscriptions.ensure();
    }
    throw error;
  }
}

/** Reads what a 412 says has changed. Throws if that fails; the previous data stays. */
async function readAgain(organizations: OrganizationsStore, id: string): Promise<ProfileQueries> {
  const { api, sessionSignal } = organizations;
  const profile = organizations.profile(id);
  const [organization, subscriptions] = await Promise.all([
    api.readOrganization(id, sessionSignal),
    api.listSubscriptions(id, sessionSignal),
  ]).catch((error: unknown) => {
    throw isAbortError(error) ? error : new ApiError({ ...toFailure(error), wasRejected: true });
  });
  sessionSignal.throwIfAborted();
  runInAction(() => {
    profile.organization.setData(profile.upsert(organization));
    profile.subscriptions.setData(subscriptions);
    profile.invalidateDailySeats();
  });
  return profile;
}

/** What a write has changed, for the toast that says so. */
export interface Saved extends SavedChanges {
  /** The organization that it has changed, if it is one, and the version that it has made. */
  readonly seen?: SeenVersion;
  /** Takes the change back; undefined where that isn't offered. */
  readonly undo?: readonly OrganizationMutation[] | undefined;
}

/** The reason that "Undo" sends. */
export const undone = 'Undone';

/** Sends a write of the organization on screen, and returns what to say about it. */
export async function save<Data>(
  stores: MutationDependencies,
  profile: ProfileQueries,
  etag: string | undefined,
  write: OrganizationMutation<Data>,
): Promise<Saved> {
  const { id } = profile;
  const written = await conditionalWrite(stores, { id, etag }, write);
  const undo = written.etag === undefined ? undefined : write.inverse?.(written.data);
  return {
    name: profile.current?.name || message('organization'),
    changes: write.changes(written.data),
    seen: { id, etag: written.etag },
    ...(undo?.length && { undo }),
  };
}

type Dependencies = MutationDependencies & Pick<Stores, 'toasts'>;

/** Says what a write has changed, and offers "Undo" where that is possible. */
export function showSaved(stores: Dependencies, saved: Saved): void {
  const { seen, undo } = saved;
  stores.toasts.show({
    type: 'success',
    headline: message('saved'),
    text: savedText(saved),
    organizationId: seen?.id,
    action: undo && { label: 'Undo', run: () => void runUndo(stores, saved) },
  });
}

/** Takes a change back, unless the organization has changed since, and says what came of it. */
async function runUndo(stores: Dependencies, { name, seen, undo = [] }: Saved): Promise<void> {
  const { organizations, toasts } = stores;
  const { sessionSignal } = organizations;
  const changes: string[] = [];
  if (!seen) return;
  try {
    let { etag } = seen;
    for (const write of undo) {
      const written = await conditionalWrite(stores, { id: seen.id, etag }, write);
      ({ etag } = written);
      changes.push(...write.changes(written.data));
    }
  } catch (error) {
    if (isSilent(error, sessionSignal)) return;
    toasts.show(failureToast(toFailure(error), name, changes.length > 0));
  }
  if (changes.length > 0)
    toasts.show({
      type: 'success',
      headline: message('saved'),
      text: savedText({ name, changes }),
      organizationId: seen.id,
    });
}

function failureToast(failure: Failure, name: string, isPartial: boolean) {
  if (failure.status === 412) {
    const text = message(isPartial ? 'undone_in_part' : 'not_undone', { name });
    return { type: 'caution', text } as const;
  }
  const { tone, title, detail } = actionFailureText(failure, 'organization', name);
  const reference = referenceOf(failure);
  const text = [
    detail,
    mayHaveBeenApplied(failure) && message('may_have_been_saved'),
    reference && `Reference ${reference}`,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    type: tone === 'danger' ? 'error' : 'caution',
    text: title === undefined || title === message('caution') ? text : `${title}\n${text}`,
  } as const;
}
