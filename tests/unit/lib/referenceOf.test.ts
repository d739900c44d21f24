import { expect, it } from 'vitest';
import { referenceOf, type Failure } from '~/lib/Failure';

const requestId = 'req_1';
const status = (code: number): Failure => ({ reason: 'status', status: code, requestId });

it.each<Failure>([
  ...[400, 403, 428, 500, 502, 503, 504].map(status),
  { reason: 'malformed', status: 200, requestId },
  { reason: 'malformed', status: 404, requestId },
])('a failure that needs someone else’s help has a reference: $reason $status', (failure) =>
  expect(referenceOf(failure)).toBe(requestId),
);

it.each<Failure>([
  ...[401, 404, 409, 412, 422, 429].map(status),
  { reason: 'status', status: 500 },
  { reason: 'unreachable' },
])(
  'any other failure, and one without a request id, has no reference: $reason $status',
  (failure) => expect(referenceOf(failure)).toBeUndefined(),
);
