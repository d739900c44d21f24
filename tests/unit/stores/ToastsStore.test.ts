import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastPositions, type ToastType } from '~/domain/Toast';
import { ToastsStore } from '~/stores/ToastsStore';
import { memoryStorage } from '~~/stories/memoryStorage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(storage = memoryStorage()) {
  return { storage, toasts: new ToastsStore({ storage }) };
}

/** Simulates a reload of the page. */
function reloaded({ storage, toasts }: ReturnType<typeof setUp>) {
  toasts.persist();
  toasts.dispose();
  return setUp(storage);
}

const texts = ({ toasts }: Pick<ReturnType<typeof setUp>, 'toasts'>) =>
  toasts.toasts.map(({ text }) => text);

describe('ToastsStore.show', () => {
  it.each<[ToastType, string]>([
    ['caution', 'Caution'],
    ['error', 'Error'],
    ['info', 'Information'],
    ['success', 'Success'],
  ])('titles a toast of type %s "%s"', (type, title) => {
    const { toasts } = setUp();
    const id = toasts.show({ type, text: 'x' });
    expect(toasts.toasts).toEqual([{ id, type, title, text: 'x', position: 'top-center' }]);
  });

  it('accepts a custom title and any of six positions', () => {
    const { toasts } = setUp();
    for (const position of toastPositions)
      toasts.show({ type: 'info', text: 'x', title: 'Own', position });
    expect(toasts.toasts.map(({ position, title }) => [position, title])).toEqual(
      toastPositions.map((position) => [position, 'Own']),
    );
    expect(new Set(toasts.toasts.map(({ id }) => id)).size).toBe(6);
  });

  it('shows a toast for 5000 ms by default, or for its own timeout', () => {
    const fixture = setUp();
    fixture.toasts.show({ type: 'info', text: 'usual' });
    fixture.toasts.show({ type: 'info', text: 'long', timeout: 9000 });
    fixture.toasts.show({ type: 'info', text: 'short', timeout: 100 });
    vi.advanceTimersByTime(100);
    expect(texts(fixture)).toEqual(['usual', 'long']);
    vi.advanceTimersByTime(4899);
    expect(texts(fixture)).toEqual(['usual', 'long']);
    vi.advanceTimersByTime(1);
    expect(texts(fixture)).toEqual(['long']);
    vi.advanceTimersByTime(4000);
    expect(texts(fixture)).toEqual([]);
  });

  it('removes a dismissed toast; dismissing it again does nothing', () => {
    const fixture = setUp();
    const id = fixture.toasts.show({ type: 'info', text: 'a' });
    fixture.toasts.show({ type: 'info', text: 'b' });
    fixture.toasts.dismiss(id);
    fixture.toasts.dismiss(id);
    fixture.toasts.dismiss('toast-99');
    expect(texts(fixture)).toEqual(['b']);
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('ToastsStore timer', () => {
  it('runs only while the page is visible, and not while the toast is paused', () => {
    const fixture = setUp();
    const id = fixture.toasts.show({ type: 'info', text: 'before' });
    vi.advanceTimersByTime(4000);
    fixture.toasts.setPageVisible(false);
    fixture.toasts.show({ type: 'info', text: 'hidden' });
    vi.advanceTimersByTime(60_000);
    fixture.toasts.pause(id);
    fixture.toasts.setPageVisible(true);
    vi.advanceTimersByTime(4999);
    expect(texts(fixture)).toEqual(['before', 'hidden']);
    vi.advanceTimersByTime(1);
    expect(texts(fixture)).toEqual(['before']);
    fixture.toasts.resume(id);
    vi.advanceTimersByTime(1000);
    expect(texts(fixture)).toEqual([]);
  });

  it('pauses, and resumes with the remaining time', () => {
    const fixture = setUp();
    const id = fixture.toasts.show({ type: 'info', text: 'x' });
    vi.advanceTimersByTime(4000);
    fixture.toasts.pause(id);
    vi.advanceTimersByTime(60_000);
    fixture.toasts.pause(id);
    expect(texts(fixture)).toEqual(['x']);
    fixture.toasts.resume(id);
    vi.advanceTimersByTime(400);
    fixture.toasts.resume(id);
    vi.advanceTimersByTime(599);
    expect(texts(fixture)).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(texts(fixture)).toEqual([]);
  });

  it('ignores pause and resume for a dismissed toast', () => {
    const { toasts } = setUp();
    toasts.pause('toast-1');
    toasts.resume('toast-1');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('ToastsStore.show with an identical toast', () => {
  it('shows it once and restarts its timer', () => {
    const fixture = setUp();
    const id = fixture.toasts.show({ type: 'error', text: 'x' });
    vi.advanceTimersByTime(4000);
    expect(fixture.toasts.show({ type: 'error', text: 'x' })).toBe(id);
    expect(fixture.toasts.toasts).toHaveLength(1);
    vi.advanceTimersByTime(4999);
    expect(fixture.toasts.toasts).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(fixture.toasts.toasts).toHaveLength(0);
  });

  it('does not resume a paused timer', () => {
    const fixture = setUp();
    const id = fixture.toasts.show({ type: 'error', text: 'x' });
    fixture.toasts.pause(id);
    fixture.toasts.show({ type: 'error', text: 'x' });
    vi.advanceTimersByTime(60_000);
    expect(texts(fixture)).toEqual(['x']);
    fixture.toasts.resume(id);
    vi.advanceTimersByTime(5000);
    expect(texts(fixture)).toEqual([]);
  });

  it('treats another type, title, text or position as a different toast', () => {
    const { toasts } = setUp();
    const base = { type: 'info', text: 'x', title: 'T', position: 'top-left' } as const;
    for (const other of [
      {},
      { type: 'error' as const },
      { text: 'y' },
      { title: 'U' },
      { position: 'top-right' as const },
    ])
      toasts.show({ ...base, ...other });
    expect(toasts.toasts).toHaveLength(5);
  });
});

describe('ToastsStore after a reload', () => {
  it('restores toasts with their remaining time', () => {
    const before = setUp();
    const read = before.toasts.show({
      type: 'error',
      text: 'read',
      position: 'bottom-right',
      title: 'Own',
    });
    before.toasts.show({ type: 'info', text: 'long', timeout: 8000 });
    vi.advanceTimersByTime(4000);
    before.toasts.pause(read);
    vi.advanceTimersByTime(3000);
    const after = reloaded(before);
    expect(after.toasts.toasts).toMatchObject([
      { type: 'error', text: 'read', position: 'bottom-right', title: 'Own' },
      { type: 'info', text: 'long', position: 'top-center', title: 'Information' },
    ]);
    vi.advanceTimersByTime(999);
    expect(texts(after)).toEqual(['read', 'long']);
    vi.advanceTimersByTime(1);
    expect(texts(after)).toEqual([]);
  });

  it('counts neither the time away nor a wrong system clock', () => {
    const before = setUp();
    before.toasts.show({ type: 'info', text: 'x' });
    vi.advanceTimersByTime(4000);
    const after = reloaded(before);
    vi.setSystemTime(Date.now() + 86_400_000);
    vi.advanceTimersByTime(999);
    expect(texts(after)).toEqual(['x']);
    vi.advanceTimersByTime(1);
    expect(texts(after)).toEqual([]);
  });

  it('does not restore dismissed or expired toasts', () => {
    const before = setUp();
    before.toasts.dismiss(before.toasts.show({ type: 'info', text: 'x' }));
    before.toasts.show({ type: 'info', text: 'y' });
    vi.advanceTimersByTime(5000);
    expect(before.storage.getItem('ams.toasts')).toBeNull();
    expect(texts(reloaded(before))).toEqual([]);
  });

  it('restores the newest of many toasts', () => {
    const before = setUp();
    for (let number = 0; number < 30; number += 1)
      before.toasts.show({ type: 'info', text: `toast ${number}` });
    expect(texts(reloaded(before)).at(-1)).toBe('toast 29');
  });

  it.each([
    ['not JSON', '['],
    ['a newer version', '{"v":2,"data":[]}'],
    ['no list', '{"v":1,"data":{}}'],
    [
      'an unknown type',
      '{"v":1,"data":[{"type":"evil","position":"top-left","title":"t","text":"x","remaining":1}]}',
    ],
    [
      'an unknown position',
      '{"v":1,"data":[{"type":"info","position":"middle","title":"t","text":"x","remaining":1}]}',
    ],
    ['no text', '{"v":1,"data":[{"type":"info","position":"top-left","title":"t","remaining":1}]}'],
    [
      'a negative time',
      '{"v":1,"data":[{"type":"info","position":"top-left","title":"t","text":"x","remaining":-1}]}',
    ],
    [
      'an endless time',
      '{"v":1,"data":[{"type":"info","position":"top-left","title":"t","text":"x","remaining":1e300}]}',
    ],
    [
      'a time as text',
      '{"v":1,"data":[{"type":"info","position":"top-left","title":"t","text":"x","remaining":"5"}]}',
    ],
  ])('discards malformed stored toasts: %s', (_, stored) => {
    const fixture = setUp(memoryStorage({ 'ams.toasts': stored }));
    expect(texts(fixture)).toEqual([]);
    expect(fixture.storage.getItem('ams.toasts')).toBeNull();
  });
});

it('ToastsStore.clear removes all toasts, from storage too', () => {
  const fixture = setUp();
  for (const text of ['a', 'b', 'c']) fixture.toasts.show({ type: 'info', text });
  fixture.toasts.clear();
  expect([texts(fixture), fixture.storage.getItem('ams.toasts'), vi.getTimerCount()]).toEqual([
    [],
    null,
    0,
  ]);
});

it('ToastsStore.dispose stops the timers and keeps the toasts', () => {
  const fixture = setUp();
  fixture.toasts.show({ type: 'info', text: 'a' });
  fixture.toasts.dispose();
  expect(vi.getTimerCount()).toBe(0);
  expect(texts(fixture)).toEqual(['a']);
  expect(fixture.storage.getItem('ams.toasts')).toContain('"a"');
});
