import { observable, runInAction } from 'mobx';
import { hasPassed, timestamp, type Timestamp } from '~/lib/time';
import { ApiError } from './ApiError';
import type { Call } from './contract/Call';

/** A call, or what the list and the activity may lack: unused seats, and the days of a filter. */
type OptionalPart = Call | 'unused seats' | 'activity days';

/** Milliseconds until what a server lacked is asked for again (docs/product.md, "Home"). */
const LACKING_TIME = 5 * 60_000;

/**
 * What the server lacks of the contract's optional parts (docs/api.md): the console leaves out what needs
 * it. What isn't known yet counts as there. Observable.
 */
export class OptionalCalls {
  private readonly lacking = observable.map<OptionalPart, Timestamp>([], { deep: false });

  lacks(part: OptionalPart): boolean {
    const since = this.lacking.get(part);
    return since !== undefined && !hasPassed(LACKING_TIME, since);
  }

  record(part: OptionalPart): void {
    runInAction(() => this.lacking.set(part, timestamp()));
  }

  /** Rethrows an error of a call with an optional value in its query; it may say that the server lacks it. */
  rethrow(part: OptionalPart, error: unknown): never {
    const { status, code } = error instanceof ApiError ? error.failure : {};
    if (status === 400 && code === 'invalid_query') this.record(part);
    throw error;
  }

  /** A server may have changed since the last sign-in. */
  clear(): void {
    runInAction(() => this.lacking.clear());
  }
}

/** Handles the error of an optional call: null in place of its data if the server lacks it. */
export function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && error.failure.reason === 'unknown_call') return null;
  throw error;
}

/**
 * Whether an error response says that the server doesn't know the call. `not_found` on a path with an id
 * is about the record.
 */
export function isUnknownCall({ path }: Call, status: number, code: string | undefined): boolean {
  if (status === 404) return code !== 'not_found' || !path.includes('{');
  return status === 405 || status === 501;
}
