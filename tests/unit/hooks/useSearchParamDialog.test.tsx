// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NavigationProvider } from '~/hooks/navigation';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';

function renderDialogAt(path: string) {
  const { result } = renderHook(
    () => ({
      dialog: useSearchParamDialog('new'),
      search: useLocation().search,
      navigate: useNavigate(),
    }),
    {
      wrapper: ({ children }) => (
        <RouterProvider
          router={createMemoryRouter(
            [{ path: '*', element: <NavigationProvider>{children}</NavigationProvider> }],
            { initialEntries: [path] },
          )}
        />
      ),
    },
  );
  return {
    change: (method: 'open' | 'close') => act(async () => result.current.dialog[method]()),
    go: (delta: number) => act(async () => void result.current.navigate(delta)),
    state: () => [result.current.dialog.isOpen, result.current.search],
  };
}

it('opens the dialog from the URL and removes only its key on close', async () => {
  const { change, state } = renderDialogAt('/accounts?q=a&new&page=2');
  expect(state()).toEqual([true, '?q=a&new&page=2']);
  await change('close');
  expect(state()).toEqual([false, '?q=a&page=2']);
});

it('adds the key to the URL on open; closing and Back remove it', async () => {
  const { change, go, state } = renderDialogAt('/accounts?q=a');
  expect(state()).toEqual([false, '?q=a']);
  await change('open');
  expect(state()).toEqual([true, '?q=a&new']);
  await change('close');
  expect(state()).toEqual([false, '?q=a']);
  await go(1);
  expect(state()).toEqual([true, '?q=a&new']);
  await go(-1);
  expect(state()).toEqual([false, '?q=a']);
});

it('opens the first of several dialogs, and closes with the others', async () => {
  expect(renderDialogAt('/accounts?import&new').state()[0]).toBe(false);
  const { change, state } = renderDialogAt('/accounts?new&import&q=a');
  expect(state()[0]).toBe(true);
  await change('close');
  expect(state()).toEqual([false, '?q=a']);
});

it('ignores keys that only start with the dialog’s key', () => {
  const { state } = renderDialogAt('/accounts?newer&q=new');
  expect(state()).toEqual([false, '?newer&q=new']);
});
