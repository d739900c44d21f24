// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outlet } from 'react-router-dom';
import { AppProviders } from '~/app/AppProviders';
import { AppLayout } from '~/layouts/AppLayout';
import { disposeTestApps, demoUser, createTestApp, samUser, storedSession } from './testApp';

vi.mock('~/components/Toasts', () => ({ Toasts: () => null }));

const lifecycle: string[] = [];

function LifecycleProbe({ id = 'none' }: { readonly id?: string }) {
  useEffect(() => {
    lifecycle.push(id);
    return () => void lifecycle.push(`${id} unmounted`);
  }, [id]);
  return <h1>{id}</h1>;
}

const screens = {
  AppLayout,
  LandingLayout: Outlet,
  OrganizationProfileScreen: LifecycleProbe,
  LoginScreen: () => <LifecycleProbe id="login" />,
};

beforeEach(() => {
  lifecycle.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

async function renderApp(path: string, signedIn = true) {
  const testApp = createTestApp({ path, signedIn, screens });
  await testApp.settledLocation();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () => root.render(<AppProviders app={testApp.app} />));
  return { ...testApp, close: () => act(async () => root.unmount()) };
}

it('a screen remounts for another user signing in in another tab, not for the same user', async () => {
  const testApp = await renderApp('/accounts/7');
  await act(async () => testApp.simulateOtherTab(storedSession(demoUser, 'ses_newer')));
  expect(lifecycle).toEqual(['7']);
  await act(async () => testApp.simulateOtherTab(storedSession(samUser)));
  expect(lifecycle).toEqual(['7', '7 unmounted', '7']);
  await testApp.close();
});

it('a screen remounts for another organization, not for a change of the query', async () => {
  const testApp = await renderApp('/accounts/7');
  await act(async () => testApp.router.navigate('/accounts/7?period=90'));
  expect(lifecycle).toEqual(['7']);
  await act(async () => testApp.router.navigate('/accounts/a%2Fb'));
  expect(lifecycle).toEqual(['7', '7 unmounted', 'a/b']);
  await testApp.close();
});

it('a sign-out unmounts the screen without mounting it again', async () => {
  const testApp = await renderApp('/accounts/7');
  await act(async () => {
    testApp.simulateOtherTab(undefined);
    await testApp.settledLocation();
  });
  expect(lifecycle).toEqual(['7', '7 unmounted', 'login']);
  await testApp.close();
});

it('the login screen stays mounted during a sign-in', async () => {
  const testApp = await renderApp('/login?redirect=%2Faccounts%2F8', false);
  await act(async () => {
    await testApp.app.stores.session.signIn('demo@example.com', 'demo');
    await testApp.settledLocation();
  });
  expect(lifecycle).toEqual(['login', 'login unmounted', '8']);
  await testApp.close();
});
