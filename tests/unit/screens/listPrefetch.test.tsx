// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { renderWithStores } from '../app/renderWithStores';
import { createTestApp, disposeTestApps, eventually } from '../app/testApp';

// One request per hover, and a click that shows it at once: tests/e2e/staff/intent.test.ts.
// Failures, and leaving after a click: Prefetcher.test.ts and tests/unit/app/faults.test.ts.

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

/** Opens the list with two pages of rows; `calls` returns what was requested since the last time. */
async function openList() {
  const { api, app } = createTestApp({ path: '/token' });
  renderWithStores(
    app.stores,
    <MemoryRouter initialEntries={['/accounts?per_page=10']} useTransitions={false}>
      <OrganizationsScreen />
    </MemoryRouter>,
  );
  const settled = () => act(() => eventually(() => app.stores.requests.inFlight).toBe(0));
  await settled();
  api.control.clearLog();
  const calls = () => {
    const sent = api.control
      .log()
      .map(({ path }) => path.replace('/api/accounts?', '').replace('&per_page=10', ''));
    api.control.clearLog();
    return sent;
  };
  /** Rests the pointer on a button for long enough to count as intent. */
  const hover = (button: HTMLElement) =>
    act(async () => {
      fireEvent.pointerEnter(button);
      await new Promise((resolve) => setTimeout(resolve, 80));
    });
  const leave = async (button: HTMLElement) => {
    fireEvent.pointerLeave(button);
    await settled();
  };
  const click = (button: HTMLElement) => act(async () => void fireEvent.click(button));
  return { api, settled, calls, hover, leave, click };
}

// By label: by role takes several times as long in a table.
const pageButton = (name: string) => screen.getByLabelText(name);

it('a page button without a page requests nothing', async () => {
  const { calls, hover } = await openList();
  await hover(pageButton('Previous page'));
  expect(calls()).toEqual([]);
});

it('leaving before the response has arrived cancels the request', async () => {
  const { api, calls, settled, hover, leave, click } = await openList();
  api.control.setLatency(100);
  await hover(pageButton('Next page'));
  await leave(pageButton('Next page'));
  await click(pageButton('Next page'));
  await settled();
  const page2 = 'page=2&sort=name&order=asc';
  expect(calls()).toEqual([page2, page2]);
});
