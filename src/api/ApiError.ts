import type { Failure } from '../lib/Failure';
import type { Problem } from './contract/schemas';

/**
 * A call that failed, as plain data in `failure`; `problem` where the API explained itself (RFC
 * 9457).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly failure: Failure,
    readonly problem?: Problem,
  ) {
    super(`${failure.reason} ${failure.status ?? ''} ${failure.code ?? ''}`.trim());
  }
}

/**
 * The failure behind whatever was thrown: what isn't an `ApiError` is an answer that the console
 * could not use.
 */
export function toFailure(error: unknown): Failure {
  return error instanceof ApiError ? error.failure : { reason: 'malformed' };
}

/** True for a call that was given up by its caller; nobody waits for its outcome. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
