import { describe, expect, it, vi } from 'vitest';
import { createMockApi, type MockApiOptions } from '~~/mocks/createMockApi';
import type { Snapshot, SnapshotStorage } from '~~/mocks/MockData';

/** Storage as IndexedDB is: what it returns is a copy. */
function memoryStorage(): SnapshotStorage {
  let stored: Snapshot | undefined;
  return {
    transact(knownVersion, callback) {
      const next = callback(stored?.version === knownVersion ? undefined : structuredClone(stored));
      if (next) stored = structuredClone(next());
      return Promise.resolve();
    },
  };
}

const noon = Date.parse('2026-03-02T12:00:00Z');
const nextDay = noon + 86_400_000;

/** A tab of the demo. */
function openTab(storage: SnapshotStorage, options: MockApiOptions = {}) {
  const api = createMockApi({ organizations: 8, now: () => noon, storage, ...options });
  const acme = () =>
    api.database.organization.findFirst({ where: { id: { equals: 'acme.v2' } }, strict: true });
  const change = () => api.control.changeAsColleague('acme.v2', 'total_seats');
  return { api, acme, change };
}

describe('changes of a demo', () => {
  it('reach another tab and the next page, with their activity', async () => {
    const storage = memoryStorage();
    const [first, second] = [openTab(storage), openTab(storage)];
    await first.change();
    await second.api.sync();
    await second.change();
    await first.api.sync();
    const later = openTab(storage);
    await later.api.sync();
    for (const tab of [first, second, later]) {
      expect(tab.acme()).toMatchObject({
        version: first.acme().version,
        derived: { total_seats: 270 },
      });
      expect(tab.api.activity.find({ limit: 2 }).entries.map(({ changes }) => changes)).toEqual([
        [{ pointer: '/total_seats', before: 260, after: 270 }],
        [{ pointer: '/total_seats', before: 250, after: 260 }],
      ]);
    }
  });

  it('keep the day that they were made on until they are reset, in every tab', async () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    await first.change();
    const later = openTab(storage, { now: () => nextDay });
    const fresh = later.acme().registered_at;
    await later.api.sync();
    expect(later.acme().registered_at).toBe(first.acme().registered_at);
    await later.api.control.reset();
    await first.api.sync();
    for (const tab of [first, later])
      expect(tab.acme()).toMatchObject({ registered_at: fresh, derived: { total_seats: 250 } });
  });

  it('leave every tab after a reset on the same day', async () => {
    const storage = memoryStorage();
    const [first, second] = [openTab(storage), openTab(storage)];
    await first.change();
    await second.api.sync();
    await second.api.control.reset();
    await first.api.sync();
    expect([first, second].map((tab) => tab.acme().derived.total_seats)).toEqual([250, 250]);
  });

  it('of another version of the data are discarded', async () => {
    const storage = memoryStorage();
    await openTab(storage).change();
    const onDiscarded = vi.fn();
    const updated = openTab(storage, { seed: 2, onDiscarded });
    await updated.api.sync();
    expect(onDiscarded).toHaveBeenCalledOnce();
    await updated.change();
    const later = openTab(storage, { seed: 2, onDiscarded });
    await later.api.sync();
    expect(onDiscarded).toHaveBeenCalledOnce();
    expect(later.acme().derived.total_seats).toBe(260);
  });

  it('stay in memory where storage fails', async () => {
    const tab = openTab({ transact: () => Promise.reject(new Error('No space')) });
    expect(tab.api.isPersistent).toBe(true);
    await tab.change();
    expect([tab.api.isPersistent, tab.acme().derived.total_seats]).toEqual([false, 260]);
  });
});
