// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notifications } from '~/components/Notifications';
import { ToastsStore } from '~/stores/ToastsStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { renderWithStores } from '../app/renderWithStores';
import { createTestApp, disposeTestApps } from '../app/testApp';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  disposeTestApps();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each<[string, (button: HTMLElement) => void, (button: HTMLElement) => void]>([
  ['keyboard focus', (button) => button.focus(), (button) => button.blur()],
  [
    'hover',
    (button) => fireEvent.pointerOver(button),
    (button) => fireEvent.pointerOut(button, { relatedTarget: document.body }),
  ],
])('a toast stays while it has %s, and disappears after it', (_, enter, leave) => {
  const toasts = new ToastsStore({ storage: memoryStorage() });
  toasts.show({ type: 'info', text: 'x' });
  renderWithStores({ toasts }, <Notifications />);
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => {
    enter(button);
    vi.advanceTimersByTime(60_000);
  });
  expect(toasts.toasts).toHaveLength(1);
  act(() => {
    leave(button);
    vi.advanceTimersByTime(5000);
  });
  expect(toasts.toasts).toEqual([]);
});

it('the timer of a toast stands still while the page is hidden', () => {
  const { toasts } = createTestApp().app.stores;
  toasts.show({ type: 'info', text: 'x' });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(60_000);
  expect(toasts.toasts).toHaveLength(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5000);
  expect(toasts.toasts).toEqual([]);
});

it('F6 moves focus to the newest toast and back, and is the browser’s without one', () => {
  const toasts = new ToastsStore({ storage: memoryStorage() });
  renderWithStores(
    { toasts },
    <>
      <input aria-label="field" />
      <Notifications />
    </>,
  );
  const field = screen.getByLabelText('field');
  const press = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'F6' });
  field.focus();
  expect(press()).toBe(true);
  act(() => {
    toasts.show({ type: 'info', text: 'older' });
    toasts.show({
      type: 'success',
      text: 'newer',
      action: { label: 'Undo', run: () => undefined },
    });
  });
  expect(press()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  press();
  expect(document.activeElement).toBe(field);
});
