// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyDialog } from '~/components/lazyDialog';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { Chunk } from '~/lib/Chunk';
import { StoresProvider } from '~/stores/context';
import type { Stores } from '~/stores/Stores';

function TestDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <button type="button" id="close" onClick={onClose}>
      Close
    </button>
  );
}

const importModule = vi.fn<() => Promise<{ TestDialog: typeof TestDialog }>>();
let LazyDialog: typeof TestDialog;
const showToast = vi.fn<(toast: object) => void>();
let root: Root;

function Screen() {
  const { isOpen, open, close } = useSearchParamDialog('new');
  return (
    <>
      <button type="button" id="open" onClick={open}>
        New
      </button>
      {isOpen && <LazyDialog onClose={close} />}
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
const isShown = () => document.getElementById('close') !== null;
const isLoading = () => document.querySelector('progress[aria-label="Loading"]') !== null;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  importModule.mockReset().mockResolvedValue({ TestDialog });
  showToast.mockReset();
  const chunk = new Chunk('screens/dialogs', importModule);
  LazyDialog = lazyDialog(chunk, (module) => module.TestDialog) as typeof TestDialog;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('opens the dialog from the URL and removes only its key on close', async () => {
  const { search } = await renderAt('/accounts?q=a&new&page=2');
  expect(isShown()).toBe(true);
  await press('close');
  expect([isShown(), search()]).toEqual([false, '?q=a&page=2']);
});

it('adds the key to the URL on open; closing and Back remove it', async () => {
  const { router, search } = await renderAt('/accounts?q=%20a');
  expect(isShown()).toBe(false);
  await press('open');
  expect([isShown(), search()]).toEqual([true, '?q=%20a&new']);
  await press('close');
  expect([isShown(), search()]).toEqual([false, '?q=%20a']);
  await act(async () => router.navigate(1));
  expect(isShown()).toBe(true);
  await act(async () => router.navigate(-1));
  expect(isShown()).toBe(false);
});

it('a dialog whose chunk fails to load is closed and reported by toast; the next click retries', async () => {
  importModule.mockRejectedValueOnce(new Error('offline'));
  const { search } = await renderAt('/accounts?new=');
  expect([isShown(), search(), showToast.mock.calls.length]).toEqual([false, '', 1]);
  await press('open');
  expect([isShown(), showToast.mock.calls.length]).toEqual([true, 1]);
});

it('a dialog that is still loading shows a progress bar until its chunk has loaded or failed', async () => {
  let fail: ((reason: Error) => void) | undefined;
  importModule.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await renderAt('/accounts');
  await press('open');
  expect([isShown(), isLoading()]).toEqual([false, true]);
  await act(async () => fail?.(new Error('offline')));
  expect([isShown(), isLoading()]).toEqual([false, false]);
  await press('open');
  expect([isShown(), isLoading()]).toEqual([true, false]);
});

it('ignores keys that only start with the dialog’s key', async () => {
  await renderAt('/accounts?newer&q=new');
  expect(isShown()).toBe(false);
});
