import { expect, it } from 'vitest';
import type { Token } from '~/domain/Token';
import { sortTokens, type TokenSortKey } from '~/screens/Token/TokensTable';

const token = (id: string, fields: Partial<Token>): Token => ({
  id,
  name: id,
  status: 'active',
  prefix: null,
  created_at: null,
  expires_at: null,
  last_used_at: null,
  ...fields,
});

const tokens = [
  token('b', { name: 'deploy 10', expires_at: '2026-05-01T00:00:00Z', status: 'revoked' }),
  token('a', { name: 'Deploy 9', created_at: '2026-01-02T00:00:00Z' }),
  token('c', {
    name: 'Éclair',
    expires_at: '2026-04-01T00:00:00Z',
    last_used_at: '2026-01-03T00:00:00Z',
    created_at: '2026-01-01T00:00:00Z',
    status: 'expired',
  }),
];
const ids = (sort?: { key: TokenSortKey; order: 'asc' | 'desc' }) =>
  sortTokens(tokens, sort)
    .map(({ id }) => id)
    .join('');

it('tokens are in the order received, active ones first, until they are sorted', () => {
  expect(ids()).toBe('abc');
});

it.each<[TokenSortKey, asc: string, desc: string]>([
  ['name', 'abc', 'cba'],
  ['status', 'acb', 'bca'],
  ['created', 'bca', 'acb'],
  // Never expires: after all others.
  ['expires', 'cba', 'abc'],
  // Never used: before all others, in the order received.
  ['lastUsed', 'bac', 'cba'],
])('tokens sort by %s, ascending %s, descending %s', (key, asc, desc) => {
  expect([ids({ key, order: 'asc' }), ids({ key, order: 'desc' })]).toEqual([asc, desc]);
});
