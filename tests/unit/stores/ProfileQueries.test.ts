import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { defaultListParams } from '~/domain/organizationList';
import type { Period } from '~/domain/period';
import { deactivateOrganization } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { loadProfile } from './loadProfile';
import { buildSummary, organizationsFixture, pageOf } from './organizationFixtures';

const statuses = (profile: ProfileQueries) => profile.queries(30).map(({ status }) => status);

async function loadedProfile() {
  const fixture = organizationsFixture();
  const profile = fixture.store.profile('a');
  await loadProfile(profile);
  return {
    ...fixture,
    profile,
    calls: () =>
      [fixture.api.readOrganization, fixture.api.listSubscriptions, fixture.api.listDailySeats].map(
        (spy) => spy.mock.calls.length,
      ),
  };
}

it('OrganizationsStore.profile returns one profile per organization', () => {
  const { store } = organizationsFixture();
  expect(store.profile('a')).toBe(store.profile('a'));
  expect(store.profile('a')).not.toBe(store.profile('b'));
});

describe('ProfileQueries.queries', () => {
  it('fetches organization, subscriptions and daily seats independently', async () => {
    const { profile, api } = await loadedProfile();
    expect(statuses(profile)).toEqual(['success', 'success', 'success']);
    expect(api.readOrganization).toHaveBeenCalledWith('a', expect.any(AbortSignal), undefined);
    expect(api.listSubscriptions).toHaveBeenCalledWith('a', expect.any(AbortSignal), undefined);
    expect(api.listDailySeats).toHaveBeenCalledWith('a', 30, expect.any(AbortSignal), undefined);
    expect(profile.dailySeats(30).data?.rows).toEqual([
      { date: '2026-03-01', seats: 30, seat_type: 'full' },
    ]);
  });

  it('lets one query fail without the others', async () => {
    const { api, store } = organizationsFixture();
    api.listSubscriptions.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
    const profile = store.profile('a');
    await loadProfile(profile);
    expect(statuses(profile)).toEqual(['success', 'error', 'success']);
    await profile.subscriptions.refetch();
    expect(profile.subscriptions.status).toBe('success');
    expect([
      api.readOrganization.mock.calls.length,
      api.listSubscriptions.mock.calls.length,
    ]).toEqual([1, 2]);
  });
});

it('an organization has the version of its newest response', async () => {
  const { api, store, stores, mutations } = organizationsFixture();
  api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary('a', { etag: '"0"' })));
  await store.view(defaultListParams).ensure();
  const profile = store.profile('a');
  expect(profile.current?.etag).toBe('"0"');
  await loadProfile(profile);
  expect(profile.current?.etag).toBe('"1"');
  await deactivateOrganization(stores, profile, '"1"');
  expect(mutations.deactivateOrganization).toHaveBeenCalledTimes(1);
  expect(profile.current?.etag).toBe('"2"');
});

describe('ProfileQueries.dailySeats', () => {
  it('keeps the rows of each period', async () => {
    const { profile, calls } = await loadedProfile();
    await profile.dailySeats(90).ensure();
    expect([90, 30].map((days) => profile.dailySeats(days as Period).data?.rows[0]?.seats)).toEqual(
      [90, 30],
    );
    await profile.dailySeats(30).ensure();
    expect(calls()).toEqual([1, 1, 2]);
  });

  it('rejects a number of days that is not a period', () => {
    const { store } = organizationsFixture();
    expect(() => store.profile('a').dailySeats(8 as Period)).toThrow('8 days is not a period');
  });
});
