import type { Failure } from '~/lib/Failure';
import { report } from '~/lib/report';
import type { Problem } from './contract/schemas';

/**
 * A failed call, as plain data in `failure`; `problem` holds the problem details (RFC 9457), if the
 * API sent any.
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
 * Converts anything thrown into a `Failure`. An error that isn't an `ApiError` is one of the console
 * itself, and is reported.
 */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (!isAbortError(error)) report(error);
  return { reason: 'internal' };
}

/** True for a call that its caller aborted. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
