// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { ActivityPage, ActivityQuery } from '~/api/activity';
import { listOrganizationActivity } from '~/api/contract/activity';
import type { Activity } from '~/domain/Activity';
import { matchesFilter, type ActivityFilter } from '~/features/activity/activityFilter';
import { useFilteredFeed } from '~/features/activity/useFilteredFeed';
import { ActivityFeed } from '~/stores/ActivityFeed';
import { buildActivity } from './activityEntry';

const status = buildActivity('a');
const note = buildActivity('b', { action: 'note_added' });
const statusFilter: ActivityFilter = { kind: 'status' };

/** The shown entries of a server that holds a note and a change of status, and handles filters so. */
async function shown(
  filter: ActivityFilter,
  respond: (query: ActivityQuery, entries: readonly Activity[]) => readonly Activity[],
) {
  const load = vi.fn(async (query: ActivityQuery): Promise<ActivityPage> => ({
    entries: respond(query, [note, status]),
    next: null,
  }));
  const feed = new ActivityFeed(listOrganizationActivity, load, 8);
  await feed.latest.ensure();
  const { result } = renderHook(() => useFilteredFeed(feed, filter));
  const view = async () => {
    await act(() => result.current.feed.latest.ensure());
    const { feed: shownFeed, matches = () => true } = result.current;
    return shownFeed.latest.data?.entries.filter(matches);
  };
  await view();
  return { feed, load, result, view, entries: await view() };
}

const filtering = ({ action }: ActivityQuery, entries: readonly Activity[]) =>
  action === undefined
    ? entries
    : entries.filter((entry) => action.split(',').includes(entry.action ?? ''));

describe('useFilteredFeed', () => {
  it('sends the filter, and shows what the server returns', async () => {
    const { load, entries, result } = await shown(statusFilter, filtering);
    expect(entries).toEqual([status]);
    expect(result.current.matches).toBeUndefined();
    expect(load.mock.lastCall?.[0]).toMatchObject({
      limit: 8,
      action: 'organization_activated,organization_deactivated',
    });
  });

  it('shows the feed itself without a filter', async () => {
    const { feed, load, entries, result } = await shown({}, filtering);
    expect(entries).toEqual([note, status]);
    expect(result.current.feed).toBe(feed);
    expect(load).toHaveBeenCalledOnce();
  });

  it('filters what is loaded if the server ignores the filter', async () => {
    const { feed, load, entries, result } = await shown(statusFilter, (_, all) => all);
    expect(entries).toEqual([status]);
    expect(result.current).toMatchObject({ feed, isFiltered: true });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('filters what is loaded if the server rejects the filter', async () => {
    const { feed, entries, result } = await shown({ actorId: 'usr_ada' }, ({ actor }, all) => {
      if (actor === undefined) return all;
      throw new ApiError({ reason: 'status', status: 400, code: 'invalid_query' });
    });
    expect(entries).toEqual([]);
    expect(result.current.feed).toBe(feed);
  });

  it('fails like any load otherwise', async () => {
    const { result } = await shown(statusFilter, ({ action }, all) => {
      if (action === undefined) return all;
      throw new ApiError({ reason: 'status', status: 500 });
    });
    expect(result.current.feed.latest.error).toMatchObject({ status: 500 });
  });

  it('a change makes what it shows stale with the feed', async () => {
    let all = [note, status];
    const { feed, view } = await shown(statusFilter, (query) => filtering(query, all));
    all = [buildActivity('c'), ...all];
    feed.invalidate();
    expect(await view()).toEqual([buildActivity('c'), status]);
    all = [buildActivity('d'), ...all];
    feed.add(note);
    expect((await view())?.every((entry) => matchesFilter(statusFilter, entry))).toBe(true);
    expect(await view()).toHaveLength(3);
  });
});
