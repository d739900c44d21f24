import { expect, it } from 'vitest';
import { nextActiveToken } from '~/domain/nextActiveToken';
import { buildToken } from '../stores/tokensFixture';

const tokens = [
  buildToken('a', 'active'),
  buildToken('b', 'revoked'),
  buildToken('c', 'active'),
  buildToken('d', 'expired'),
  buildToken('e', 'active'),
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
  expect(
    nextActiveToken([buildToken('a', 'active'), buildToken('b', 'revoked')], 'a'),
  ).toBeUndefined();
  expect(nextActiveToken([], 'a')).toBeUndefined();
});
