// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { NavigationProvider } from '~/hooks/navigation';
import type { Stores } from '~/stores/context';
import type { ConfirmDialogProps } from '~/ui/ConfirmDialog';
import { renderWithStores } from '../app/renderWithStores';
import { demoUser } from '../app/testApp';

vi.mock('~/ui/ConfirmDialog', () => ({
  ConfirmDialog: ({ onConfirm, onCancel }: ConfirmDialogProps) => (
    <>
      <button type="button" onClick={onConfirm}>
        Discard
      </button>
      <button type="button" onClick={onCancel}>
        Keep editing
      </button>
    </>
  ),
}));

const close = vi.fn<() => void>();
beforeEach(() => void close.mockReset());

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

/** A task that asks before it is stopped. */
function Tasks() {
  const [task, setTask] = useState<string | undefined>('Import');
  const { dialog, confirmThen } = useUnsavedChangesGuard(task !== undefined, {
    question: { title: `Stop ${task}?` },
  });
  const button = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {button('Close', () => confirmThen(close))}
      {button('ends', () => setTask(undefined))}
      {button('becomes another task', () => setTask('Export'))}
      {button('starts again', () => setTask('Import'))}
      {dialog}
    </>
  );
}

/** A form on the screen, and a dialog that opens over it. */
function ScreenWithDialog({ dirtyDialog = false }: { readonly dirtyDialog?: boolean }) {
  const form = useUnsavedChangesGuard(true, { onScreen: true });
  const dialog = useUnsavedChangesGuard(dirtyDialog);
  return (
    <>
      {form.dialog}
      {dialog.dialog}
    </>
  );
}

/** Something that ends while it is asked about, in two steps. */
function Task() {
  const [left, setLeft] = useState(2);
  const { dialog, confirmThen } = useUnsavedChangesGuard(left > 0, {
    question: { title: left === 2 ? 'Stop?' : 'Discard?' },
  });
  return (
    <>
      <button type="button" onClick={() => confirmThen(close)}>
        Close
      </button>
      <button type="button" onClick={() => setLeft(left - 1)}>
        Go on
      </button>
      {dialog}
    </>
  );
}

function renderScreen(dirty: boolean, screenElement = <Screen dirty={dirty} />) {
  const session: { user: typeof demoUser | undefined } = { user: demoUser };
  const router = createMemoryRouter(
    [
      {
        element: (
          <NavigationProvider>
            <Outlet />
          </NavigationProvider>
        ),
        children: [
          { path: '/token', element: screenElement },
          { path: '*', element: <p /> },
        ],
      },
    ],
    { initialEntries: ['/', '/token?edit'] },
  );
  const stores = { session, commands: { cancelPending: vi.fn() } };
  renderWithStores(stores as unknown as Partial<Stores>, <RouterProvider router={router} />);
  const go = (to: string | number, replace = false) =>
    act(async () =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace }),
    );
  /** Whether the confirmation is open, and the location. */
  const state = () => [
    screen.queryByRole('button', { name: 'Discard' }) !== null,
    router.state.location.pathname + router.state.location.search,
  ];
  return { go, state, session };
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const canUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('leaves a form without changes at once', async () => {
  const { go, state } = renderScreen(false);
  await press('Close');
  expect([close.mock.calls.length, canUnload()]).toEqual([1, true]);
  await go('/');
  expect(state()).toEqual([false, '/']);
});

it('asks for confirmation before a dirty form closes', async () => {
  const { state } = renderScreen(true);
  for (const answer of ['Keep editing', 'Discard']) {
    await press('Close');
    expect([state()[0], close.mock.calls.length]).toEqual([true, 0]);
    await press(answer);
  }
  expect(close).toHaveBeenCalledTimes(1);
});

it.each<[string, string | number, string]>([
  ['a link', '/accounts?page=2', '/accounts?page=2'],
  ['Back', -1, '/'],
  ['another search', '/token', '/token'],
])('blocks %s while the form is dirty until the user confirms', async (_, to, target) => {
  const { go, state } = renderScreen(true);
  await go(to);
  expect(state()).toEqual([true, '/token?edit']);
  await press('Keep editing');
  expect(state()).toEqual([false, '/token?edit']);
  await go(to);
  await press('Discard');
  expect(state()[1]).toBe(target);
});

it('a form on the screen stays when the search changes, and is guarded while a dialog is open', async () => {
  // The router warns about a second blocker.
  const warn = vi.spyOn(console, 'warn');
  const { go, state } = renderScreen(true, <ScreenWithDialog />);
  await go('/token');
  expect(state()).toEqual([false, '/token']);
  await go('/accounts');
  expect(state()).toEqual([true, '/token']);
  await press('Discard');
  expect(state()).toEqual([false, '/accounts']);
  expect(warn).not.toHaveBeenCalled();
});

it('asks once for all that is unsaved, about each navigation again', async () => {
  const { go, state } = renderScreen(true, <ScreenWithDialog dirtyDialog />);
  await go('/accounts');
  expect(screen.getAllByRole('button', { name: 'Discard' })).toHaveLength(1);
  await press('Keep editing');
  expect(state()).toEqual([false, '/token?edit']);
  await go('/accounts');
  await go('/token?edit&period=7', true);
  expect(state()).toEqual([false, '/token?edit&period=7']);
  await go('/accounts');
  await press('Discard');
  expect(state()).toEqual([false, '/accounts']);
});

it.each<[string, string, (go: (to: string) => Promise<void>) => Promise<void>]>([
  ['closing', 'ends', () => press('Close')],
  ['leaving', 'ends', (go) => go('/')],
  ['closing', 'becomes another task', () => press('Close')],
])('a question before %s goes once what it is about %s', async (_, end, ask) => {
  const { go, state } = renderScreen(true, <Tasks />);
  await ask(go);
  expect(state()).toEqual([true, '/token?edit']);
  await press(end);
  await press('starts again');
  expect(state()).toEqual([false, '/token?edit']);
});

it('triggers the browser’s prompt when the page unloads, until the form is saved', async () => {
  const { go, state } = renderScreen(true);
  expect(canUnload()).toBe(false);
  await press('Saved');
  expect([close.mock.calls.length, canUnload()]).toEqual([1, true]);
  await go('/');
  expect(state()).toEqual([false, '/']);
});

it('a question goes with what it asks about', async () => {
  const { go, state } = renderScreen(true, <Task />);
  await press('Close');
  await press('Go on');
  expect(state()).toEqual([false, '/token?edit']);
  await go('/accounts');
  expect(state()).toEqual([true, '/token?edit']);
  await press('Go on');
  expect([...state(), close.mock.calls.length]).toEqual([false, '/token?edit', 0]);
});

it('does not ask when the session has ended or the URL is corrected in place', async () => {
  const { go, state, session } = renderScreen(true);
  await go('/token?edit&period=7', true);
  expect(state()).toEqual([false, '/token?edit&period=7']);
  session.user = undefined;
  await go('/login', true);
  expect([...state(), canUnload()]).toEqual([false, '/login', true]);
});
