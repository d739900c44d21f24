import { toJS } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { TokensApi } from '~/api/tokens';
import type { TokenMutationsApi } from '~/api/tokenMutations';
import { STALE_TIME } from '~/stores/Query';
import { TokensStore } from '~/stores/TokensStore';
import { deferred, flushPromises } from './deferred';

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

function setUp(mutations: Partial<TokenMutationsApi> = {}) {
  const list = vi.fn<TokensApi['list']>(() => Promise.resolve([token('a')]));
  return {
    list,
    tokens: new TokensStore({
      api: { list, mutations: () => Promise.resolve(mutations) } as unknown as TokensApi,
    }),
  };
}

it('TokensStore.fetchIfStale fetches once while fresh, then refetches in the background', async () => {
  const { list, tokens } = setUp();
  tokens.fetchIfStale();
  expect(tokens.list.status).toBe('pending');
  await flushPromises();
  expect(tokens.list.data).toEqual([token('a')]);
  vi.advanceTimersByTime(STALE_TIME - 1);
  tokens.fetchIfStale();
  expect(list).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  list.mockResolvedValueOnce([token('b')]);
  tokens.fetchIfStale();
  expect([tokens.list.status, tokens.list.data?.[0]?.id]).toEqual(['success', 'a']);
  await flushPromises();
  expect(tokens.list.data?.[0]?.id).toBe('b');
});

it('TokensStore.refetch shows the loading state after an error', async () => {
  const { list, tokens } = setUp();
  list.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 503 }));
  tokens.fetchIfStale();
  await flushPromises();
  expect([tokens.list.status, tokens.list.error?.status]).toEqual(['error', 503]);
  tokens.refetch();
  expect([tokens.list.status, tokens.list.error]).toEqual(['pending', undefined]);
  await flushPromises();
  expect(tokens.list.status).toBe('success');
});

it('TokensStore.clear drops the tokens', async () => {
  const { list, tokens } = setUp();
  tokens.fetchIfStale();
  await flushPromises();
  tokens.clear();
  expect([tokens.list.status, tokens.list.data]).toEqual(['idle', undefined]);
  tokens.fetchIfStale();
  expect(list).toHaveBeenCalledTimes(2);
  await flushPromises();
});

describe('TokensStore mutations', () => {
  const created = { token: token('new'), secret: 'ams_secret' };

  it('prepends a new token without storing its secret', async () => {
    const { tokens } = setUp({ create: () => Promise.resolve(created) });
    tokens.fetchIfStale();
    await flushPromises();
    await expect(tokens.create({ name: 'new', expiresAt: null }, 'key')).resolves.toBe(created);
    expect(tokens.list.data).toEqual([token('new'), token('a')]);
    expect(JSON.stringify(toJS(tokens.list.data))).not.toContain('secret');
  });

  it('updates a revoked token in place', async () => {
    const revoked = { ...token('a'), status: 'revoked' };
    const { tokens } = setUp({ revoke: () => Promise.resolve(revoked) });
    tokens.fetchIfStale();
    await flushPromises();
    await tokens.revoke('a');
    expect(tokens.list.data).toEqual([revoked]);
  });

  it('keeps a list stale that another tab has invalidated', async () => {
    const { tokens } = setUp({ create: () => Promise.resolve(created) });
    tokens.fetchIfStale();
    await flushPromises();
    tokens.invalidate();
    await tokens.create({ name: 'new', expiresAt: null }, 'key');
    expect(tokens.list.data).toEqual([token('new'), token('a')]);
    expect(tokens.list.isFresh).toBe(false);
  });

  it('refetches the list when it was still loading', async () => {
    const { tokens, list } = setUp({ create: () => Promise.resolve(created) });
    list.mockReturnValueOnce(deferred<never>().promise);
    tokens.fetchIfStale();
    await tokens.create({ name: 'new', expiresAt: null }, 'key');
    expect(list).toHaveBeenCalledTimes(2);
    await flushPromises();
  });

  it('ignores a response that arrives after sign-out', async () => {
    const { tokens } = setUp({ revoke: () => Promise.resolve(token('a')) });
    const revoking = tokens.revoke('a');
    tokens.clear();
    await revoking;
    expect([tokens.list.status, tokens.list.data]).toEqual(['idle', undefined]);
  });
});
