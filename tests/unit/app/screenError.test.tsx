// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '~/app/AppProviders';
import { disposeTestApps, createTestApp } from './testApp';

const crashes = { screen: false, layout: false };

function Crashing({ part }: { readonly part: keyof typeof crashes }) {
  if (crashes[part]) throw new Error(`The ${part} crashed.`);
  return part;
}

vi.mock('~/components/Toasts', () => ({ Toasts: () => null }));
const screens = {
  AppLayout: () => (
    <>
      <nav>
        <Crashing part="layout" />
      </nav>
      <Outlet />
    </>
  ),
  HomeScreen: () => <Crashing part="screen" />,
};

beforeEach(() => {
  Object.assign(crashes, { screen: false, layout: false });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  // React and the router log the error, which is thrown on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

async function renderApp() {
  const testApp = createTestApp({ screens });
  await testApp.settledLocation();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () => root.render(<AppProviders app={testApp.app} />));
  return {
    element,
    actions: () => [...element.querySelectorAll('button, a')].map(({ textContent }) => textContent),
    close: () => act(async () => root.unmount()),
  };
}

it('a screen that throws shows an error in place, with actions, and keeps its layout', async () => {
  crashes.screen = true;
  const { element, actions, close } = await renderApp();
  expect(element.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(actions()).toEqual(['Try again', 'Go home']);
  expect(element.querySelector('nav')).not.toBeNull();
  expect(element.textContent).not.toContain('crashed');
  await close();
});

it('a layout that throws shows an error instead of a blank page', async () => {
  crashes.layout = true;
  const { element, actions, close } = await renderApp();
  expect(element.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(actions()).toEqual(['Try again', 'Go home']);
  await close();
});

it('a screen that does not throw shows no error', async () => {
  const { element, close } = await renderApp();
  expect(element.textContent).toBe('layoutscreen');
  await close();
});
