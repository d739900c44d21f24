import { describe, expect, it, type vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { Activity } from '~/domain/Activity';
import type { SessionStore } from '~/stores/SessionStore';
import { undoEntry } from '~/stores/mutations/undoEntry';
import { ToastsStore } from '~/stores/ToastsStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import {
  buildEntry,
  buildOrganization,
  buildSubscription,
  conflict,
  organizationsFixture,
} from '../organizationFixtures';

// docs/product.md, "Activity": by the rules of the toast's "Undo".

const organization = { id: 'a', name: 'Name a' };
const subscription = { id: 'full', seat_type: 'full' };
const seats = (...changes: Activity['changes']) =>
  buildEntry({ id: 'latest', action: 'seats_assigned', organization, subscription, changes });
const used = { pointer: '/used_seats', before: 1, after: 4 };
const details = (...changes: Activity['changes']) =>
  buildEntry({ id: 'latest', action: 'organization_updated', organization, changes });
const unchanged = [['caution', 'Name a has changed since. Nothing was undone.']];

/** On home: nothing of the organization is loaded. The entry is its latest, after a note. */
function setUp(entry: Activity) {
  const fixture = organizationsFixture();
  fixture.api.listSubscriptions.mockResolvedValue({
    rows: [buildSubscription('full')],
    etag: '"1"',
  });
  const respond = (...entries: Activity[]) =>
    fixture.activityApi.listOrganizationActivity.mockResolvedValue({ entries, next: null });
  respond(buildEntry({ id: 'note', organization }), entry);
  const toasts = new ToastsStore({ storage: memoryStorage() });
  const session: { user: unknown } = { user: { id: 'u' } };
  const stores = { ...fixture.stores, toasts, session: session as unknown as SessionStore };
  const undo = async () => {
    await undoEntry(stores, entry);
    return toasts.toasts.map(({ type, text }) => [type, text]);
  };
  return { ...fixture, respond, session, undo, stores, toasts };
}

describe('undoing an entry', () => {
  it('undoEntry of seats sends the earlier seats and the total that they raised, with the current ETag', async () => {
    const total = { pointer: '/total_seats', before: 8, after: 10 };
    const { mutations, undo } = setUp(seats(used, total));
    mutations.assignSeats.mockResolvedValueOnce({
      subscription: buildSubscription('full', { used_seats: 1 }),
      etag: '"2"',
    });
    expect((await undo())[0]?.[0]).toBe('success');
    const [id, seen, change] = mutations.assignSeats.mock.lastCall ?? [];
    expect([id, seen?.etag, change]).toEqual([
      'a',
      '"1"',
      { usedSeats: 1, allowExcess: false, reason: 'Undone' },
    ]);
    expect(mutations.changeTotalSeats.mock.lastCall?.[1].etag).toBe('"2"');
    expect(mutations.changeTotalSeats.mock.lastCall?.[2]).toEqual({
      totalSeats: 8,
      reason: 'Undone',
    });
  });

  it('undoEntry of details sends the earlier values', async () => {
    const { mutations, undo } = setUp(
      details({ pointer: '/address', before: '2 Lane', after: '1 Road' }),
    );
    expect((await undo())[0]?.[0]).toBe('success');
    const [id, payload, etag] = mutations.updateOrganization.mock.lastCall ?? [];
    expect([id, payload, etag]).toEqual(['a', { address: '2 Lane', reason: 'Undone' }, '"1"']);
  });

  it('changes nothing if there is a newer change, even one that left the values as they were', async () => {
    const { mutations, respond, undo } = setUp(seats(used));
    respond(buildEntry({ id: 'newer', action: 'organization_deactivated' }), seats(used));
    expect(await undo()).toEqual(unchanged);
    expect(mutations.assignSeats).not.toHaveBeenCalled();
  });

  it.each([
    ['seats', seats({ ...used, after: 5 })],
    ['details', details({ pointer: '/address', before: '', after: '3 Street' })],
    ['a field that this console lacks', details({ pointer: '/tax/id', before: null, after: 'x' })],
    ['a subscription that is gone', { ...seats(used), subscription: null }],
  ])('changes nothing if the record differs from the entry: %s', async (_, entry) => {
    const { mutations, undo } = setUp(entry);
    expect(await undo()).toEqual(unchanged);
    expect(mutations.assignSeats).not.toHaveBeenCalled();
    expect(mutations.updateOrganization).not.toHaveBeenCalled();
  });

  it('changes nothing if the server says that it has changed meanwhile', async () => {
    const { api, mutations, undo } = setUp(seats(used));
    mutations.assignSeats.mockImplementationOnce(() => {
      api.readOrganization.mockResolvedValue({ organization: buildOrganization('a'), etag: '"3"' });
      api.listSubscriptions.mockResolvedValue({
        rows: [buildSubscription('full', { used_seats: 9 })],
        etag: '"3"',
      });
      return Promise.reject(conflict());
    });
    expect(await undo()).toEqual(unchanged);
    expect(mutations.assignSeats).toHaveBeenCalledTimes(1);
  });

  it('undoEntry called twice sends once', async () => {
    const { mutations, undo } = setUp(seats(used));
    await Promise.all([undo(), undo()]);
    expect(mutations.assignSeats).toHaveBeenCalledTimes(1);
  });

  it.each(['organization', 'subscriptions', 'activity'] as const)(
    'blames nobody if the %s can’t be read',
    async (what) => {
      const { api, activityApi, mutations, undo } = setUp(
        what === 'organization'
          ? details({ pointer: '/address', before: '2 Lane', after: '1 Road' })
          : seats(used),
      );
      const call = {
        organization: api.readOrganization,
        subscriptions: api.listSubscriptions,
        activity: activityApi.listOrganizationActivity,
      }[what];
      (call as ReturnType<typeof vi.fn>).mockRejectedValue(
        new ApiError({ reason: 'status', status: 500 }),
      );
      expect(await undo()).toEqual([['error', 'Something went wrong']]);
      expect(mutations.assignSeats).not.toHaveBeenCalled();
    },
  );

  it('says nothing once the session has ended, which has a toast of its own', async () => {
    const { activityApi, session, undo } = setUp(seats(used));
    activityApi.listOrganizationActivity.mockImplementation(() => {
      session.user = undefined;
      return Promise.reject(new ApiError({ reason: 'status', status: 401 }));
    });
    expect(await undo()).toEqual([]);
  });
});
