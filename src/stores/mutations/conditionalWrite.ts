import type { OrganizationsStore } from '../OrganizationsStore';
import type { ProfileQueries } from '../ProfileQueries';
import type { Stores } from '../context';
import { runInAction } from 'mobx';
import { ApiError, isAbortError, isSilent, toFailure } from '~/api/ApiError';
import type { HttpClient } from '~/api/HttpClient';
import type { Organization } from '~/domain/Organization';
import { type SentValues, unkeptValue } from '~/domain/unkeptValue';
import { mayHaveBeenApplied, referenceOf, type Failure } from '~/lib/Failure';
import { actionFailureText, uncertainText } from '~/messages/failures';
import { message } from '~/messages/catalogue';
import { type SavedChanges, savedText } from '~/messages/savedText';

/** What a mutation of an organization uses. */
export type MutationDependencies = Pick<Stores, 'http' | 'organizations'>;

/** The version of an organization that the user saw, and that a mutation is sent for. */
export type SeenVersion = Pick<Organization, 'id' | 'etag'>;

/** A record as a mutation has left it, with the organization's new version. */
interface Response<Data> {
  readonly data: Data;
  readonly etag: string | undefined;
}

/** A change of an organization, or of one of its subscriptions, as data. */
export interface OrganizationMutation<Data extends object = object> {
  readonly send: (http: HttpClient, seen: SeenVersion) => Promise<Response<Data>>;
  /** What the record then is. */
  readonly sent: SentValues;
  /** The record in a profile that was read again. */
  readonly find: (profile: ProfileQueries) => Data | undefined;
  /** Updates what is known of the organization. */
  apply(organizations: OrganizationsStore, response: Response<Data>, seen: SeenVersion): void;
  /** What has changed, for the toast. */
  changes(data: Data): readonly string[];
  /** What takes it back, one after the other; nothing if it can't be. */
  inverse?(data: Data): readonly OrganizationMutation[];
}

export interface MutationOptions {
  /** One of many mutations, after which the caller invalidates the lists. */
  readonly isOneOfMany?: boolean;
}

/** What a mutation has changed, for the toast that says so; of an organization, with its new version. */
export interface SavedMutation extends SavedChanges, Partial<SeenVersion> {
  /** Takes the change back, and says so; undefined where that isn't offered. */
  readonly undo?: ((stores: ToastDependencies) => Promise<void>) | undefined;
}

type ToastDependencies = MutationDependencies & Pick<Stores, 'toasts'>;

/**
 * The only way to change an organization. Sends the ETag of the version that the user saw. If that is no
 * longer current (412), reads it again: a record that is as the mutation leaves it counts as success,
 * since browsers send a request again by themselves when a reused connection breaks. Otherwise throws the
 * 412, and the profile has the current version. A response that arrives after the end of the session is
 * dropped (AbortError).
 */
export async function conditionalWrite<Data extends object>(
  { http, organizations }: MutationDependencies,
  seen: SeenVersion,
  mutation: OrganizationMutation<Data>,
  { isOneOfMany = false }: MutationOptions = {},
): Promise<SavedMutation & SeenVersion & { readonly data: Data }> {
  const { id } = seen;
  const { sessionSignal } = http;
  const saved = ({ data, etag }: Response<Data>) => {
    if (!sessionSignal.aborted) organizations.recordMutation(id, isOneOfMany);
    const name = organizations.byId.get(id)?.name || message('organization');
    const inverse = etag === undefined ? [] : (mutation.inverse?.(data) ?? []);
    const undo = (stores: ToastDependencies) => runUndo(stores, { id, etag }, name, inverse);
    const changes = mutation.changes(data);
    return { id, etag, data, name, changes, ...(inverse.length > 0 && { undo }) };
  };
  try {
    const response = await mutation.send(http, seen);
    // A change of many counts what was applied, whoever is signed in by then.
    if (!isOneOfMany) sessionSignal.throwIfAborted();
    if (!sessionSignal.aborted) runInAction(() => mutation.apply(organizations, response, seen));
    return saved(response);
  } catch (error) {
    const failure = toFailure(error);
    if (sessionSignal.aborted) throw error;
    if (failure.status === 412) {
      const profile = await readAgain(organizations, id, sessionSignal);
      if (!isOneOfMany) organizations.invalidateLists();
      const data = mutation.find(profile);
      if (!data || unkeptValue(data, mutation.sent) !== undefined) throw error;
      return saved({ data, etag: profile.version?.etag });
    }
    if (mayHaveBeenApplied(failure)) {
      organizations.profiles.get(id)?.invalidate();
      if (!isOneOfMany) organizations.invalidateLists();
    } else if (failure.code === 'seats_in_use' || failure.code === 'seats_exceeded') {
      const { subscriptions } = organizations.profile(id);
      subscriptions.invalidate();
      await subscriptions.ensure();
    }
    throw error;
  }
}

/** Reads what a 412 says has changed. Throws if that fails; the previous data stays. */
async function readAgain(
  organizations: OrganizationsStore,
  id: string,
  signal: AbortSignal,
): Promise<ProfileQueries> {
  const { api } = organizations;
  const profile = organizations.profile(id);
  const [organization, subscriptions] = await Promise.all([
    api.readOrganization(id, { signal }),
    api.listSubscriptions(id, { signal }),
  ]).catch((error: unknown) => {
    throw isAbortError(error) ? error : new ApiError({ ...toFailure(error), wasRejected: true });
  });
  signal.throwIfAborted();
  runInAction(() => {
    profile.organization.setData(profile.upsert(organization));
    profile.subscriptions.setData(subscriptions);
    profile.invalidateDailySeats();
  });
  return profile;
}

/** The reason that "Undo" sends. */
export const undone = 'Undone';

/** Says what a mutation has changed, and offers "Undo" where that is possible. */
export function showSaved(stores: ToastDependencies, saved: SavedMutation): void {
  const { id, undo } = saved;
  stores.toasts.show({
    type: 'success',
    headline: message('saved'),
    text: savedText(saved),
    organizationId: id,
    action: undo && { label: 'Undo', run: () => void undo(stores) },
  });
}

/** Takes a change back, unless the organization has changed since, and says what came of it. */
async function runUndo(
  stores: ToastDependencies,
  saved: SeenVersion,
  name: string,
  inverse: readonly OrganizationMutation[],
): Promise<void> {
  const { sessionSignal } = stores.http;
  const changes: string[] = [];
  try {
    let seen = saved;
    for (const mutation of inverse) {
      const result = await conditionalWrite(stores, seen, mutation);
      seen = result;
      changes.push(...result.changes);
    }
  } catch (error) {
    if (isSilent(error, sessionSignal)) return;
    stores.toasts.show(failureToast(toFailure(error), name, changes.length > 0));
  }
  if (changes.length > 0) showSaved(stores, { id: saved.id, name, changes });
}

function failureToast(failure: Failure, name: string, isPartial: boolean) {
  if (failure.status === 412) {
    const text = message(isPartial ? 'undone_in_part' : 'not_undone', { name });
    return { type: 'caution', text } as const;
  }
  const { tone, title, detail } = actionFailureText(failure, 'organization', name);
  const reference = referenceOf(failure);
  const text = uncertainText(detail, failure) + (reference ? ` Reference ${reference}` : '');
  return {
    type: tone === 'danger' ? 'error' : 'caution',
    text: title === undefined || title === message('caution') ? text : `${title}\n${text}`,
  } as const;
}
