import type { ApiError } from './ApiError';
import type { Call } from './contract/Call';
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

/**
 * Prints what is wrong with a response that the console can use all the same: no `ETag` where one is
 * due, instants without a time zone.
 */
export function printDeviations(
  call: Call,
  { content, etag }: { readonly content: unknown; readonly etag: string | undefined },
): void {
  const name = `${call.method} ${call.path}`;
  if (call.etag && etag === undefined)
    print(
      `${name} responded without an ETag that a browser can read, so that saving fails. The response lacks it, or Access-Control-Expose-Headers does.`,
    );
  const field = findLocalInstant(content);
  if (field !== undefined)
    print(`${name} responded with ${field} without a time zone, expected RFC 3339 in UTC.`);
}

/** The path of the first instant without a time zone: `data.0.registered_at`. */
function findLocalInstant(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string')
    return /(^|_)at$/.test(path.at(-1) ?? '') && /^\d{4}-\d\d-\d\d[T ][\d:.]+$/.test(value)
      ? path.join('.')
      : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map(([key, inner]) => findLocalInstant(inner, [...path, key]))
    .find((field) => field !== undefined);
}

/** A warning: the console itself handles the failure. */
function print(text: string): void {
  // oxlint-disable-next-line no-console -- printed for those who build the API, in two modes only
  console.warn(`Contract violation: ${text} See docs/api.md.`);
}
