import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { OrganizationsPage } from '../../../src/api/organizations';
import { defaultQuery } from '../../../src/domain/organizationList';
import { STALE_AFTER } from '../../../src/stores/Load';
import { deferred, settled } from './deferred';
import { details, organizationsWorld, summary } from './organizations';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const second = { ...defaultQuery, page: 2 };
const searched = { ...defaultQuery, q: 'x' };
const pageOf = (...ids: string[]): OrganizationsPage => ({
  rows: ids.map((id) => summary(id)),
  page: 1,
  total: ids.length,
  totalPages: 1,
});

async function shown() {
  const world = organizationsWorld();
  world.store.show(defaultQuery);
  await settled();
  return world;
}

const ids = ({ store }: Pick<ReturnType<typeof organizationsWorld>, 'store'>) =>
  store.list.data?.rows.map(({ id }) => id);

describe('one copy of each organization', () => {
  it('is what every answer is put over', async () => {
    const { api, store } = await shown();
    const held = store.list.data?.rows[0];
    const names: (string | undefined)[] = [];
    autorun(() => names.push(held?.name));
    api.list.mockResolvedValueOnce({
      rows: [summary('a', { name: 'New name', status: 'inactive' })],
      page: 1,
      total: 1,
      totalPages: 1,
    });
    store.reload(defaultQuery);
    await settled();
    expect(store.list.data?.rows[0]).toBe(held);
    expect(names).toEqual(['Name a', 'New name']);
    expect(held?.status).toBe('inactive');
  });

  it('is the profile’s, too: its details stay when the list comes again', async () => {
    const { api, store } = await shown();
    const held = store.list.data?.rows[0];
    const profile = store.profile('a');
    expect(profile.current).toBe(held);
    expect(profile.organization.status).toBe('idle');
    api.read.mockResolvedValueOnce({
      organization: details('a', { name: 'Told alone', usedSeats: 9 }),
      etag: '"2"',
    });
    profile.open(30);
    await settled();
    expect(profile.current).toBe(held);
    expect(held).toMatchObject({ name: 'Told alone', usedSeats: 9, address: '1 Road' });
    store.reload(defaultQuery);
    await settled();
    expect(held).toMatchObject({ name: 'Name a', usedSeats: 9, address: '1 Road' });
  });

  it('serves an id that comes twice', async () => {
    const world = organizationsWorld();
    world.api.list.mockResolvedValueOnce({
      rows: [summary('a'), summary('a', { name: 'Later' }), summary('b')],
      page: 1,
      total: 3,
      totalPages: 1,
    });
    world.store.show(defaultQuery);
    await settled();
    expect(ids(world)).toEqual(['a', 'a', 'b']);
    expect(world.store.list.data?.rows[0]?.name).toBe('Later');
  });

  it.each(['__proto__', 'constructor', 'toString'])('takes %s for an ordinary id', async (id) => {
    const world = organizationsWorld();
    world.api.list.mockResolvedValueOnce(pageOf(id));
    world.store.show(defaultQuery);
    await settled();
    expect(world.store.profile(id).current?.name).toBe(`Name ${id}`);
  });
});

