import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage } from '~/api/contract/accounts';
import type { Failure } from '~/lib/Failure';
import { defaultListParams } from '~/domain/organizationList';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import type { Query } from '~/stores/Query';
import { deferred, flushPromises } from './deferred';
import { loadProfile } from './loadProfile';
import {
  buildOrganization,
  organizationsFixture,
  buildSummary,
  pageOf,
} from './organizationFixtures';

const second = { ...defaultListParams, page: 2 };
const searched = { ...defaultListParams, q: 'x' };
async function loadedList() {
  const fixture = organizationsFixture();
  const view = fixture.store.view(defaultListParams);
  await view.ensure();
  return { ...fixture, view };
}

const ids = ({ data }: Query<OrganizationsView>) => data?.rows.map(({ id }) => id);

describe('OrganizationsStore identity map', () => {
  it('updates the existing object with every response', async () => {
    const { api, view } = await loadedList();
    const row = view.data?.rows[0];
    const names: (string | undefined)[] = [];
    autorun(() => names.push(row?.name));
    const changes = { name: 'New name', status: 'inactive' };
    api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary('a', changes)));
    await view.refetch();
    expect(view.data?.rows[0]).toBe(row);
    expect(names).toEqual(['Name a', 'New name']);
    expect(row?.status).toBe('inactive');
  });

  it('notifies no observer of a row that another response repeats', async () => {
    const { api, store } = organizationsFixture();
    const seats = { total_seats: 10, used_seats: 4, available_seats: 6 };
    const billing = { billing_name: 'Robin', billing_email: null, billing_phone: null };
    api.listOrganizations.mockImplementation(async () =>
      pageOf(
        buildSummary('a', {
          billing: { ...billing, amount: 1, currency: 'EUR' },
          tightest_subscription: { seat_type: 'full', ...seats },
        }),
      ),
    );
    const view = store.view(defaultListParams);
    await view.refetch();
    const row = view.data?.rows[0];
    let runs = 0;
    autorun(() => {
      runs += 1;
      return { ...row };
    });
    await view.refetch();
    expect(runs).toBe(1);
  });

  it('shares the object between list and profile, and keeps its details when the list is refetched', async () => {
    const { api, store, view } = await loadedList();
    const row = view.data?.rows[0];
    const profile = store.profile('a');
    expect(profile.current).toBe(row);
    expect(profile.organization.status).toBe('idle');
    api.readOrganization.mockResolvedValueOnce(
      buildOrganization('a', { name: 'Profile name', used_seats: 9, etag: '"2"' }),
    );
    await loadProfile(profile);
    const { address } = buildOrganization('a');
    expect(profile.current).toBe(row);
    expect(row).toMatchObject({ name: 'Profile name', used_seats: 9, address });
    await view.refetch();
    expect(row).toMatchObject({ name: 'Name a', used_seats: 4, address });
  });

  it('accepts a list that contains the same id twice', async () => {
    const fixture = organizationsFixture();
    const rows = [buildSummary('a'), buildSummary('a', { name: 'Later' }), buildSummary('b')];
    fixture.api.listOrganizations.mockResolvedValueOnce(pageOf(...rows));
    const view = fixture.store.view(defaultListParams);
    await view.ensure();
    expect(ids(view)).toEqual(['a', 'a', 'b']);
    expect(view.data?.rows[0]?.name).toBe('Later');
  });

  it.each(['__proto__', 'constructor', 'toString'])('treats %s as an ordinary id', async (id) => {
    const fixture = organizationsFixture();
    fixture.api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary(id)));
    await fixture.store.view(defaultListParams).ensure();
    expect(fixture.store.profile(id).current?.name).toBe(`Name ${id}`);
  });
});

