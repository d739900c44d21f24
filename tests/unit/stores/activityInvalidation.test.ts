import { expect, it } from 'vitest';
import { buildOrganization, loadedProfile } from './organizationFixtures';

/** A store whose feeds are loaded; `stale` tells which of them are stale. */
async function storeWithFeeds() {
  const fixture = await loadedProfile();
  const { store, profile } = fixture;
  const [own, recent] = [profile.activity, store.activity];
  await Promise.all([own.latest.ensure(), recent.latest.ensure()]);
  const stale = () => ({ own: own.latest.isStale, recent: recent.latest.isStale });
  return { ...fixture, own, recent, stale };
}

it('a mutation makes the activity of its organization and of all stale', async () => {
  const { store, stale } = await storeWithFeeds();
  expect(stale()).toEqual({ own: false, recent: false });
  store.recordMutation('b');
  expect(stale()).toEqual({ own: false, recent: true });
  store.recordMutation('a');
  expect(stale()).toEqual({ own: true, recent: true });
});

it('a note makes the activity of all organizations stale, but no list', async () => {
  const { store, view, stale } = await storeWithFeeds();
  store.recordNote('a');
  expect(stale()).toEqual({ own: false, recent: true });
  expect(view.isStale).toBe(false);
});

it('a change made in another tab makes both stale', async () => {
  const { store, stale } = await storeWithFeeds();
  store.invalidate('a');
  expect(stale()).toEqual({ own: true, recent: true });
});

it('another version of the organization makes its activity stale', async () => {
  const { api, profile, stale } = await storeWithFeeds();
  await profile.organization.refetch();
  expect(stale().own).toBe(false);
  api.readOrganization.mockResolvedValueOnce(buildOrganization('a', { etag: '"9"' }));
  await profile.organization.refetch();
  expect(stale().own).toBe(true);
});

it('the end of the session drops both', async () => {
  const { store, own, recent } = await storeWithFeeds();
  store.clear();
  expect([own.latest.data, recent.latest.data]).toEqual([undefined, undefined]);
});
