import { expect, it } from 'vitest';
import { tokensApi } from '~/api/tokens';
import { apiErrorMatching, fakeApi, jsonResponse } from './fakeApi';

const wire = {
  id: 't1',
  name: 'CI',
  status: 'active',
  prefix: 'abcdefgh',
  created_at: '2026-03-01T00:00:00Z',
  expires_at: null,
  last_used_at: null,
};
const list = (...rows: unknown[]) =>
  tokensApi(fakeApi(jsonResponse({ data: rows })).http).listTokens();

it('tokensApi.list decodes tokens in order and drops an unexpected secret', async () => {
  const unknown = { ...wire, id: 't2', status: 'paused', prefix: null, created_at: null };
  const decoded = {
    id: 't1',
    name: 'CI',
    status: 'active',
    prefix: 'abcdefgh',
    created_at: '2026-03-01T00:00:00Z',
    expires_at: null,
    last_used_at: null,
  };
  await expect(list({ ...unknown, token: 'secret' }, wire)).resolves.toEqual([
    { ...decoded, id: 't2', status: 'paused', prefix: null, created_at: null },
    decoded,
  ]);
});

it.each([{ ...wire, id: null }, { ...wire, name: undefined }, { ...wire, expires_at: 0 }, null])(
  'tokensApi.list rejects %o as malformed',
  async (row) => {
    await expect(list(row)).rejects.toMatchObject(apiErrorMatching({ reason: 'malformed' }));
  },
);
