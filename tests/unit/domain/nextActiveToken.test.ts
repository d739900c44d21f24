import { expect, it } from 'vitest';
import { nextActiveToken } from '../../../src/domain/nextActiveToken';

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
])('beside %s stands %s', (id, next) => expect(nextActiveToken(tokens, id)?.id).toBe(next));

it('is nobody beside the last one', () => {
  expect(nextActiveToken([token('a', 'active'), token('b', 'revoked')], 'a')).toBeUndefined();
  expect(nextActiveToken([], 'a')).toBeUndefined();
});
