// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppLayout } from '~/layouts/AppLayout';
import { renderApp } from './renderApp';
import { disposeTestApps, demoUser, samUser, storedSession } from './testApp';

vi.mock('~/components/Notifications', () => ({ Notifications: () => null }));

const lifecycle: string[] = [];
beforeEach(() => {
  lifecycle.length = 0;
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

function LifecycleProbe({ id = 'none' }: { readonly id?: string }) {
  // Of the mount: another id alone must not look like a new one.
  const [mountedId] = useState(id);
  useEffect(() => {
    lifecycle.push(mountedId);
    return () => void lifecycle.push(`${mountedId} unmounted`);
  }, [mountedId]);
  return null;
}

const screens = {
  AppLayout,
  LandingLayout: Outlet,
  OrganizationProfileScreen: LifecycleProbe,
  LoginScreen: () => <LifecycleProbe id="login" />,
};

it('a screen remounts for another user and for another organization, for nothing else', async () => {
  const { router, simulateOtherTab } = await renderApp({ path: '/accounts/7', screens });
  await act(async () => router.navigate('/accounts/7?period=90'));
  await act(async () => simulateOtherTab(storedSession(demoUser, 'ses_newer')));
  expect(lifecycle).toEqual(['7']);
  await act(async () => simulateOtherTab(storedSession(samUser)));
  expect(lifecycle).toEqual(['7', '7 unmounted', '7']);
  await act(async () => router.navigate('/accounts/a%2Fb'));
  expect(lifecycle.slice(3)).toEqual(['7 unmounted', 'a/b']);
});

it('a sign-out and a sign-in mount each screen once', async () => {
  const { app, simulateOtherTab, settledLocation } = await renderApp({
    path: '/accounts/7',
    screens,
  });
  await act(async () => {
    simulateOtherTab(undefined);
    await settledLocation();
  });
  expect(lifecycle).toEqual(['7', '7 unmounted', 'login']);
  await act(async () => {
    await app.stores.session.signIn('demo@example.com', 'demo');
    await settledLocation();
  });
  expect(lifecycle.slice(3)).toEqual(['login unmounted', '7']);
});
