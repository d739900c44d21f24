// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { StoresProvider } from '~/stores/context';
import { createTestApp, disposeTestApps, eventually } from '../app/testApp';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  disposeTestApps();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Opens the list with two pages of rows; `calls` returns what was requested since the last time. */
async function openList() {
  const { api, app } = createTestApp({ path: '/token' });
  const element = document.body.appendChild(document.createElement('div'));
  const router = createMemoryRouter([{ path: '*', element: <OrganizationsScreen /> }], {
    initialEntries: ['/accounts?per_page=10'],
  });
  root = createRoot(element);
  await act(async () =>
    root?.render(
      <StoresProvider value={app.stores}>
        <RouterProvider router={router} useTransitions={false} />
      </StoresProvider>,
    ),
  );
  const settled = () => act(async () => eventually(() => app.stores.requests.inFlight).toBe(0));
  await settled();
  api.control.clearLog();
  const calls = () => {
    const sent = api.control
      .log()
      .map(({ path }) => path.replace('/api/accounts?', '').replace('&per_page=10', ''));
    api.control.clearLog();
    return sent;
  };
  const button = (name: string) => {
    const found = [...element.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
    if (!found) throw new Error(`There is no button ${name}`);
    return found;
  };
  const send = (name: string, type: string) =>
    act(async () => {
      button(name).dispatchEvent(new PointerEvent(type, { bubbles: true }));
    });
  return {
    api,
    element,
    router,
    settled,
    calls,
    /** Rests the pointer on a button for long enough to count as intent. */
    hover: async (name: string) => {
      await send(name, 'pointerover');
      await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
    },
    leave: (name: string) => send(name, 'pointerout'),
    click: (name: string) => act(async () => button(name).click()),
  };
}

const rows = (element: HTMLElement) =>
  [...element.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
const byNameDescending = 'page=1&sort=name&order=desc';
const page2 = 'page=2&sort=name&order=asc';

it('hovering over a sort header or a page button requests what the click shows, once', async () => {
  const list = await openList();
  for (const [name, sent] of [
    ['Organization', byNameDescending],
    ['Next page', 'page=2&sort=name&order=desc'],
    ['Previous page', undefined],
  ] as const) {
    await list.hover(name);
    await list.hover(name);
    await list.settled();
    expect(list.calls(), name).toEqual(sent ? [sent] : []);
    await list.click(name);
    await list.leave(name);
    expect(list.calls(), name).toEqual([]);
  }
});

it('a click shows the prefetched rows and the sort direction in its own update', async () => {
  const list = await openList();
  const before = rows(list.element);
  await list.hover('Organization');
  await list.settled();
  await list.click('Organization');
  expect(rows(list.element)).not.toEqual(before);
  expect(list.element.querySelector('[aria-sort="descending"]')?.textContent).toBe('Organization');
  expect(list.element.querySelector('[aria-busy="true"]')).toBeNull();
});

it('a page button without a page requests nothing', async () => {
  const list = await openList();
  await list.hover('Previous page');
  expect(list.calls()).toEqual([]);
});

it('leaving before the response has arrived cancels the request, unless it was clicked', async () => {
  const list = await openList();
  list.api.control.setLatency(100);
  await list.hover('Next page');
  await list.leave('Next page');
  await list.settled();
  await list.click('Next page');
  await list.settled();
  expect(list.calls()).toEqual([page2, page2]);
  await list.hover('Organization');
  await list.click('Organization');
  await list.leave('Organization');
  await list.settled();
  expect(list.calls()).toEqual([byNameDescending]);
  expect(list.element.querySelector('[aria-busy="true"]')).toBeNull();
});

it('a failed prefetch is not shown, and the click requests the view again', async () => {
  const list = await openList();
  const before = list.element.textContent;
  list.api.control.failNext({ call: 'listOrganizations', effect: { status: 500 } });
  await list.hover('Next page');
  await list.settled();
  expect(list.calls()).toEqual([page2]);
  expect(list.element.textContent).toBe(before);
  await list.click('Next page');
  await list.settled();
  expect(list.calls()).toEqual([page2]);
  expect(list.element.textContent).toContain('11–12 of 12');
});

it('a fault for awaited calls skips a prefetch of the list', async () => {
  const list = await openList();
  list.api.control.failNext({ effect: { status: 500 }, awaited: true });
  await list.hover('Organization');
  await list.settled();
  await list.click('Organization');
  expect(list.calls()).toEqual([byNameDescending]);
  expect(list.api.control.getSnapshot().faults).toHaveLength(1);
});
