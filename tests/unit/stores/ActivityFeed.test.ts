import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { ActivityPage, ActivityQuery } from '~/api/contract/activity';
import { OptionalCalls } from '~/api/optionalCalls';
import { ActivityFeed } from '~/stores/ActivityFeed';
import { deferred } from './deferred';
import { buildEntry } from './organizationFixtures';

const entryOf = (id: number) => buildEntry({ id: String(id) });

/** A feed of three entries per page on a server that holds these ids, newest first. */
function feedOf(initialIds: readonly number[]) {
  let ids = initialIds;
  const load = vi.fn(({ limit = 25, before }: ActivityQuery): Promise<ActivityPage> => {
    const start = before === undefined ? 0 : ids.indexOf(Number(before)) + 1;
    const page = ids.slice(start, start + limit);
    const next = start + limit < ids.length ? String(page.at(-1)) : null;
    return Promise.resolve({ entries: page.map(entryOf), next });
  });
  const feed = new ActivityFeed(load, 3, new OptionalCalls());
  const shown = () => feed.latest.data?.entries.map(({ id }) => Number(id));
  const setIds = (next: readonly number[]) => void (ids = next);
  return { feed, load, shown, setIds };
}

describe('ActivityFeed', () => {
  it('adds older entries page by page until there are none', async () => {
    const { feed, load, shown } = feedOf([9, 8, 7, 6, 5, 4, 3]);
    await feed.latest.ensure();
    await feed.nextPage.refetch();
    expect([shown(), feed.latest.data?.next]).toEqual([[9, 8, 7, 6, 5, 4], '4']);
    await feed.nextPage.refetch();
    expect([shown(), feed.latest.data?.next]).toEqual([[9, 8, 7, 6, 5, 4, 3], null]);
    await feed.nextPage.refetch();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('a refetch puts new entries first and keeps older ones with their cursor', async () => {
    const { feed, shown, setIds } = feedOf([6, 5, 4, 3, 2, 1]);
    await feed.latest.ensure();
    await feed.nextPage.refetch();
    setIds([8, 7, 6, 5, 4, 3, 2, 1]);
    feed.latest.invalidate();
    await feed.latest.ensure();
    expect([shown(), feed.latest.data?.next]).toEqual([[8, 7, 6, 5, 4, 3, 2, 1], null]);
  });

  it('a refetch starts again if more entries are new than a page has', async () => {
    const { feed, shown, setIds } = feedOf([3, 2, 1]);
    await feed.latest.ensure();
    setIds([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    feed.latest.invalidate();
    await feed.latest.ensure();
    expect([shown(), feed.latest.data?.next]).toEqual([[9, 8, 7], '7']);
    await feed.nextPage.refetch();
    expect(shown()).toEqual([9, 8, 7, 6, 5, 4]);
  });

  it('drops a page whose cursor a refetch has replaced', async () => {
    const { feed, load, shown, setIds } = feedOf([6, 5, 4, 3, 2, 1]);
    await feed.latest.ensure();
    const late = deferred<ActivityPage>();
    load.mockReturnValueOnce(late.promise);
    const nextPage = feed.nextPage.refetch();
    setIds([20, 19, 18, 17]);
    feed.latest.invalidate();
    await feed.latest.ensure();
    late.resolve({ entries: [entryOf(3)], next: null });
    await nextPage;
    expect(shown()).toEqual([20, 19, 18]);
  });

  it('a failed page keeps the entries, and can be repeated', async () => {
    const { feed, load, shown } = feedOf([4, 3, 2, 1]);
    await feed.latest.ensure();
    load.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await feed.nextPage.refetch();
    expect([shown(), feed.nextPage.error?.reason]).toEqual([[4, 3, 2], 'unreachable']);
    await feed.nextPage.refetch();
    expect([shown(), feed.nextPage.error]).toEqual([[4, 3, 2, 1], undefined]);
  });

  it('an added entry comes first, once', async () => {
    const { feed, shown } = feedOf([2, 1]);
    await feed.latest.ensure();
    feed.add(entryOf(3));
    feed.add(entryOf(3));
    expect(shown()).toEqual([3, 2, 1]);
  });

  it('an added entry leaves stale entries stale', async () => {
    const { feed } = feedOf([2, 1]);
    await feed.latest.ensure();
    feed.latest.invalidate();
    feed.add(entryOf(3));
    expect(feed.latest.isStale).toBe(true);
  });

  it('has no entries on a server without the call', async () => {
    const { feed, load } = feedOf([]);
    load.mockRejectedValue(new ApiError({ reason: 'unknown_call', status: 404 }));
    await feed.latest.ensure();
    expect([feed.latest.status, feed.latest.data]).toEqual(['success', null]);
  });
});

describe('the days of a filter', () => {
  const day = { from: '2026-03-10', to: '2026-03-10' };
  const rejected = { reason: 'status', status: 400, code: 'invalid_query' } as const;

  it.each([
    ['rejects', () => Promise.reject(new ApiError(rejected)), true],
    ['fails with', () => Promise.reject(new ApiError({ ...rejected, code: 'bad_request' })), false],
  ])('are known to be missing if the server %s them', async (_, load, isMissing) => {
    const optionalCalls = new OptionalCalls();
    await new ActivityFeed(load, 3, optionalCalls).filtered(day).latest.ensure();
    expect(optionalCalls.lacks('activity days')).toBe(isMissing);
  });
});
