import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastPositions, type ToastType } from '~/domain/Toast';
import { ToastsStore, type ToastInput } from '~/stores/ToastsStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

// Malformed storage: tests/unit/app/storage.test.ts.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(storage = memoryStorage()) {
  const toasts = new ToastsStore({ storage });
  return {
    storage,
    toasts,
    show: (text: string, options: Partial<ToastInput> = {}) =>
      toasts.show({ type: 'info', text, ...options }),
    texts: () => toasts.toasts.map(({ text }) => text),
    ids: () => toasts.toasts.map(({ id }) => id),
  };
}

/** Simulates a reload of the page. */
function reloaded({ storage, toasts }: ReturnType<typeof setUp>) {
  toasts.persist();
  toasts.dispose();
  return setUp(storage);
}

describe('ToastsStore.show', () => {
  it.each<[ToastType, string]>([
    ['caution', 'Caution'],
    ['error', 'Error'],
    ['info', 'Information'],
    ['success', 'Success'],
  ])('titles a toast of type %s "%s"', (type, title) => {
    const { toasts, show } = setUp();
    const id = show('x', { type });
    expect(toasts.toasts).toEqual([{ id, type, title, text: 'x', position: 'top-center' }]);
  });

  it('accepts a custom title and any position', () => {
    const { toasts, show } = setUp();
    for (const position of toastPositions) show('x', { title: 'Own', position });
    expect(toasts.toasts.map(({ position, title }) => [position, title])).toEqual(
      toastPositions.map((position) => [position, 'Own']),
    );
  });

  it('shows a toast for 5000 ms by default, or for its own timeout', () => {
    const { show, texts } = setUp();
    show('usual');
    show('long', { timeout: 9000 });
    show('short', { timeout: 100 });
    vi.advanceTimersByTime(100);
    expect(texts()).toEqual(['usual', 'long']);
    vi.advanceTimersByTime(4899);
    expect(texts()).toEqual(['usual', 'long']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['long']);
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual([]);
  });

  it('shows an identical toast once and restarts its timer', () => {
    const { show, texts } = setUp();
    const id = show('x');
    vi.advanceTimersByTime(4000);
    expect(show('x')).toBe(id);
    vi.advanceTimersByTime(4999);
    expect(texts()).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('does not resume the paused timer of an identical toast', () => {
    const { show, toasts, texts } = setUp();
    const id = show('x');
    toasts.pause(id);
    show('x');
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['x']);
    toasts.resume(id);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
  });

  it.each<Partial<ToastInput>>([
    { type: 'error' },
    { text: 'y' },
    { title: 'U' },
    { position: 'top-right' },
  ])('shows a toast that differs by %o beside the other', (difference) => {
    const { show, texts } = setUp();
    show('x', { title: 'T' });
    show('x', { title: 'T', ...difference });
    expect(texts()).toHaveLength(2);
  });
});

describe('the action of a toast', () => {
  const action = () => ({ label: 'Undo', run: vi.fn() });

  it('a toast with an action stays for 10 s', () => {
    const { show, texts } = setUp();
    show('x', { action: action() });
    vi.advanceTimersByTime(9_999);
    expect(texts()).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('a toast loses its action, but stays, after a reload', () => {
    const fixture = setUp();
    fixture.show('x', { action: action() });
    const { toasts } = reloaded(fixture).toasts;
    expect(toasts).toHaveLength(1);
    expect(toasts[0]?.action).toBeUndefined();
  });

  it('dismissAbout dismisses what reports a change of the organization, after a reload too', () => {
    const fixture = setUp();
    fixture.show('x', { organizationId: 'a', action: action() });
    fixture.show('y', { organizationId: 'b', action: action() });
    fixture.show('z');
    fixture.toasts.dismissAbout('a');
    expect(fixture.texts()).toEqual(['y', 'z']);
    const { toasts, texts } = reloaded(fixture);
    toasts.dismissAbout('b');
    expect(texts()).toEqual(['z']);
  });

  it('runAction runs an action once, and dismisses its toast', () => {
    const { show, toasts, texts } = setUp();
    const undo = action();
    const id = show('x', { action: undo });
    toasts.runAction(id);
    toasts.runAction(id);
    expect(undo.run).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual([]);
  });

  it('a toast’s action replaces that of an identical toast', () => {
    const { show, toasts } = setUp();
    show('x', { action: action() });
    const latest = action();
    show('x', { action: latest });
    expect(toasts.toasts.map((toast) => toast.action)).toEqual([latest]);
  });
});

describe('ToastsStore', () => {
  it('removes a toast that is dismissed, once', () => {
    const { show, toasts, texts } = setUp();
    const id = show('a');
    show('b');
    for (const dismissed of [id, id, 'toast-99']) toasts.dismiss(dismissed);
    toasts.pause(id);
    toasts.resume(id);
    expect(texts()).toEqual(['b']);
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses, and resumes with the remaining time', () => {
    const { show, toasts, texts } = setUp();
    const id = show('x');
    vi.advanceTimersByTime(4000);
    toasts.pause(id);
    vi.advanceTimersByTime(60_000);
    toasts.pause(id);
    expect(texts()).toEqual(['x']);
    toasts.resume(id);
    vi.advanceTimersByTime(400);
    toasts.resume(id);
    vi.advanceTimersByTime(599);
    expect(texts()).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('runs only while the page is visible', () => {
    const { show, toasts, texts } = setUp();
    const id = show('before');
    vi.advanceTimersByTime(4000);
    toasts.setPageVisible(false);
    show('hidden');
    vi.advanceTimersByTime(60_000);
    toasts.pause(id);
    toasts.setPageVisible(true);
    vi.advanceTimersByTime(4999);
    expect(texts()).toEqual(['before', 'hidden']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['before']);
    toasts.resume(id);
    vi.advanceTimersByTime(1000);
    expect(texts()).toEqual([]);
  });
});

describe('ToastsStore after a reload', () => {
  it('restores toasts with their remaining time, whatever the clock says', () => {
    const before = setUp();
    const read = before.show('read', { type: 'error', position: 'bottom-right', title: 'Own' });
    before.show('long', { timeout: 8000 });
    vi.advanceTimersByTime(4000);
    before.toasts.pause(read);
    vi.advanceTimersByTime(3000);
    const { toasts, texts } = reloaded(before);
    vi.setSystemTime(Date.now() + 86_400_000);
    expect(toasts.toasts).toMatchObject([
      { type: 'error', text: 'read', position: 'bottom-right', title: 'Own' },
      { type: 'info', text: 'long', position: 'top-center', title: 'Information' },
    ]);
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['read', 'long']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('does not restore dismissed or expired toasts', () => {
    const before = setUp();
    before.toasts.dismiss(before.show('x'));
    before.show('y');
    vi.advanceTimersByTime(5000);
    expect(before.storage.getItem('ams.toasts')).toBeNull();
    expect(reloaded(before).texts()).toEqual([]);
  });

  it('keeps ids, and never reuses one for a new toast', () => {
    const before = setUp();
    for (const text of ['a', 'b', 'c']) before.show(text);
    before.toasts.dismiss(before.ids()[0] ?? '');
    const after = reloaded(before);
    expect(after.ids()).toEqual(before.ids());
    const added = ['d', 'e', 'f'].map((text) => after.show(text));
    expect(new Set([...before.ids(), ...added]).size).toBe(5);
    after.toasts.dismiss(before.ids()[0] ?? '');
    expect(after.texts()).toEqual(['c', 'd', 'e', 'f']);
  });

  it.each([
    ['repeated', ['toast-2', 'toast-2', 'toast-1']],
    ['foreign', ['7f3a', '7f3a', '__proto__']],
  ])('replaces ids that are %s in storage, and shows every toast', (_, storedIds) => {
    const data = storedIds.map((id, number) => ({
      id,
      type: 'info',
      position: 'top-center',
      title: 'Information',
      text: `text ${number}`,
      remaining: 5000,
    }));
    const { ids, texts } = setUp(memoryStorage({ 'ams.toasts': JSON.stringify({ v: 1, data }) }));
    expect(texts()).toEqual(['text 0', 'text 1', 'text 2']);
    expect(new Set(ids()).size).toBe(3);
    expect(ids()[2]).toBe(storedIds[2]);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
  });
});

it('ToastsStore.clear removes all toasts, from storage too', () => {
  const { show, toasts, texts, storage } = setUp();
  for (const text of ['a', 'b', 'c']) show(text);
  toasts.clear();
  expect([texts(), storage.getItem('ams.toasts'), vi.getTimerCount()]).toEqual([[], null, 0]);
});

it('ToastsStore.dispose stops the timers and keeps the toasts', () => {
  const { show, toasts, texts, storage } = setUp();
  show('a');
  toasts.dispose();
  expect([texts(), vi.getTimerCount()]).toEqual([['a'], 0]);
  expect(storage.getItem('ams.toasts')).toContain('"a"');
});