describe('OrganizationsStore.view', () => {
  it('returns one query per view, which keeps its data while another is shown', async () => {
    const { api, store, view } = await loadedList();
    api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary('c')));
    await store.view(second).ensure();
    expect([ids(store.view(second)), ids(view)]).toEqual([['c'], ['a', 'b']]);
    expect(store.view({ ...defaultListParams })).toBe(view);
  });

  it('drops a late response to an aborted request, and does not cache its rows', async () => {
    const { api, store } = await loadedList();
    const response = deferred<OrganizationsPage>();
    api.listOrganizations.mockReturnValueOnce(response.promise);
    void store.view(searched).ensure();
    store.view(searched).cancel();
    expect(api.listOrganizations.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    response.resolve(pageOf(buildSummary('x')));
    await flushPromises();
    expect([store.view(searched).data, store.profile('x').current]).toEqual([undefined, undefined]);
  });

  it('remembers that the server rejects views by unused seats, even if its rows have peaks', async () => {
    const { api, optionalCalls, store } = organizationsFixture();
    const rejected = { reason: 'status', status: 400, code: 'invalid_query' } as const;
    api.listOrganizations.mockRejectedValueOnce(new ApiError(rejected));
    await store.view({ ...defaultListParams, sort: 'unused_seats' }).ensure();
    const row = buildSummary('a', { peak_used_seats_90_days: 1 });
    api.listOrganizations.mockResolvedValueOnce(pageOf(row));
    await store.view(defaultListParams).ensure();
    expect(optionalCalls.lacks('unused seats')).toBe(true);
  });

  it('evicts the least recently used view beyond 20', async () => {
    const { store, view } = await loadedList();
    const secondView = store.view(second);
    for (let page = 3; page <= 21; page += 1) store.view({ ...defaultListParams, page });
    expect(store.view(second)).toBe(secondView);
    expect(store.view(defaultListParams)).not.toBe(view);
  });
});

describe('OrganizationsStore.view and profile', () => {
  it('of a changed organization are fetched again where they were loaded', async () => {
    const { api, store, view } = await loadedList();
    const profile = store.profile('a');
    await Promise.all([loadProfile(profile), store.summary.ensure()]);
    const lists = [view, store.summary];
    const staleness = () => [...lists, profile.organization].map(({ isStale }) => isStale);
    // The profile's response reveals a change.
    api.readOrganization.mockResolvedValueOnce(
      buildOrganization('a', { status: 'inactive', etag: '"2"' }),
    );
    profile.organization.invalidate();
    await profile.organization.ensure();
    expect(staleness()).toEqual([true, true, false]);
    await Promise.all(lists.map((query) => query.refetch()));
    // So does a row of another list.
    api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary('a', { etag: '"3"' })));
    await store.view(second).ensure();
    expect([...staleness(), store.view(second).isStale]).toEqual([true, true, true, false]);
  });

  it('are independent: one query of a profile fails without the others', async () => {
    const { api, store } = await loadedList();
    const profile = store.profile('a');
    api.listSubscriptions.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
    await loadProfile(profile);
    expect(profile.queries(30).map(({ status }) => status)).toEqual([
      'success',
      'error',
      'success',
    ]);
  });

  it('profile.version keeps the figures that its ETag names when a list has newer ones', async () => {
    const { api, store, view } = await loadedList();
    const profile = store.profile('a');
    await loadProfile(profile);
    api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary('a', { status: 'inactive' })));
    await view.refetch();
    expect([profile.current?.status, profile.version?.status]).toEqual(['inactive', 'active']);
  });
});

describe('OrganizationsStore.summary', () => {
  it.each<[outcome: string, error: Failure | undefined, unknown[]]>([
    ['its data and the number of organizations', undefined, ['success', 3, 3]],
    ['null from a server without it', { reason: 'unknown_call' }, ['success', null, 2]],
    ['an error', { reason: 'status', status: 500 }, ['error', undefined, 2]],
  ])('has %s (%o)', async (_, failure, expected) => {
    const { api, store } = await loadedList();
    if (failure) api.readSummary.mockRejectedValue(new ApiError(failure));
    await store.summary.ensure();
    const { status, data } = store.summary;
    expect([status, data && data.total, store.total]).toEqual(expected);
  });
});

it('OrganizationsStore.clear drops all data and late responses', async () => {
  const { api, store, view } = await loadedList();
  const profile = store.profile('a');
  await loadProfile(profile);
  const late = deferred<OrganizationsPage>();
  api.listOrganizations.mockReturnValueOnce(late.promise);
  void store.view(second).ensure();
  store.setListSearch('?q=private');
  store.clear();
  expect(store.listSearch).toBeUndefined();
  late.resolve(pageOf(buildSummary('late')));
  await flushPromises();
  for (const query of [view, store.view(second), ...profile.queries(30)])
    expect([query.status, query.data]).toEqual(['idle', undefined]);
  expect([profile.version, store.profile('a').current, store.profile('late').current]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  // Queries survive: a screen that is unmounting still holds them, and new ones would start
  // requests.
  expect([store.profile('a'), store.view(defaultListParams)]).toEqual([profile, view]);
  await view.ensure();
  expect(view.status).toBe('success');
});
