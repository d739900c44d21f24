// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '../../../src/app/AppProviders';
import { disposeTestApps, createTestApp } from './testApp';

const crashes = { screen: false, layout: false };

function Crashing({ part }: { readonly part: keyof typeof crashes }) {
  if (crashes[part]) throw new Error(`The ${part} breaks.`);
  return part;
}

vi.mock('../../../src/layouts/Toasts', () => ({ Toasts: () => null }));
vi.doMock('../../../src/layouts/AppLayout', () => ({
  AppLayout: () => (
    <>
      <nav>
        <Crashing part="layout" />
      </nav>
      <Outlet />
    </>
  ),
}));
vi.doMock('../../../src/screens/Home/HomeScreen', () => ({
  HomeScreen: () => <Crashing part="screen" />,
}));

beforeEach(() => {
  Object.assign(crashes, { screen: false, layout: false });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  // React and the router tell of the error: it is thrown on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

async function renderApp() {
  const testApp = createTestApp();
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

it('a screen that breaks says so in its place, with ways on; its layout stays', async () => {
  crashes.screen = true;
  const { element, actions, close } = await renderApp();
  expect(element.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(actions()).toEqual(['Try again', 'Go home']);
  expect(element.querySelector('nav')).not.toBeNull();
  expect(element.textContent).not.toContain('breaks');
  await close();
});

it('a layout that breaks leaves no blank page either', async () => {
  crashes.layout = true;
  const { element, actions, close } = await renderApp();
  expect(element.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(actions()).toEqual(['Try again', 'Go home']);
  await close();
});

it('what breaks nothing shows no error', async () => {
  const { element, close } = await renderApp();
  expect(element.textContent).toBe('layoutscreen');
  await close();
});
