import { toJS } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import type { AuthApi } from '~/api/contract/auth';
import { createToken, revokeToken } from '~/stores/mutations/tokenMutations';
import { deferred, flushPromises } from './deferred';
import { buildToken, tokensFixture } from './tokensFixture';

const input = { name: 'new', expires_at: null };

function setUp(mutations: Partial<Parameters<typeof tokensFixture>[0]> = {}) {
  const list = vi.fn<AuthApi['listTokens']>(() => Promise.resolve([buildToken('a')]));
  return { list, ...tokensFixture({ list, ...mutations }) };
}

describe('mutations of tokens', () => {
  const create = () => Promise.resolve(buildToken('new'));

  it('createToken prepends the new token without storing its secret', async () => {
    const { tokens, stores } = setUp({ create });
    await tokens.list.ensure();
    await expect(createToken(stores, input, 'key')).resolves.toEqual({
      token: buildToken('new'),
      secret: 'ams_secret',
    });
    expect(tokens.list.data).toEqual([buildToken('new'), buildToken('a')]);
    expect(JSON.stringify(toJS(tokens.list.data))).not.toContain('secret');
  });

  it('revokeToken updates the token in place', async () => {
    const revoked = buildToken('a', 'revoked');
    const { tokens, stores } = setUp({ revoke: () => Promise.resolve(revoked) });
    await tokens.list.ensure();
    await revokeToken(stores, 'a');
    expect(tokens.list.data).toEqual([revoked]);
  });

  it('createToken leaves a list stale that another tab has invalidated', async () => {
    const { tokens, stores } = setUp({ create });
    await tokens.list.ensure();
    tokens.list.invalidate();
    await createToken(stores, input, 'key');
    expect(tokens.list.data).toEqual([buildToken('new'), buildToken('a')]);
    expect(tokens.list.isStale).toBe(true);
  });

  it('createToken refetches the list when it was still loading', async () => {
    const { tokens, list, stores } = setUp({ create });
    list.mockReturnValueOnce(deferred<never>().promise);
    void tokens.list.ensure();
    await createToken(stores, input, 'key');
    expect(list).toHaveBeenCalledTimes(2);
    await flushPromises();
  });

  it('fail if the server has not kept what was sent', async () => {
    const { stores } = setUp({ create, revoke: () => Promise.resolve(buildToken('a')) });
    const failures = await Promise.allSettled([
      createToken(stores, { ...input, name: 'CI' }, 'key'),
      createToken(stores, { ...input, expires_at: '2027-01-01T00:00:00Z' }, 'key'),
      revokeToken(stores, 'a'),
    ]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('revokeToken ignores a response that arrives after sign-out', async () => {
    const revoked = () => Promise.resolve(buildToken('a', 'revoked'));
    const { tokens, stores } = setUp({ revoke: revoked });
    const revoking = revokeToken(stores, 'a');
    stores.http.endSession();
    await revoking;
    expect([tokens.list.status, tokens.list.data]).toEqual(['idle', undefined]);
  });
});
