// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OptionalCalls } from '~/api/optionalCalls';
import type { ActivityPage, ActivityQuery } from '~/api/contract/activity';
import type { Activity, ActivityFilter } from '~/domain/Activity';
import { useFilteredFeed } from '~/features/activity/ActivityPanel';
import { ActivityFeed } from '~/stores/ActivityFeed';
import { buildActivity } from './activityEntry';

const status = buildActivity('a');
const note = buildActivity('b', { action: 'note_added' });
const statusFilter: ActivityFilter = { kind: 'status' };

/** A feed of a server that filters, as a component shows it. */
async function setUp(filter: ActivityFilter) {
  const all: Activity[] = [note, status];
  const load = vi.fn(async ({ action }: ActivityQuery): Promise<ActivityPage> => ({
    entries: all.filter((entry) => action?.split(',').includes(entry.action ?? '') ?? true),
    next: null,
  }));
  const feed = new ActivityFeed(load, 8, new OptionalCalls());
  await feed.latest.ensure();
  const { result } = renderHook(() => useFilteredFeed(feed, filter));
  const shown = async () => {
    await act(() => result.current.latest.ensure());
    return result.current.latest.data?.entries;
  };
  return { all, feed, load, result, shown };
}

it('useFilteredFeed sends the filter, and shows what the server returns', async () => {
  const { load, shown } = await setUp(statusFilter);
  expect(await shown()).toEqual([status]);
  expect(load.mock.lastCall?.[0]).toMatchObject({
    limit: 8,
    action: 'organization_activated,organization_deactivated',
  });
});

it('useFilteredFeed shows the feed itself without a filter', async () => {
  const { feed, load, result, shown } = await setUp({});
  expect(await shown()).toEqual([note, status]);
  expect(result.current).toBe(feed);
  expect(load).toHaveBeenCalledOnce();
});

it('a change makes what useFilteredFeed shows stale with the feed', async () => {
  const { all, feed, shown } = await setUp(statusFilter);
  await shown();
  all.unshift(buildActivity('c'));
  feed.invalidate();
  expect(await shown()).toEqual([buildActivity('c'), status]);
  all.unshift(buildActivity('d'));
  feed.add(note);
  expect(await shown()).toHaveLength(3);
});
