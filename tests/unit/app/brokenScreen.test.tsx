// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '../../../src/app/AppProviders';
import { closeWorlds, openWorld } from './world';

const breaks = { screen: false, layout: false };

function Breaking({ part }: { readonly part: keyof typeof breaks }) {
  if (breaks[part]) throw new Error(`The ${part} breaks.`);
  return part;
}

vi.mock('../../../src/layouts/Toasts', () => ({ Toasts: () => null }));
vi.doMock('../../../src/layouts/AppLayout', () => ({
  AppLayout: () => (
    <>
      <nav>
        <Breaking part="layout" />
      </nav>
      <Outlet />
    </>
  ),
}));
vi.doMock('../../../src/screens/Home/Home', () => ({ Home: () => <Breaking part="screen" /> }));

beforeEach(() => {
  Object.assign(breaks, { screen: false, layout: false });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  // React and the router tell of the error: it is thrown on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeWorlds();
  vi.unstubAllGlobals();
});

async function shown() {
  const world = openWorld();
  await world.place();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () => root.render(<AppProviders app={world.app} />));
  return {
    element,
    ways: () => [...element.querySelectorAll('button, a')].map(({ textContent }) => textContent),
    close: () => act(async () => root.unmount()),
  };
}

it('a screen that breaks says so in its place, with ways on; its layout stays', async () => {
  breaks.screen = true;
  const { element, ways, close } = await shown();
  expect(element.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(ways()).toEqual(['Try again', 'Go home']);
  expect(element.querySelector('nav')).not.toBeNull();
  expect(element.textContent).not.toContain('breaks');
  await close();
});

it('a layout that breaks leaves no blank page either', async () => {
  breaks.layout = true;
  const { element, ways, close } = await shown();
  expect(element.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(ways()).toEqual(['Try again', 'Go home']);
  await close();
});

it('what breaks nothing shows no error', async () => {
  const { element, close } = await shown();
  expect(element.textContent).toBe('layoutscreen');
  await close();
});