describe('views of the list', () => {
  it('that were seen show at once, and ask nobody while they are fresh', async () => {
    const world = await shown();
    world.api.list.mockResolvedValueOnce(pageOf('c'));
    world.store.show(second);
    await settled();
    expect(ids(world)).toEqual(['c']);
    world.store.show(defaultQuery);
    expect([world.store.list.status, ids(world)]).toEqual(['ready', ['a', 'b']]);
    vi.advanceTimersByTime(STALE_AFTER - 1);
    world.store.show(second);
    world.store.show(second);
    expect(ids(world)).toEqual(['c']);
    expect(world.api.list).toHaveBeenCalledTimes(2);
  });

  it('that are old show at once, and are refreshed quietly', async () => {
    const world = await shown();
    vi.advanceTimersByTime(STALE_AFTER);
    world.api.list.mockResolvedValueOnce(pageOf('new'));
    const statuses: string[] = [];
    autorun(() => statuses.push(world.store.list.status));
    world.store.show(defaultQuery);
    expect(ids(world)).toEqual(['a', 'b']);
    await settled();
    expect(ids(world)).toEqual(['new']);
    expect(statuses).toEqual(['ready']);
  });

  it('that are new leave the rows of before standing while they load', async () => {
    const world = await shown();
    const answer = deferred<OrganizationsPage>();
    world.api.list.mockReturnValueOnce(answer.promise);
    world.store.show(searched);
    expect([world.store.list.status, ids(world), world.store.list.data?.query.q]).toEqual([
      'loading',
      ['a', 'b'],
      '',
    ]);
    answer.resolve(pageOf('x'));
    await settled();
    expect([world.store.list.status, ids(world), world.store.list.data?.query.q]).toEqual([
      'ready',
      ['x'],
      'x',
    ]);
  });

  it('that were given up are neither shown nor kept', async () => {
    const world = await shown();
    const answer = deferred<OrganizationsPage>();
    world.api.list.mockReturnValueOnce(answer.promise);
    world.store.show(searched);
    world.store.show(defaultQuery);
    expect(world.api.list.mock.lastCall?.[1]?.aborted).toBe(true);
    expect([world.store.list.status, ids(world)]).toEqual(['ready', ['a', 'b']]);
    answer.resolve(pageOf('x'));
    await settled();
    expect(ids(world)).toEqual(['a', 'b']);
    world.api.list.mockResolvedValueOnce(pageOf('asked again'));
    world.store.show(searched);
    await settled();
    expect(ids(world)).toEqual(['asked again']);
  });

  it('that failed say so, and a view that was seen shows again', async () => {
    const world = await shown();
    world.api.list.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
    world.store.show(second);
    await settled();
    expect([world.store.list.status, world.store.list.failure?.status]).toEqual(['failed', 500]);
    world.store.show(defaultQuery);
    expect([world.store.list.status, world.store.list.failure]).toEqual(['ready', undefined]);
    world.store.show(second);
    await settled();
    expect(world.store.list.status).toBe('ready');
  });

  it('are asked for again once they were left while loading', async () => {
    const world = organizationsWorld();
    world.api.list.mockReturnValueOnce(deferred<OrganizationsPage>().promise);
    world.store.show(defaultQuery);
    world.store.list.leave();
    world.store.show(defaultQuery);
    await settled();
    expect([world.store.list.status, ids(world)]).toEqual(['ready', ['a', 'b']]);
  });

  it('are loaded again loudly on request', async () => {
    const world = await shown();
    world.store.reload(defaultQuery);
    expect(world.store.list.status).toBe('loading');
    await settled();
    expect(world.api.list).toHaveBeenCalledTimes(2);
  });

  it('are kept twenty at a time', async () => {
    const world = await shown();
    for (let page = 2; page <= 21; page += 1) {
      world.store.show({ ...defaultQuery, page });
      await settled();
    }
    expect(world.api.list).toHaveBeenCalledTimes(21);
    world.store.show({ ...defaultQuery, page: 2 });
    expect(world.api.list).toHaveBeenCalledTimes(21);
    world.store.show(defaultQuery);
    expect(world.api.list).toHaveBeenCalledTimes(22);
    await settled();
  });
});

it('clear leaves nothing of anybody, and nothing that comes late', async () => {
  const { api, store } = await shown();
  const profile = store.profile('a');
  profile.open(30);
  await settled();
  const late = deferred<OrganizationsPage>();
  api.list.mockReturnValueOnce(late.promise);
  store.show(second);
  store.setListSearch('?q=private');
  store.clear();
  expect(store.listSearch).toBe('');
  late.resolve(pageOf('late'));
  await settled();
  expect([store.list.status, store.list.data]).toEqual(['idle', undefined]);
  expect([profile.organization.data, profile.subscriptions.data, profile.dailySeats.data]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(store.profile('a').current).toBeUndefined();
  expect(store.profile('late').current).toBeUndefined();
  // A screen that is being left holds it still: a new one would be loaded at once, by nobody.
  expect(store.profile('a')).toBe(profile);
  api.list.mockClear();
  store.show(defaultQuery);
  expect(api.list).toHaveBeenCalledTimes(1);
  await settled();
});
