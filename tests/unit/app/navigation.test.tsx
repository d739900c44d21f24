// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PathLink } from '~/components/PathLink';
import { renderApp } from './renderApp';
import { disposeTestApps, eventually } from './testApp';

vi.mock('~/components/Notifications', () => ({ Notifications: () => null }));

beforeEach(() => {
  // jsdom doesn't have it.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

const screens = {
  AppLayout: () => (
    <main>
      <Outlet />
    </main>
  ),
  OrganizationsScreen: () => <PathLink to="/accounts/7?period=90">Acme</PathLink>,
  TokenScreen: () => <h1 tabIndex={-1}>Token</h1>,
};

it('a pressed link to an organization requests what its profile shows for the period', async () => {
  const { app } = await renderApp({ path: '/accounts', screens });
  const profile = app.stores.organizations.profile('7');
  const queries = [...profile.queries(90), profile.activity.latest];
  expect(queries.map(({ isFetching }) => isFetching)).toEqual([false, false, false, false]);
  fireEvent.pointerDown(screen.getByRole('link'), { pointerType: 'mouse' });
  expect(queries.map(({ isFetching }) => isFetching)).toEqual([true, true, true, true]);
});

it('the heading of a new screen is focused after the frame', async () => {
  const { router } = await renderApp({ path: '/accounts', screens });
  await act(async () => router.navigate('/token'));
  await eventually(() => document.activeElement?.textContent).toBe('Token');
});

it('a key that follows a navigation at once finds the focus on the heading', async () => {
  const { router } = await renderApp({ path: '/accounts', screens });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await act(async () => router.navigate('/token'));
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement?.textContent).toBe('Token');
});
