import type { ApiError } from './ApiError';
import { describeViolation } from './describeViolation';

/** Prints in one line how the response to a call (`GET /api/accounts/{id}`) violates the contract. */
export function printViolation(call: string, error: ApiError): void {
  const { status, field = 'the response', requestId } = error.failure;
  const types = describeViolation(error);
  const reference = requestId === undefined ? '' : ` Request ${requestId}.`;
  print(
    `${call} responded ${status}, ${field} is ${types?.actual}, expected ${types?.expected}.${reference}`,
  );
}

/** Prints why a write was rejected although its ETag is the current one. */
export function printRejectedEtag(etag: string): void {
  print(
    etag.startsWith('W/')
      ? `If-Match ${etag} was rejected with 412 although it is the current ETag. It is weak, and If-Match compares strongly: a proxy that compresses responses weakens their ETags.`
      : `If-Match ${etag} was rejected with 412 although it is the current ETag.`,
  );
}

/** A warning: the console itself handles the failure. */
function print(text: string): void {
  // oxlint-disable-next-line no-console -- printed for those who build the API, in two modes only
  console.warn(`Contract violation: ${text} See docs/api.md.`);
}
