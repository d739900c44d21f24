import { expect, it } from 'vitest';
import type { Failure, PayloadError } from '~/lib/Failure';
import { rowFailureTitle, serverErrorMessages } from '~/features/import/rows/rowMessages';

const rejected = (...errors: PayloadError[]): Failure => ({
  reason: 'status',
  status: 422,
  code: 'validation_failed',
  errors,
});
const cells = { name: 'Wren', seat_type: 'full', total_seats: '5' };
const messagesFor = (failure: Failure) => [
  rowFailureTitle(failure, cells),
  serverErrorMessages(failure, cells),
];

it('serverErrorMessages shows the server’s detail in the cell for an unknown code', () =>
  expect(
    messagesFor(rejected({ pointer: '/name', code: 'reserved', detail: 'This name is reserved.' })),
  ).toEqual(['Validation failed.', { name: 'This name is reserved.' }]));

it('rowFailureTitle shows the server’s detail when the error belongs to no cell', () =>
  expect(
    messagesFor(rejected({ pointer: '/plan/name', code: 'closed', detail: 'The plan is closed.' })),
  ).toEqual(['Validation failed. The plan is closed.', {}]));

it('rowFailureTitle reports too few subscriptions', () =>
  expect(
    messagesFor(
      rejected({ pointer: '/subscriptions', code: 'at_least_count', params: { count: 1 } }),
    ),
  ).toEqual(['Validation failed. At least 1 subscription is required.', {}]));
