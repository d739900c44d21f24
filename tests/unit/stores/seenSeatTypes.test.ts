import { expect, it } from 'vitest';
import { seenSeatTypes } from '~/stores/OrganizationsStore';
import { buildSubscription, organizationsFixture } from './organizationFixtures';

it('seenSeatTypes lists each seat type of the loaded subscriptions once, and makes no call', async () => {
  const { api, store } = organizationsFixture();
  const rows = (...types: (string | null)[]) => ({
    rows: types.map((seatType, index) => buildSubscription(`${index}`, { seat_type: seatType })),
    etag: undefined,
  });
  expect(seenSeatTypes(store)).toEqual([]);
  api.listSubscriptions.mockResolvedValueOnce(rows('light', 'full', null));
  await store.profile('a').subscriptions.ensure();
  api.listSubscriptions.mockResolvedValueOnce(rows('full', 'guest', ' '));
  await store.profile('b').subscriptions.ensure();
  store.profile('c');
  expect(seenSeatTypes(store)).toEqual(['full', 'guest', 'light']);
  expect(api.listSubscriptions).toHaveBeenCalledTimes(2);
  store.clear();
  expect(seenSeatTypes(store)).toEqual([]);
});
