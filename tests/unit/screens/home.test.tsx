// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeScreen } from '~/screens/Home/HomeScreen';
import { StoresProvider } from '~/stores/context';
import type { MockApi } from '~~/mocks/createMockApi';
import { createTestApp, disposeTestApps, eventually } from '../app/testApp';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const low = '/api/accounts?page=1&per_page=10&sort=seats_run_out&order=asc&status=active&seats=low';
const out = '/api/accounts?page=1&per_page=10&sort=seat_usage&order=desc&status=active&seats=out';

const others = ['/api/activity?limit=10', '/api/summary'];

/** Opens home on a mock API; `calls` returns the paths that were called since the last time. */
function openHome(prepare?: (api: MockApi) => void) {
  const { api, app } = createTestApp({ path: '/token', ...(prepare && { prepare }) });
  api.control.clearLog();
  const element = document.body.appendChild(document.createElement('div'));
  const mount = () => {
    const root = createRoot(element);
    act(() =>
      root.render(
        <StoresProvider value={app.stores}>
          <HomeScreen />
        </StoresProvider>,
      ),
    );
    return () => act(() => root.unmount());
  };
  const calls = () => {
    const paths = api.control.log().map(({ path }) => path);
    api.control.clearLog();
    return paths.toSorted();
  };
  const settled = async (text: string) => {
    await act(async () => eventually(() => element.textContent).toContain(text));
    await act(async () => eventually(() => app.stores.requests.inFlight).toBe(0));
  };
  return { app, calls, settled, mount, element };
}

/** Counts that the API returns; every other count is 5. */
const summary = (counts: Record<string, number>) => (api: MockApi) =>
  void api.control.failNext({
    call: 'readSummary',
    times: 'always',
    effect: {
      body: {
        data: {
          total: 5,
          active: 5,
          inactive: 5,
          total_seats: 5,
          used_seats: 5,
          low_on_seats: 5,
          out_of_seats: 5,
          ...counts,
        },
      },
    },
  });

const selected = (element: HTMLElement) =>
  element.querySelector<HTMLInputElement>('input:checked')?.value;

it('home makes three calls, and none on return or focus while their data is fresh', async () => {
  const { calls, settled, mount } = openHome();
  const unmount = mount();
  await settled('Low on seats 3');
  expect(calls()).toEqual([low, ...others]);
  unmount();
  mount();
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await settled('Low on seats 3');
  expect(calls()).toEqual([]);
});

it('home shows those out of seats, in a fourth call, if none is low and some are out', async () => {
  const { calls, settled, mount, element } = openHome(
    summary({ low_on_seats: 0, out_of_seats: 2 }),
  );
  mount();
  await settled('Out of seats 2');
  await act(async () => undefined);
  expect(selected(element)).toBe('out');
  expect(calls()).toEqual([low, out, ...others].toSorted());
});

it('home shows those low on seats if none is low and none is out', async () => {
  const { calls, settled, mount, element } = openHome(
    summary({ low_on_seats: 0, out_of_seats: 0 }),
  );
  mount();
  await settled('Out of seats 0');
  expect(selected(element)).toBe('low');
  expect(calls()).toEqual([low, ...others]);
});

it('home asks a server of contract 1.0 once, and says what is not available', async () => {
  const { calls, settled, mount, element } = openHome(({ control }) => {
    control.failNext({ call: 'readSummary', effect: { status: 404 }, times: 'always' });
    control.failNext({ call: 'listActivity', effect: { status: 404 }, times: 'always' });
    control.failNext({ call: 'listOrganizations', effect: { status: 400 }, times: 'always' });
  });
  const unmount = mount();
  await settled('Needs attention');
  expect(element.textContent?.match(/Not available on this server/g)).toHaveLength(3);
  expect(element.textContent).not.toContain('Try again');
  expect(calls()).toEqual([low, ...others]);
  unmount();
  mount();
  await settled('Not available on this server');
  expect(calls()).toEqual([]);
});

it('home shows the error of the list in its place while the figures are shown', async () => {
  const { settled, mount, element } = openHome(({ control }) =>
    control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 'always' }),
  );
  mount();
  await settled('Something went wrong');
  expect(element.querySelector('section')?.textContent).toContain('Try again');
  expect(element.querySelector('dl')?.textContent).toContain('Low on seats3');
});
