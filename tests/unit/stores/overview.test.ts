import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { organizationsFixture } from './organizationFixtures';

describe('OrganizationsStore.overview', () => {
  it('takes the counts from the summary, in two calls', async () => {
    const { api, store } = organizationsFixture();
    await store.overview.ensure();
    expect(store.overview.data).toMatchObject({ total: 3, active: 2, inactive: 1 });
    expect(store.overview.data?.newest.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([api.summary.mock.calls.length, api.list.mock.calls.length]).toEqual([1, 1]);
  });

  it('counts lists if the server has no summary', async () => {
    const { api, store } = organizationsFixture();
    api.summary.mockRejectedValue(new ApiError({ reason: 'status', status: 404 }));
    await store.overview.ensure();
    expect(store.overview.data).toMatchObject({ total: 2, active: 2, inactive: 2 });
    expect(api.list.mock.calls.map(([{ status }]) => status)).toEqual(['', 'active', 'inactive']);
  });

  it('fails if the summary fails in any other way', async () => {
    const { api, store } = organizationsFixture();
    api.summary.mockRejectedValue(new ApiError({ reason: 'status', status: 500 }));
    await store.overview.ensure();
    expect(store.overview.error).toMatchObject({ status: 500 });
    expect(api.list).toHaveBeenCalledTimes(1);
  });
});
