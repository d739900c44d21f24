import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastsStore } from '~/stores/ToastsStore';
import { memoryStorage } from '~~/stories/memoryStorage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toast = (text: string, id?: string) => ({
  ...(id !== undefined && { id }),
  type: 'info',
  position: 'top-center',
  title: 'Information',
  text,
  remaining: 5000,
});

/** A store on the given session storage. */
function restoredStore(...data: ReturnType<typeof toast>[]) {
  const storage = memoryStorage({ 'ams.toasts': JSON.stringify({ v: 1, data }) });
  return { storage, store: new ToastsStore({ storage }) };
}

const idsOf = (store: ToastsStore) => store.toasts.map(({ id }) => id);

describe('ToastsStore ids', () => {
  it('stores the id with position, text, title and type', () => {
    const storage = memoryStorage();
    const id = new ToastsStore({ storage }).show({ type: 'info', text: 'a' });
    expect(JSON.parse(storage.getItem('ams.toasts') ?? '')).toEqual({
      v: 1,
      data: [{ ...toast('a', id), remaining: 5000 }],
    });
  });

  it('keeps ids across a reload, and never reuses one for a new toast', () => {
    const storage = memoryStorage();
    const before = new ToastsStore({ storage });
    for (const text of ['a', 'b', 'c']) before.show({ type: 'info', text });
    before.dismiss(idsOf(before)[0] ?? '');
    const storedIds = idsOf(before);
    const after = new ToastsStore({ storage });
    expect(idsOf(after)).toEqual(storedIds);
    const added = ['d', 'e', 'f'].map((text) => after.show({ type: 'info', text }));
    expect(new Set([...storedIds, ...added]).size).toBe(5);
    after.dismiss(storedIds[0] ?? '');
    expect(after.toasts.map(({ text }) => text)).toEqual(['c', 'd', 'e', 'f']);
  });

  it.each([
    ['missing', [undefined, undefined, 'toast-1']],
    ['repeated', ['toast-2', 'toast-2', 'toast-1']],
    ['foreign', ['7f3a', '7f3a', '__proto__']],
  ])('replaces ids that are %s in storage, and shows every toast', (_, ids) => {
    const { store } = restoredStore(...ids.map((id, at) => toast(`text ${at}`, id)));
    expect(store.toasts).toHaveLength(3);
    expect(new Set(idsOf(store)).size).toBe(3);
    expect(idsOf(store)[2]).toBe(ids[2]);
    vi.advanceTimersByTime(5000);
    expect(store.toasts).toEqual([]);
  });

  it.each(['', 'x'.repeat(101)])(
    'discards all stored toasts if one has the invalid id %j',
    (id) => {
      const { store, storage } = restoredStore(toast('a', id));
      expect([store.toasts.length, storage.getItem('ams.toasts')]).toEqual([0, null]);
    },
  );
});
