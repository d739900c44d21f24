// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { StoresProvider } from '~/stores/context';
import type { Stores } from '~/stores/Stores';
import { demoUser } from '../app/testApp';

vi.mock('~/components/DiscardChangesDialog', () => ({
  DiscardChangesDialog: ({
    onDiscard,
    onCancel,
  }: {
    onDiscard: () => void;
    onCancel: () => void;
  }) => (
    <>
      <button type="button" onClick={onDiscard}>
        Discard
      </button>
      <button type="button" onClick={onCancel}>
        Keep editing
      </button>
    </>
  ),
}));

const close = vi.fn<() => void>();
let root: Root;
let session: { user: typeof demoUser | undefined };
const cancelPending = vi.fn<() => void>();

function Screen({ dirty }: { readonly dirty: boolean }) {
  const { dialog, confirmThen, bypass } = useUnsavedChangesGuard(dirty);
  return (
    <>
      <button type="button" onClick={() => confirmThen(close)}>
        Close
      </button>
      <button type="button" onClick={() => bypass(close)}>
        Saved
      </button>
      {dialog}
    </>
  );
}

/** A form on the screen, and a dialog that opens over it. */
function ScreenWithDialog() {
  const form = useUnsavedChangesGuard(true, { onScreen: true });
  const dialog = useUnsavedChangesGuard(false);
  return (
    <>
      {form.dialog}
      {dialog.dialog}
    </>
  );
}

async function renderScreen(dirty: boolean, screen = <Screen dirty={dirty} />) {
  const router = createMemoryRouter(
    [
      { path: '/token', element: screen },
      { path: '*', element: <p /> },
    ],
    { initialEntries: ['/', '/token?edit'] },
  );
  await act(async () =>
    root.render(
      <StoresProvider value={{ session, commands: { cancelPending } } as unknown as Stores}>
        <RouterProvider router={router} />
      </StoresProvider>,
    ),
  );
  const go = (to: string | number, replace = false) =>
    act(async () =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace }),
    );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { go, place };
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const isDialogOpen = () => button('Discard') !== undefined;
const canUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  session = { user: demoUser };
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  close.mockReset();
  vi.unstubAllGlobals();
});

it('leaves a form without changes at once', async () => {
  const { go, place } = await renderScreen(false);
  await press('Close');
  expect([isDialogOpen(), close.mock.calls.length, canUnload()]).toEqual([false, 1, true]);
  await go('/');
  expect(place()).toBe('/');
});

it('asks for confirmation before a dirty form closes', async () => {
  await renderScreen(true);
  await press('Close');
  expect([isDialogOpen(), close.mock.calls.length]).toEqual([true, 0]);
  await press('Keep editing');
  expect([isDialogOpen(), close.mock.calls.length]).toEqual([false, 0]);
  await press('Close');
  await press('Discard');
  expect(close).toHaveBeenCalledTimes(1);
});

it.each<[string, string | number, string]>([
  ['a link', '/accounts?page=2', '/accounts?page=2'],
  ['Back', -1, '/'],
  ['another search', '/token', '/token'],
])('blocks %s while the form is dirty until the user confirms', async (_, to, target) => {
  const { go, place } = await renderScreen(true);
  await go(to);
  expect([isDialogOpen(), place()]).toEqual([true, '/token?edit']);
  await press('Keep editing');
  expect([isDialogOpen(), place()]).toEqual([false, '/token?edit']);
  await go(to);
  await press('Discard');
  expect(place()).toBe(target);
});

it('a form on the screen stays when the search changes, and is guarded while a dialog is open', async () => {
  // The router says so in development: the latest blocker answers for both.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { go, place } = await renderScreen(true, <ScreenWithDialog />);
  await go('/token');
  expect([isDialogOpen(), place()]).toEqual([false, '/token']);
  await go('/accounts');
  expect([isDialogOpen(), place()]).toEqual([true, '/token']);
  await press('Discard');
  expect(place()).toBe('/accounts');
  warn.mockRestore();
});

it('triggers the browser’s prompt when the page unloads', async () => {
  await renderScreen(true);
  expect(canUnload()).toBe(false);
});

it('does not ask once the form is saved', async () => {
  const { go, place } = await renderScreen(true);
  await press('Saved');
  expect([isDialogOpen(), close.mock.calls.length, canUnload()]).toEqual([false, 1, true]);
  await go('/');
  expect(place()).toBe('/');
});

it('does not ask when the session has ended or the URL is corrected in place', async () => {
  const { go, place } = await renderScreen(true);
  await go('/token?edit&period=7', true);
  expect([isDialogOpen(), place()]).toEqual([false, '/token?edit&period=7']);
  session.user = undefined;
  await go('/login', true);
  expect([isDialogOpen(), place(), canUnload()]).toEqual([false, '/login', true]);
});
