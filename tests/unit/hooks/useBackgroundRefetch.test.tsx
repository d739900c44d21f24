// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { useBackgroundRefetch } from '~/hooks/useBackgroundRefetch';
import { Query } from '~/stores/Query';
import { deferred, flushPromises } from '../stores/deferred';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

async function renderScreen(query: Query<string>) {
  const responses: string[] = [];
  const refetch = vi.fn<() => void>(
    () =>
      void query.fetch(() => Promise.resolve(responses.shift() ?? 'again'), { background: true }),
  );
  function Screen() {
    useBackgroundRefetch(query, refetch);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Screen />));
  return { refetch, close: () => act(async () => root.unmount()) };
}

it('refetches an invalidated query once, and not after unmounting', async () => {
  const query = new Query<string>();
  query.setData('old');
  const { refetch, close } = await renderScreen(query);
  expect(refetch).not.toHaveBeenCalled();
  query.invalidate();
  expect([refetch.mock.calls.length, query.status, query.data]).toEqual([1, 'success', 'old']);
  await flushPromises();
  expect([refetch.mock.calls.length, query.data, query.isFresh]).toEqual([1, 'again', true]);
  await close();
  query.invalidate();
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('refetches after a pending response that was requested before the invalidation', async () => {
  const query = new Query<string>();
  const response = deferred<string>();
  void query.fetch(() => response.promise);
  const { refetch, close } = await renderScreen(query);
  query.invalidate();
  expect(refetch).not.toHaveBeenCalled();
  response.resolve('stale');
  await flushPromises();
  expect([refetch.mock.calls.length, query.data]).toEqual([1, 'again']);
  await close();
});

it('does not refetch a failed query', async () => {
  const query = new Query<string>();
  await query.fetch(() => Promise.reject(new ApiError({ reason: 'unreachable' })));
  const { refetch, close } = await renderScreen(query);
  query.invalidate();
  expect([refetch.mock.calls.length, query.status]).toEqual([0, 'error']);
  await close();
});

it('retries a failed background refetch on the next invalidation', async () => {
  const query = new Query<string>();
  query.setData('old');
  const { refetch, close } = await renderScreen(query);
  refetch.mockImplementationOnce(
    () =>
      void query.fetch(() => Promise.reject(new ApiError({ reason: 'unreachable' })), {
        background: true,
      }),
  );
  query.invalidate();
  await flushPromises();
  expect([refetch.mock.calls.length, query.status, query.data]).toEqual([1, 'success', 'old']);
  query.invalidate();
  await flushPromises();
  expect([refetch.mock.calls.length, query.data]).toEqual([2, 'again']);
  await close();
});
