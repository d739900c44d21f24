import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { settled } from './deferred';
import { details, organizationsWorld, subscription } from './organizations';

const exceeded = (totalSeats?: number) =>
  new ApiError({ reason: 'status', status: 409, code: 'seats_exceeded', totalSeats });
const seats = { assigned: 20, allowExcess: false, etag: '"1"' };

async function rejected(error: ApiError) {
  const { api, writes, store } = organizationsWorld();
  api.subscriptions.mockResolvedValueOnce({ rows: [subscription('full')], etag: '"1"' });
  const profile = store.profile('a');
  profile.open(30);
  await settled();
  writes.assignSeats.mockRejectedValueOnce(error);
  return {
    api,
    profile,
    assign: async () => (await store.writes()).assignSeats('a', 'full', seats),
  };
}

describe('an assignment that exceeds the total', () => {
  it('fetches the subscriptions again when the API names no total', async () => {
    const { api, profile, assign } = await rejected(exceeded());
    api.subscriptions.mockResolvedValueOnce({
      rows: [subscription('full', { totalSeats: 15 })],
      etag: '"2"',
    });
    api.read.mockResolvedValueOnce({ organization: details('a', { totalSeats: 15 }), etag: '"2"' });
    await expect(assign()).rejects.toMatchObject({ failure: { code: 'seats_exceeded' } });
    expect(profile.subscriptions.data).toMatchObject({ rows: [{ totalSeats: 15 }], etag: '"2"' });
    await settled();
    expect([profile.current?.totalSeats, api.subscriptions.mock.calls.length]).toEqual([15, 2]);
  });

  it('fetches nothing when the API names the total', async () => {
    const { api, assign } = await rejected(exceeded(15));
    await expect(assign()).rejects.toMatchObject({ failure: { totalSeats: 15 } });
    expect(api.subscriptions).toHaveBeenCalledTimes(1);
  });

  it('keeps the rejection and the subscriptions as seen when they can’t be fetched', async () => {
    const { api, profile, assign } = await rejected(exceeded());
    api.subscriptions.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await expect(assign()).rejects.toMatchObject({ failure: { code: 'seats_exceeded' } });
    expect(profile.subscriptions).toMatchObject({
      status: 'ready',
      data: { rows: [{ totalSeats: 10 }], etag: '"1"' },
    });
  });
});
