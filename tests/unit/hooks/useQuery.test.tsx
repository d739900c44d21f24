// @vitest-environment jsdom
import { observer } from 'mobx-react-lite';
import { act, cleanup, render as renderInto, type RenderResult } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { useDataOrPrevious, useQuery } from '~/hooks/useQuery';
import { Query, STALE_TIME, type FetchData } from '~/stores/Query';
import { deferred } from '../stores/deferred';

let view: RenderResult;

beforeEach(() => {
  view = renderInto(null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders, and waits for the responses that come at once. */
const render = (node: ReactNode) => act(async () => view.rerender(node));
const error = new ApiError({ reason: 'unreachable' });

function createQuery(data = 'data') {
  const fetchData = vi.fn<FetchData<string>>(() => Promise.resolve(data));
  return { fetchData, query: new Query(fetchData) };
}

const Screen = observer(function Screen({ query }: { readonly query: Query<string> }) {
  const { status, data } = useQuery(query);
  return <p>{data ?? status}</p>;
});

describe('useQuery', () => {
  it('fetches once on mount and shows the data', async () => {
    const { query, fetchData } = createQuery();
    await render(<Screen query={query} />);
    expect([view.container.textContent, fetchData.mock.calls.length]).toEqual(['data', 1]);
  });

  it('refetches in the background once the query is invalidated, and not after unmounting', async () => {
    const { query, fetchData } = createQuery();
    await render(<Screen query={query} />);
    await act(async () => query.invalidate());
    expect([fetchData.mock.calls.length, query.isStale]).toEqual([2, false]);
    expect(fetchData).toHaveBeenLastCalledWith(expect.objectContaining({ priority: 'low' }));
    await render(null);
    query.invalidate();
    expect(fetchData).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('refetches data five minutes old on %s in a visible tab', async (_, returnToTab) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { query, fetchData } = createQuery();
    await render(<Screen query={query} />);
    vi.advanceTimersByTime(STALE_TIME - 1);
    await act(async () => returnToTab());
    vi.advanceTimersByTime(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
    await act(async () => returnToTab());
    expect(fetchData).toHaveBeenCalledTimes(1);
    await act(async () => returnToTab());
    expect([fetchData.mock.calls.length, view.container.textContent]).toEqual([2, 'data']);
    vi.advanceTimersByTime(STALE_TIME);
    await render(null);
    returnToTab();
    expect(fetchData).toHaveBeenCalledTimes(2);
  });

  it('retries a failed background refetch on the next invalidation, and leaves a failed query', async () => {
    const { query, fetchData } = createQuery();
    await render(<Screen query={query} />);
    fetchData.mockRejectedValueOnce(error);
    await act(async () => query.invalidate());
    expect([view.container.textContent, query.status, query.isStale]).toEqual([
      'data',
      'success',
      true,
    ]);
    await act(async () => query.invalidate());
    expect([fetchData.mock.calls.length, query.isStale]).toEqual([3, false]);
    fetchData.mockRejectedValueOnce(error);
    await act(async () => query.refetch());
    await act(async () => query.invalidate());
    expect([fetchData.mock.calls.length, query.status]).toEqual([4, 'error']);
  });

  it('cancels the request when the component unmounts', async () => {
    const { query, fetchData } = createQuery();
    fetchData.mockReturnValueOnce(deferred<string>().promise);
    await render(<Screen query={query} />);
    await render(null);
    expect(fetchData.mock.lastCall?.[0].signal.aborted).toBe(true);
    expect(query.status).toBe('idle');
  });

  it('sends one request in StrictMode', async () => {
    const { query, fetchData } = createQuery();
    await render(
      <StrictMode>
        <Screen query={query} />
      </StrictMode>,
    );
    expect([view.container.textContent, fetchData.mock.calls.length]).toEqual(['data', 1]);
    expect(fetchData.mock.lastCall?.[0].signal.aborted).toBe(false);
  });

  it('shows the error without repeating the request, until the next visit', async () => {
    const { query, fetchData } = createQuery();
    fetchData.mockRejectedValueOnce(error);
    await query.ensure();
    await render(<Screen query={query} />);
    expect([view.container.textContent, fetchData.mock.calls.length]).toEqual(['error', 1]);
    await render(null);
    await render(<Screen query={query} />);
    expect([view.container.textContent, fetchData.mock.calls.length]).toEqual(['data', 2]);
  });

  it.each([
    ['an aborted prefetch', (query: Query<string>) => query.cancel()],
    ['a failed prefetch of an earlier session', (query: Query<string>) => query.clear()],
  ])('fetches after %s', async (_, end) => {
    const { query, fetchData } = createQuery();
    fetchData.mockRejectedValueOnce(error);
    const prefetch = query.ensure();
    if (_ === 'a failed prefetch of an earlier session') await prefetch;
    end(query);
    await prefetch;
    await render(<Screen query={query} />);
    expect([view.container.textContent, fetchData.mock.calls.length]).toEqual(['data', 2]);
  });
});

describe('useDataOrPrevious', () => {
  const Table = observer(function Table({ query }: { readonly query: Query<string> }) {
    return <p>{useDataOrPrevious(useQuery(query)) ?? 'skeleton'}</p>;
  });

  it('keeps the previous query’s data until the first response of the next one', async () => {
    const first = createQuery('first');
    const second = createQuery('second');
    const response = deferred<string>();
    second.fetchData.mockReturnValueOnce(response.promise);
    await render(<Table query={first.query} />);
    await render(<Table query={second.query} />);
    expect(view.container.textContent).toBe('first');
    await act(async () => response.resolve('later'));
    expect(view.container.textContent).toBe('later');
    await render(<Table query={first.query} />);
    expect(view.container.textContent).toBe('first');
  });

  it('shows the data of the query chosen last when responses arrive out of order', async () => {
    const [slow, fast] = [createQuery('slow'), createQuery('fast')];
    const response = deferred<string>();
    slow.fetchData.mockReturnValueOnce(response.promise);
    await render(<Table query={slow.query} />);
    await render(<Table query={fast.query} />);
    expect(slow.fetchData.mock.lastCall?.[0].signal.aborted).toBe(true);
    await act(async () => response.resolve('late'));
    expect(view.container.textContent).toBe('fast');
  });
});
