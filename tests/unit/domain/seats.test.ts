import { expect, it } from 'vitest';
import { seatCount } from '~/domain/seats';
import { isBearerToken } from '~/domain/User';

it.each([
  [0, 0],
  [12, 12],
  [null, null],
  [-1, null],
  [1.5, null],
  [Infinity, null],
  [Number.NaN, null],
  [2 ** 53, null],
])('seatCount(%s) returns %s', (value, expected) => expect(seatCount(value)).toBe(expected));

it.each(['ses_1', 'a.b-c_d~e+f/g=', '!', 'x'.repeat(4000)])('isBearerToken accepts %j', (token) =>
  expect(isBearerToken(token)).toBe(true),
);
it.each(['', 'a b', 'a\r\nX: y', 'ses_1\n', '\0', '\u007F', 'ÿ', '€', 'a\u200B'])(
  'isBearerToken rejects %j',
  (token) => expect(isBearerToken(token)).toBe(false),
);
