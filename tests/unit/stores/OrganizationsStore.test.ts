import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import { STALE_TIME } from '~/stores/Query';
import { deferred, flushPromises } from './deferred';
import { buildOrganization, organizationsFixture, buildSummary } from './organizationFixtures';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const second = { ...defaultListParams, page: 2 };
const searched = { ...defaultListParams, q: 'x' };
const pageOf = (...ids: string[]): OrganizationsPage => ({
  rows: ids.map((id) => buildSummary(id)),
  page: 1,
  total: ids.length,
  totalPages: 1,
});

async function loadedList() {
  const fixture = organizationsFixture();
  fixture.store.showList(defaultListParams);
  await flushPromises();
  return fixture;
}

const ids = ({ store }: Pick<ReturnType<typeof organizationsFixture>, 'store'>) =>
  store.list.data?.rows.map(({ id }) => id);

describe('OrganizationsStore identity map', () => {
  it('updates the existing object with every response', async () => {
    const { api, store } = await loadedList();
    const row = store.list.data?.rows[0];
    const names: (string | undefined)[] = [];
    autorun(() => names.push(row?.name));
    api.list.mockResolvedValueOnce({
      rows: [buildSummary('a', { name: 'New name', status: 'inactive' })],
      page: 1,
      total: 1,
      totalPages: 1,
    });
    store.refetchList(defaultListParams);
    await flushPromises();
    expect(store.list.data?.rows[0]).toBe(row);
    expect(names).toEqual(['Name a', 'New name']);
    expect(row?.status).toBe('inactive');
  });

  it('shares the object between list and profile, and keeps its details when the list is refetched', async () => {
    const { api, store } = await loadedList();
    const row = store.list.data?.rows[0];
    const profile = store.profile('a');
    expect(profile.current).toBe(row);
    expect(profile.organization.status).toBe('idle');
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { name: 'Profile name', usedSeats: 9 }),
      etag: '"2"',
    });
    profile.fetchIfStale(30);
    await flushPromises();
    expect(profile.current).toBe(row);
    expect(row).toMatchObject({ name: 'Profile name', usedSeats: 9, address: '1 Road' });
    store.refetchList(defaultListParams);
    await flushPromises();
    expect(row).toMatchObject({ name: 'Name a', usedSeats: 9, address: '1 Road' });
  });

  it('accepts a list that contains the same id twice', async () => {
    const fixture = organizationsFixture();
    fixture.api.list.mockResolvedValueOnce({
      rows: [buildSummary('a'), buildSummary('a', { name: 'Later' }), buildSummary('b')],
      page: 1,
      total: 3,
      totalPages: 1,
    });
    fixture.store.showList(defaultListParams);
    await flushPromises();
    expect(ids(fixture)).toEqual(['a', 'a', 'b']);
    expect(fixture.store.list.data?.rows[0]?.name).toBe('Later');
  });

  it.each(['__proto__', 'constructor', 'toString'])('treats %s as an ordinary id', async (id) => {
    const fixture = organizationsFixture();
    fixture.api.list.mockResolvedValueOnce(pageOf(id));
    fixture.store.showList(defaultListParams);
    await flushPromises();
    expect(fixture.store.profile(id).current?.name).toBe(`Name ${id}`);
  });
});

