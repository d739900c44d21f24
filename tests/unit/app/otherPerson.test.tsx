// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '../../../src/app/AppProviders';
import { closeWorlds, demo, openWorld, sam, stored } from './world';

vi.mock('../../../src/layouts/Toasts', () => ({ Toasts: () => null }));

const comings: string[] = [];

function Coming({ id = 'none' }: { readonly id?: string }) {
  useEffect(() => {
    comings.push(id);
    return () => void comings.push(`${id} goes`);
  }, [id]);
  return <h1>{id}</h1>;
}

vi.doMock('../../../src/layouts/AppLayout', async () => ({
  AppLayout: (await import('react-router-dom')).Outlet,
}));
vi.doMock('../../../src/layouts/LandingLayout', async () => ({
  LandingLayout: (await import('react-router-dom')).Outlet,
}));
vi.doMock('../../../src/screens/OrganizationProfile/OrganizationProfile', () => ({
  OrganizationProfile: Coming,
}));
vi.doMock('../../../src/screens/Login/Login', () => ({ Login: () => <Coming id="login" /> }));

beforeEach(() => {
  comings.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  closeWorlds();
  vi.unstubAllGlobals();
});

async function shown(path: string, signedIn = true) {
  const world = openWorld({ path, signedIn });
  await world.place();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () => root.render(<AppProviders app={world.app} />));
  return { ...world, close: () => act(async () => root.unmount()) };
}

it('another person, signed in in another tab, gets a screen of their own; the same person keeps theirs', async () => {
  const world = await shown('/accounts/7');
  await act(async () => world.otherTab(stored(demo, 'ses_newer')));
  expect(comings).toEqual(['7']);
  await act(async () => world.otherTab(stored(sam)));
  expect(comings).toEqual(['7', '7 goes', '7']);
  await world.close();
});

it('another organization is another screen; a change of the query is none', async () => {
  const world = await shown('/accounts/7');
  await act(async () => world.router.navigate('/accounts/7?period=90'));
  expect(comings).toEqual(['7']);
  await act(async () => world.router.navigate('/accounts/a%2Fb'));
  expect(comings).toEqual(['7', '7 goes', 'a/b']);
  await world.close();
});

it('who signs out leaves the screen, and doesn’t get it again', async () => {
  const world = await shown('/accounts/7');
  await act(async () => {
    world.otherTab(undefined);
    await world.place();
  });
  expect(comings).toEqual(['7', '7 goes', 'login']);
  await world.close();
});

it('the login stays while somebody signs in', async () => {
  const world = await shown('/login?redirect=%2Faccounts%2F8', false);
  await act(async () => {
    await world.app.stores.session.signIn('demo@example.com', 'demo');
    await world.place();
  });
  expect(comings).toEqual(['login', 'login goes', '8']);
  await world.close();
});
