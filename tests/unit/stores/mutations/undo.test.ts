import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { versionOf } from '~/domain/organizationValues';
import { updateOrganization } from '~/stores/mutations/organizationMutations';
import { showSaved } from '~/stores/mutations/showSaved';
import {
  addSubscription,
  assignSeats,
  changeTotalSeats,
} from '~/stores/mutations/subscriptionMutations';
import { ToastsStore } from '~/stores/ToastsStore';
import type { SessionStore } from '~/stores/SessionStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import {
  buildOrganization,
  buildSubscription,
  conflict,
  loadedProfile,
  seats,
  seenFull,
} from '../organizationFixtures';

// docs/product.md, "What was saved".

const full = buildSubscription('full');
const base = versionOf({ organization: buildOrganization('a'), etag: '"1"' });

/** The subscription "full" of the version with this ETag. */
const version = (etag: string): unknown =>
  expect.objectContaining({
    subscription: expect.objectContaining({ id: 'full' }) as unknown,
    etag,
  });

async function setUp() {
  const fixture = await loadedProfile();
  const toasts = new ToastsStore({ storage: memoryStorage() });
  const session = { user: { id: 'u' } } as unknown as SessionStore;
  const stores = { ...fixture.stores, toasts, session };
  return {
    ...fixture,
    stores,
    /** Runs a mutation and presses "Undo". */
    undo: async (saved: Awaited<ReturnType<typeof assignSeats>>) => {
      showSaved(stores, saved);
      toasts.runAction(toasts.toasts[0]?.id ?? '');
      await vi.waitFor(() => expect(toasts.toasts).not.toEqual([]));
      return toasts.toasts.map(({ type, text, action }) => ({ type, text, action }));
    },
  };
}

describe('undoing an assignment', () => {
  it('sends the earlier seats, then the total that it raised, each for the version before', async () => {
    const { mutations, stores, profile, undo } = await setUp();
    const saved = await assignSeats(stores, profile, seenFull(), {
      ...seats(12),
      allowExcess: true,
    });
    expect(saved.changes).toEqual(['full seats in use 4 → 12', 'total full seats 10 → 12']);
    mutations.assignSeats.mockResolvedValueOnce({
      subscription: { ...full, total_seats: 12 },
      etag: '"3"',
    });
    expect(await undo(saved)).toEqual([
      {
        type: 'success',
        text: 'Name a: full seats in use 12 → 4, total full seats 12 → 10, 2 seats become free',
        action: undefined,
      },
    ]);
    expect(mutations.assignSeats).toHaveBeenLastCalledWith('a', version('"2"'), {
      ...seats(4),
      reason: 'Undone',
    });
    expect(mutations.changeTotalSeats).toHaveBeenCalledWith('a', version('"3"'), {
      totalSeats: 10,
      reason: 'Undone',
    });
  });

  it('says what was undone if someone changed the organization in between', async () => {
    const { api, mutations, stores, profile, undo } = await setUp();
    const saved = await assignSeats(stores, profile, seenFull(), {
      ...seats(12),
      allowExcess: true,
    });
    mutations.assignSeats.mockResolvedValueOnce({
      subscription: { ...full, total_seats: 12 },
      etag: '"3"',
    });
    api.listSubscriptions.mockResolvedValue({ rows: [{ ...full, total_seats: 15 }], etag: '"4"' });
    mutations.changeTotalSeats.mockRejectedValueOnce(conflict());
    expect((await undo(saved)).map(({ text }) => text)).toEqual([
      'Name a has changed since. The rest was not undone.',
      'Name a: full seats in use 12 → 4',
    ]);
  });
});

