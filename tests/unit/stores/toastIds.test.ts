import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastsStore } from '../../../src/stores/ToastsStore';
import { memoryStorage } from '../../../stories/memoryStorage';

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

/** A page over what session storage holds. */
function opened(...data: ReturnType<typeof toast>[]) {
  const storage = memoryStorage({ 'ams.toasts': JSON.stringify({ v: 1, data }) });
  return { storage, store: new ToastsStore({ storage }) };
}

const idsOf = (store: ToastsStore) => store.toasts.map(({ id }) => id);

describe('the id of a toast', () => {
  it('is stored with its position, text, title and type', () => {
    const storage = memoryStorage();
    const id = new ToastsStore({ storage }).show({ type: 'info', text: 'a' });
    expect(JSON.parse(storage.getItem('ams.toasts') ?? '')).toEqual({
      v: 1,
      data: [{ ...toast('a', id), remaining: 5000 }],
    });
  });

  it('stays the same over a reload, and no new toast takes it', () => {
    const storage = memoryStorage();
    const before = new ToastsStore({ storage });
    for (const text of ['a', 'b', 'c']) before.show({ type: 'info', text });
    before.dismiss(idsOf(before)[0] ?? '');
    const kept = idsOf(before);
    const after = new ToastsStore({ storage });
    expect(idsOf(after)).toEqual(kept);
    const added = ['d', 'e', 'f'].map((text) => after.show({ type: 'info', text }));
    expect(new Set([...kept, ...added]).size).toBe(5);
    after.dismiss(kept[0] ?? '');
    expect(after.toasts.map(({ text }) => text)).toEqual(['c', 'd', 'e', 'f']);
  });

  it.each([
    ['missing', [undefined, undefined, 'toast-1']],
    ['repeated', ['toast-2', 'toast-2', 'toast-1']],
    ['of another make', ['7f3a', '7f3a', '__proto__']],
  ])('that is %s in storage is replaced, and every toast shown', (_, ids) => {
    const { store } = opened(...ids.map((id, at) => toast(`text ${at}`, id)));
    expect(store.toasts).toHaveLength(3);
    expect(new Set(idsOf(store)).size).toBe(3);
    expect(idsOf(store)[2]).toBe(ids[2]);
    vi.advanceTimersByTime(5000);
    expect(store.toasts).toEqual([]);
  });

  it.each(['', 'x'.repeat(101)])('that is no id is malformed, like the rest with it', (id) => {
    const { store, storage } = opened(toast('a', id));
    expect([store.toasts.length, storage.getItem('ams.toasts')]).toEqual([0, null]);
  });
});
