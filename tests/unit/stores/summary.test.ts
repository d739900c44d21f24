import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { defaultListParams } from '~/domain/organizationList';
import { organizationsFixture } from './organizationFixtures';

describe('OrganizationsStore.summary', () => {
  it('takes one call and provides the number of organizations', async () => {
    const { api, store } = organizationsFixture();
    await store.summary.ensure();
    expect(store.summary.data).toMatchObject({ total: 3, low_on_seats: 1 });
    expect(store.total).toBe(3);
    expect([api.readSummary.mock.calls.length, api.listOrganizations.mock.calls.length]).toEqual([
      1, 0,
    ]);
  });

  it.each([404, 405])(
    'a server without the summary is asked once while its %i is fresh, and the data is null',
    async (status) => {
      const { api, store } = organizationsFixture();
      api.readSummary.mockRejectedValue(new ApiError({ reason: 'status', status }));
      await store.view(defaultListParams).ensure();
      await store.summary.ensure();
      await store.summary.ensure();
      expect([store.summary.status, store.summary.data, store.total]).toEqual(['success', null, 2]);
      expect(api.readSummary).toHaveBeenCalledTimes(1);
    },
  );

  it('fails if the call fails in any other way', async () => {
    const { api, store } = organizationsFixture();
    api.readSummary.mockRejectedValue(new ApiError({ reason: 'status', status: 500 }));
    await store.summary.ensure();
    expect([store.summary.error?.status, store.summary.data]).toEqual([500, undefined]);
  });
});