describe('undoing a changed total', () => {
  it('sends the earlier total only', async () => {
    const { mutations, stores, profile, undo } = await setUp();
    const saved = await changeTotalSeats(stores, profile, seenFull(), { totalSeats: 60 });
    expect((await undo(saved)).map(({ text }) => text)).toEqual([
      'Name a: total full seats 60 → 10, 50 seats become free',
    ]);
    expect(mutations.assignSeats).not.toHaveBeenCalled();
    expect(mutations.changeTotalSeats).toHaveBeenLastCalledWith('a', version('"2"'), {
      totalSeats: 10,
      reason: 'Undone',
    });
  });

  it('changes nothing after a later change, and says so', async () => {
    const { api, mutations, stores, profile, undo } = await setUp();
    const saved = await changeTotalSeats(stores, profile, seenFull(), { totalSeats: 60 });
    api.listSubscriptions.mockResolvedValue({ rows: [{ ...full, total_seats: 70 }], etag: '"3"' });
    mutations.changeTotalSeats.mockRejectedValueOnce(conflict());
    expect(await undo(saved)).toEqual([
      { type: 'caution', text: 'Name a has changed since. Nothing was undone.', action: undefined },
    ]);
    expect(mutations.changeTotalSeats).toHaveBeenCalledTimes(2);
  });

  it('is not sent again for the version of a later write of this user whose response was lost', async () => {
    const { api, mutations, stores, profile, undo } = await setUp();
    const saved = await changeTotalSeats(stores, profile, seenFull(), { totalSeats: 60 });
    mutations.changeTotalSeats.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    const after = seenFull({ total_seats: 60 }, '"2"');
    const later = changeTotalSeats(stores, profile, after, { totalSeats: 70 });
    await expect(later).rejects.toThrow();
    api.readOrganization.mockResolvedValue({ organization: buildOrganization('a'), etag: '"3"' });
    api.listSubscriptions.mockResolvedValue({ rows: [{ ...full, total_seats: 70 }], etag: '"3"' });
    mutations.changeTotalSeats.mockRejectedValueOnce(conflict());
    expect((await undo(saved)).map(({ type }) => type)).toEqual(['caution']);
    expect(mutations.changeTotalSeats).toHaveBeenCalledTimes(3);
  });

  it('fails with the reason, the reference, and whether it may have been saved', async () => {
    const { mutations, stores, profile, undo } = await setUp();
    const saved = await changeTotalSeats(stores, profile, seenFull(), { totalSeats: 60 });
    mutations.changeTotalSeats.mockRejectedValueOnce(
      new ApiError({ reason: 'status', status: 500, requestId: 'req_1' }),
    );
    expect(await undo(saved)).toMatchObject([
      {
        type: 'error',
        text: expect.stringMatching(/^Saving Failed! .*saved\. Reference req_1$/) as string,
      },
    ]);
  });
});

describe('undoing an edit', () => {
  it('sends the earlier values of the changed fields', async () => {
    const { mutations, stores, profile, undo } = await setUp();
    const values = { ...base.values, name: 'Renamed' };
    const saved = await updateOrganization(stores, profile, base, values, 'Asked by phone');
    expect(mutations.updateOrganization.mock.lastCall?.[1]).toEqual({
      name: 'Renamed',
      reason: 'Asked by phone',
    });
    await undo(saved);
    expect(mutations.updateOrganization).toHaveBeenLastCalledWith(
      'a',
      { name: 'Name a', reason: 'Undone' },
      '"2"',
      base.values,
    );
  });

  it('sends no reason without one', async () => {
    const { mutations, stores, profile } = await setUp();
    await updateOrganization(stores, profile, base, { ...base.values, name: 'Renamed' });
    expect(mutations.updateOrganization.mock.lastCall?.[1]).toEqual({ name: 'Renamed' });
  });

  it('is not offered for a required field that was missing, nor without an ETag', async () => {
    const { mutations, stores, profile } = await setUp();
    const missing = { ...base, values: { ...base.values, billing_name: '' } };
    const values = { ...missing.values, billing_name: 'Ada' };
    expect((await updateOrganization(stores, profile, missing, values)).undo).toBeUndefined();
    mutations.updateOrganization.mockResolvedValueOnce({
      organization: buildOrganization('a', { name: 'Renamed' }),
      etag: undefined,
    });
    const renamed = { ...base.values, name: 'Renamed' };
    expect((await updateOrganization(stores, profile, base, renamed)).undo).toBeUndefined();
  });
});

it('an added subscription can’t be undone: the contract has no call for it', async () => {
  const { stores, profile } = await setUp();
  const payload = { seat_type: 'guest', total_seats: 5 };
  expect(await addSubscription(stores, profile, payload, '"1"', 'key')).toEqual({
    name: 'Name a',
    organizationId: 'a',
    changes: ['5 guest seats added'],
    etag: '"2"',
  });
});
