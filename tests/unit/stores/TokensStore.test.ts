import { toJS } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { TokensApi } from '../../../src/api/tokens';
import type { TokenWritesApi } from '../../../src/api/tokenWrites';
import { STALE_AFTER } from '../../../src/stores/Load';
import { TokensStore } from '../../../src/stores/TokensStore';
import { deferred, settled } from './deferred';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const token = (id: string) => ({
  id,
  name: id,
  status: 'active',
  prefix: null,
  createdAt: null,
  expiresAt: null,
  lastUsedAt: null,
});

function world(writes: Partial<TokenWritesApi> = {}) {
  const list = vi.fn<TokensApi['list']>(() => Promise.resolve([token('a')]));
  return {
    list,
    tokens: new TokensStore({
      api: { list, writes: () => Promise.resolve(writes) } as unknown as TokensApi,
    }),
  };
}

it('loads once while fresh, then quietly', async () => {
  const { list, tokens } = world();
  tokens.open();
  expect(tokens.list.status).toBe('loading');
  await settled();
  expect(tokens.list.data).toEqual([token('a')]);
  vi.advanceTimersByTime(STALE_AFTER - 1);
  tokens.open();
  expect(list).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  list.mockResolvedValueOnce([token('b')]);
  tokens.open();
  expect([tokens.list.status, tokens.list.data?.[0]?.id]).toEqual(['ready', 'a']);
  await settled();
  expect(tokens.list.data?.[0]?.id).toBe('b');
});

it('says when it failed, and loads again for all to see', async () => {
  const { list, tokens } = world();
  list.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 503 }));
  tokens.open();
  await settled();
  expect([tokens.list.status, tokens.list.failure?.status]).toEqual(['failed', 503]);
  tokens.reload();
  expect([tokens.list.status, tokens.list.failure]).toEqual(['loading', undefined]);
  await settled();
  expect(tokens.list.status).toBe('ready');
});

it('clear forgets them', async () => {
  const { list, tokens } = world();
  tokens.open();
  await settled();
  tokens.clear();
  expect([tokens.list.status, tokens.list.data]).toEqual(['idle', undefined]);
  tokens.open();
  expect(list).toHaveBeenCalledTimes(2);
  await settled();
});

describe('writes', () => {
  const created = { token: token('new'), secret: 'ams_secret' };

  it('put a new token first, and keep its secret nowhere', async () => {
    const { tokens } = world({ create: () => Promise.resolve(created) });
    tokens.open();
    await settled();
    await expect(tokens.create({ name: 'new', expiresAt: null }, 'key')).resolves.toBe(created);
    expect(tokens.list.data).toEqual([token('new'), token('a')]);
    expect(JSON.stringify(toJS(tokens.list.data))).not.toContain('secret');
  });

  it('leave a revoked token in its place', async () => {
    const revoked = { ...token('a'), status: 'revoked' };
    const { tokens } = world({ revoke: () => Promise.resolve(revoked) });
    tokens.open();
    await settled();
    await tokens.revoke('a');
    expect(tokens.list.data).toEqual([revoked]);
  });

  it('ask for the list again where it was still on its way', async () => {
    const { tokens, list } = world({ create: () => Promise.resolve(created) });
    list.mockReturnValueOnce(deferred<never>().promise);
    tokens.open();
    await tokens.create({ name: 'new', expiresAt: null }, 'key');
    expect(list).toHaveBeenCalledTimes(2);
    await settled();
  });

  it('of someone who signed out change nothing', async () => {
    const { tokens } = world({ revoke: () => Promise.resolve(token('a')) });
    const revoking = tokens.revoke('a');
    tokens.clear();
    await revoking;
    expect([tokens.list.status, tokens.list.data]).toEqual(['idle', undefined]);
  });
});
