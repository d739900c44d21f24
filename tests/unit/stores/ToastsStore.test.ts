import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastsStore, type ToastInput, type ToastType } from '~/stores/ToastsStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

// Malformed storage: tests/unit/app/storage.test.ts. Hover and focus: tests/unit/components/Notifications.test.tsx.

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
  };
}

type Fixture = ReturnType<typeof setUp>;

/** Simulates a reload of the page. */
function reloaded({ storage, toasts }: Fixture) {
  toasts.persist();
  toasts.dispose();
  return setUp(storage);
}

const undo = () => ({ label: 'Undo', run: vi.fn() });

/** Expects that the toasts on screen are gone after exactly this time. */
function expectTimeLeft({ texts }: Fixture, milliseconds: number) {
  const before = texts();
  expect(before).not.toEqual([]);
  vi.advanceTimersByTime(milliseconds - 1);
  expect(texts()).toEqual(before);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
}

it.each<[ToastType, string]>([
  ['caution', 'Caution'],
  ['error', 'Error'],
  ['info', 'Information'],
  ['success', 'Success'],
])('ToastsStore shows a toast of type %s as "%s", at the top', (type, title) => {
  const { toasts, show } = setUp();
  show('x', { type });
  expect(toasts.toasts).toMatchObject([{ type, title, text: 'x', position: 'top-center' }]);
});

it.each<[string, Partial<ToastInput>, number]>([
  ['stays for 5 s', {}, 5000],
  ['with a button stays for 10 s', { action: undo() }, 10_000],
  ['stays for its own timeout', { timeout: 9000 }, 9000],
])('a toast %s', (_, options, timeout) => {
  const fixture = setUp();
  fixture.show('x', options);
  expectTimeLeft(fixture, timeout);
});

it.each<[string, (fixture: Fixture, id: string) => void, number]>([
  ['an identical toast', ({ show }) => show('x'), 5000],
  [
    'hover or focus, also while an identical toast is shown',
    ({ toasts, show }, id) => {
      toasts.pause(id);
      show('x');
      vi.advanceTimersByTime(60_000);
      toasts.resume(id);
    },
    5000,
  ],
  [
    'hover or focus, which leaves the remaining time',
    ({ toasts }, id) => {
      toasts.pause(id);
      vi.advanceTimersByTime(60_000);
      toasts.resume(id);
    },
    1000,
  ],
  [
    'a hidden page',
    ({ toasts }) => {
      toasts.setPageVisible(false);
      vi.advanceTimersByTime(60_000);
      toasts.setPageVisible(true);
    },
    1000,
  ],
  [
    'a hidden page, which doesn’t end a pause',
    ({ toasts }, id) => {
      toasts.pause(id);
      toasts.setPageVisible(false);
      toasts.setPageVisible(true);
      vi.advanceTimersByTime(60_000);
      toasts.resume(id);
    },
    1000,
  ],
])('a toast shown for 4 s survives %s', (_, act, left) => {
  const fixture = setUp();
  const id = fixture.show('x');
  vi.advanceTimersByTime(4000);
  act(fixture, id);
  expectTimeLeft(fixture, left);
});

it('a toast that is shown on a hidden page waits for the user', () => {
  const fixture = setUp();
  fixture.toasts.setPageVisible(false);
  fixture.show('x');
  vi.advanceTimersByTime(60_000);
  fixture.toasts.setPageVisible(true);
  expectTimeLeft(fixture, 5000);
});

it.each<Partial<ToastInput>>([
  {},
  { type: 'error' },
  { text: 'y' },
  { title: 'U' },
  { position: 'top-right' },
])('a toast that differs by %o is shown beside the other, an identical one once', (difference) => {
  const { show, texts } = setUp();
  show('x', { title: 'T' });
  show('x', { title: 'T', ...difference });
  expect(texts()).toHaveLength(Object.keys(difference).length + 1);
});

it('the button of a toast runs the latest action of an identical one, once, and dismisses it', () => {
  const { show, toasts, texts } = setUp();
  const [earlier, latest] = [undo(), undo()];
  show('x', { action: earlier });
  const id = show('x', { action: latest });
  for (let press = 1; press <= 2; press += 1) toasts.runAction(id);
  expect([earlier.run.mock.calls.length, latest.run.mock.calls.length]).toEqual([0, 1]);
  expect(texts()).toEqual([]);
});

it('dismissAbout dismisses what reports a change of the organization, after a reload too', () => {
  const before = setUp();
  for (const organizationId of ['a', 'b', undefined])
    before.show(`about ${organizationId}`, { organizationId });
  before.toasts.dismissAbout('a');
  const after = reloaded(before);
  expect(after.texts()).toEqual(['about b', 'about undefined']);
  after.toasts.dismissAbout('b');
  expect(after.texts()).toEqual(['about undefined']);
});

it('a reload keeps toasts without their buttons, with the remaining time, whatever the clock says', () => {
  const before = setUp();
  const looks = { type: 'error', position: 'bottom-right', title: 'Own' } as const;
  const read = before.show('read', { ...looks, action: undo(), timeout: 5000 });
  before.show('long', { timeout: 8000 });
  vi.advanceTimersByTime(4000);
  before.toasts.pause(read);
  vi.advanceTimersByTime(3000);
  const after = reloaded(before);
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(after.toasts.toasts).toMatchObject([
    { ...looks, text: 'read', action: undefined },
    { type: 'info', text: 'long', position: 'top-center', title: 'Information' },
  ]);
  expectTimeLeft(after, 1000);
});

it.each<[string, (fixture: Fixture, id: string) => void]>([
  [
    'dismissed, also a second time',
    ({ toasts }, id) => {
      for (const each of [id, id]) toasts.dismiss(each);
    },
  ],
  ['expired', () => vi.advanceTimersByTime(5000)],
  ['cleared at sign-out', ({ toasts }) => toasts.clear()],
  [
    'dismissed and left by the pointer',
    ({ toasts }, id) => {
      toasts.dismiss(id);
      toasts.resume(id);
    },
  ],
])('a toast that is %s is gone, after a reload too', (_, end) => {
  const fixture = setUp();
  end(fixture, fixture.show('x'));
  expect([fixture.texts(), vi.getTimerCount()]).toEqual([[], 0]);
  expect(fixture.storage.getItem('ams.toasts')).toBeNull();
});
