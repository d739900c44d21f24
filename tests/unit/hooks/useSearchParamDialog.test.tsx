// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { StoresProvider } from '~/stores/context';
import type { Stores } from '~/stores/Stores';

function TestDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" id="close" onClick={onClose}>
      Close
    </button>
  );
}

const load = vi.fn<() => Promise<typeof TestDialog>>();
const showToast = vi.fn<(toast: object) => void>();
let root: Root;

function Screen() {
  const { Dialog, open, close } = useSearchParamDialog('new', load);
  return (
    <>
      <button type="button" id="open" onClick={open}>
        New
      </button>
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}

async function renderAt(...entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], {
    initialEntries: entries,
  });
  await act(async () =>
    root.render(
      <StoresProvider value={{ toasts: { show: showToast } } as unknown as Stores}>
        <RouterProvider router={router} />
      </StoresProvider>,
    ),
  );
  return { router, search: () => router.state.location.search };
}

const press = (id: string) => act(async () => document.getElementById(id)?.click());
const isOpen = () => document.getElementById('close') !== null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  load.mockReset().mockResolvedValue(TestDialog);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('opens the dialog from the URL and removes only its key on close', async () => {
  const { search } = await renderAt('/accounts?q=a&new&page=2');
  expect(isOpen()).toBe(true);
  await press('close');
  expect([isOpen(), search()]).toEqual([false, '?q=a&page=2']);
});

it('adds the key to the URL on open; closing and Back remove it', async () => {
  const { router, search } = await renderAt('/accounts?q=%20a');
  expect(isOpen()).toBe(false);
  await press('open');
  expect([isOpen(), search()]).toEqual([true, '?q=%20a&new']);
  await press('close');
  expect([isOpen(), search()]).toEqual([false, '?q=%20a']);
  await act(async () => router.navigate(1));
  expect(isOpen()).toBe(true);
  await act(async () => router.navigate(-1));
  expect(isOpen()).toBe(false);
});

it('reports a chunk that fails to load and retries on the next click', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  await renderAt('/accounts?new=');
  expect([isOpen(), showToast.mock.calls.length]).toEqual([false, 1]);
  await press('open');
  expect(isOpen()).toBe(true);
});

it('ignores keys that only start with the dialog’s key', async () => {
  await renderAt('/accounts?newer&q=new');
  expect(isOpen()).toBe(false);
});
