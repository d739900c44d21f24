import { expect, it } from 'vitest';
import { nextActiveToken } from '~/domain/nextActiveToken';

const token = (id: string, status: string) => ({
  id,
  name: id,
  status,
  prefix: null,
  createdAt: null,
  expiresAt: null,
  lastUsedAt: null,
});
const tokens = [
  token('a', 'active'),
  token('b', 'revoked'),
  token('c', 'active'),
  token('d', 'expired'),
  token('e', 'active'),
];

it.each([
  ['a', 'c'],
  ['c', 'e'],
  ['e', 'c'],
  ['b', 'c'],
])('nextActiveToken after %s returns %s', (id, next) =>
  expect(nextActiveToken(tokens, id)?.id).toBe(next),
);

it('nextActiveToken returns undefined when no other token is active', () => {
  expect(nextActiveToken([token('a', 'active'), token('b', 'revoked')], 'a')).toBeUndefined();
  expect(nextActiveToken([], 'a')).toBeUndefined();
});
