import { ApiError } from './ApiError';
import type { Call } from './contract/Call';
import { warnDevelopers } from './warnDevelopers';

/** True if the server lacks the call: it is of an earlier contract (docs/api.md). */
export function isMissingCall(error: unknown): boolean {
  return error instanceof ApiError && [404, 405].includes(error.failure.status ?? 0);
}

/** Handles the error of a call that the server may lack: null in place of its data. */
export function nullIfMissing(call: Call): (error: unknown) => null {
  return (error) => {
    if (!isMissingCall(error)) throw error;
    warnDevelopers(({ printMissingCall }) => printMissingCall(call));
    return null;
  };
}
