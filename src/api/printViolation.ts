import type { ApiError } from './ApiError';
import { describeViolation } from './describeViolation';

/** Prints in one line how the response to a call (`GET /api/accounts/{id}`) violates the contract. */
export function printViolation(call: string, error: ApiError): void {
  const { status, field = 'the response', requestId } = error.failure;
  const types = describeViolation(error);
  const reference = requestId === undefined ? '' : ` Request ${requestId}.`;
  // A warning: the console itself handles the failure.
  // oxlint-disable-next-line no-console -- printed for those who build the API, in two modes only
  console.warn(
    `Contract violation: ${call} responded ${status}, ${field} is ${types?.actual}, expected ${types?.expected}.${reference} See docs/api.md.`,
  );
}
