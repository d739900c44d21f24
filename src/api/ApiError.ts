import type { Failure } from '~/lib/Failure';
import { report } from '~/lib/report';

/** A failed call, as plain data. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(readonly failure: Failure) {
    super(`${failure.reason} ${failure.status ?? ''} ${failure.code ?? ''}`.trim());
  }
}

/**
 * Converts anything thrown into a `Failure`. An error that isn't an `ApiError` is one of the console
 * itself, and is reported.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (!isAbortError(error)) report(error);
  return { reason: 'internal' };
}

/**
 * Whether nobody is told about the error of a call: its caller has aborted it, or it is a 401 after the
 * end of the session that it was sent in, which has gone to the login.
 */
export function isSilent(error: unknown, sessionSignal: AbortSignal): boolean {
  return isAbortError(error) || (sessionSignal.aborted && toFailure(error).status === 401);
}

/** True for a call that its caller aborted. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