describe('OrganizationsStore.showList', () => {
  it('shows a cached view at once, without a request while it is fresh', async () => {
    const fixture = await loadedList();
    fixture.api.list.mockResolvedValueOnce(pageOf('c'));
    fixture.store.showList(second);
    await flushPromises();
    expect(ids(fixture)).toEqual(['c']);
    fixture.store.showList(defaultListParams);
    expect([fixture.store.list.status, ids(fixture)]).toEqual(['success', ['a', 'b']]);
    vi.advanceTimersByTime(STALE_TIME - 1);
    fixture.store.showList(second);
    fixture.store.showList(second);
    expect(ids(fixture)).toEqual(['c']);
    expect(fixture.api.list).toHaveBeenCalledTimes(2);
  });

  it('shows a stale view at once and refetches it in the background', async () => {
    const fixture = await loadedList();
    vi.advanceTimersByTime(STALE_TIME);
    fixture.api.list.mockResolvedValueOnce(pageOf('new'));
    const statuses: string[] = [];
    autorun(() => statuses.push(fixture.store.list.status));
    fixture.store.showList(defaultListParams);
    expect(ids(fixture)).toEqual(['a', 'b']);
    await flushPromises();
    expect(ids(fixture)).toEqual(['new']);
    expect(statuses).toEqual(['success']);
  });

  it('keeps the previous rows while a new view loads', async () => {
    const fixture = await loadedList();
    const response = deferred<OrganizationsPage>();
    fixture.api.list.mockReturnValueOnce(response.promise);
    fixture.store.showList(searched);
    expect([fixture.store.list.status, ids(fixture), fixture.store.list.data?.params.q]).toEqual([
      'pending',
      ['a', 'b'],
      '',
    ]);
    response.resolve(pageOf('x'));
    await flushPromises();
    expect([fixture.store.list.status, ids(fixture), fixture.store.list.data?.params.q]).toEqual([
      'success',
      ['x'],
      'x',
    ]);
  });

  it('neither shows nor caches a view whose request was aborted', async () => {
    const fixture = await loadedList();
    const response = deferred<OrganizationsPage>();
    fixture.api.list.mockReturnValueOnce(response.promise);
    fixture.store.showList(searched);
    fixture.store.showList(defaultListParams);
    expect(fixture.api.list.mock.lastCall?.[1]?.aborted).toBe(true);
    expect([fixture.store.list.status, ids(fixture)]).toEqual(['success', ['a', 'b']]);
    response.resolve(pageOf('x'));
    await flushPromises();
    expect(ids(fixture)).toEqual(['a', 'b']);
    fixture.api.list.mockResolvedValueOnce(pageOf('refetched'));
    fixture.store.showList(searched);
    await flushPromises();
    expect(ids(fixture)).toEqual(['refetched']);
  });

  it('reports an error for a failed view, and shows a cached one again', async () => {
    const fixture = await loadedList();
    fixture.api.list.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
    fixture.store.showList(second);
    await flushPromises();
    expect([fixture.store.list.status, fixture.store.list.error?.status]).toEqual(['error', 500]);
    fixture.store.showList(defaultListParams);
    expect([fixture.store.list.status, fixture.store.list.error]).toEqual(['success', undefined]);
    fixture.store.showList(second);
    await flushPromises();
    expect(fixture.store.list.status).toBe('success');
  });

  it('fetches a view again after its request was cancelled', async () => {
    const fixture = organizationsFixture();
    fixture.api.list.mockReturnValueOnce(deferred<OrganizationsPage>().promise);
    fixture.store.showList(defaultListParams);
    fixture.store.list.cancel();
    fixture.store.showList(defaultListParams);
    await flushPromises();
    expect([fixture.store.list.status, ids(fixture)]).toEqual(['success', ['a', 'b']]);
  });

  it('shows the loading state on an explicit refetch', async () => {
    const fixture = await loadedList();
    fixture.store.refetchList(defaultListParams);
    expect(fixture.store.list.status).toBe('pending');
    await flushPromises();
    expect(fixture.api.list).toHaveBeenCalledTimes(2);
  });

  it('evicts the least recently used view beyond 20', async () => {
    const fixture = await loadedList();
    for (let page = 2; page <= 21; page += 1) {
      fixture.store.showList({ ...defaultListParams, page });
      await flushPromises();
    }
    expect(fixture.api.list).toHaveBeenCalledTimes(21);
    fixture.store.showList({ ...defaultListParams, page: 2 });
    expect(fixture.api.list).toHaveBeenCalledTimes(21);
    fixture.store.showList(defaultListParams);
    expect(fixture.api.list).toHaveBeenCalledTimes(22);
    await flushPromises();
  });
});

it('OrganizationsStore.clear drops all data and late responses', async () => {
  const { api, store } = await loadedList();
  const profile = store.profile('a');
  profile.fetchIfStale(30);
  await flushPromises();
  const late = deferred<OrganizationsPage>();
  api.list.mockReturnValueOnce(late.promise);
  store.showList(second);
  store.setListSearch('?q=private');
  store.clear();
  expect(store.listSearch).toBe('');
  late.resolve(pageOf('late'));
  await flushPromises();
  expect([store.list.status, store.list.data]).toEqual(['idle', undefined]);
  expect([profile.organization.data, profile.subscriptions.data, profile.dailySeats.data]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(store.profile('a').current).toBeUndefined();
  expect(store.profile('late').current).toBeUndefined();
  // The profile object survives: a screen that is unmounting still holds it, and a new one would
  // start requests.
  expect(store.profile('a')).toBe(profile);
  api.list.mockClear();
  store.showList(defaultListParams);
  expect(api.list).toHaveBeenCalledTimes(1);
  await flushPromises();
});
