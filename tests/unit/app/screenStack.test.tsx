// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppProviders } from '~/app/AppProviders';
import { ScreenStack } from '~/layouts/ScreenStack';
import { createTestApp, disposeTestApps, samUser, storedSession } from './testApp';

vi.mock('~/components/Toasts', () => ({ Toasts: () => null }));

const effects: string[] = [];

function Screen({ name }: { readonly name: string }) {
  const { search } = useLocation();
  const [count, setCount] = useState(0);
  useEffect(() => {
    effects.push(`${name} shown`);
    return () => void effects.push(`${name} hidden`);
  }, [name]);
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <p>{search}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  );
}

const screens = {
  AppLayout: () => (
    <main>
      <ScreenStack />
    </main>
  ),
  OrganizationsScreen: () => <Screen name="list" />,
  OrganizationProfileScreen: ({ id }: { readonly id: string }) => <Screen name={id} />,
  TokenScreen: () => <Screen name="token" />,
};

beforeEach(() => {
  effects.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

/** The list at a path, where its button was clicked once, with an organization opened from it. */
async function openFromList(path = '/accounts') {
  const testApp = createTestApp({ path, screens });
  await testApp.settledLocation();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () => root.render(<AppProviders app={testApp.app} />));
  const list = { heading: heading(), button: button() };
  await act(async () => list.button.click());
  list.button.focus();
  const go = (to: string | number) =>
    act(async () => {
      await (typeof to === 'number' ? testApp.router.navigate(to) : testApp.router.navigate(to));
      await testApp.settledLocation();
    });
  await go('/accounts/7');
  const close = async () => {
    await act(async () => root.unmount());
    element.remove();
  };
  return { ...testApp, list, go, close };
}

const heading = () => document.querySelector('h1') as HTMLElement;
const button = () => document.querySelector('button') as HTMLElement;

it('Back reveals the list as it was, with its focus', async () => {
  const { list, go, close } = await openFromList('/accounts?page=2');
  expect(heading().textContent).toBe('7');
  await go(-1);
  expect(heading()).toBe(list.heading);
  expect(button().textContent).toBe('1');
  expect(document.activeElement).toBe(list.button);
  await close();
});

it('the hidden list is not in the document, and its effects are paused', async () => {
  const { list, go, close } = await openFromList();
  expect(list.heading.isConnected).toBe(false);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.activeElement).toBe(heading());
  await go(-1);
  expect(effects).toEqual(['list shown', 'list hidden', '7 shown', '7 hidden', 'list shown']);
  await close();
});

it('the list stays hidden while other organizations are opened', async () => {
  const { list, go, close } = await openFromList();
  await go('/accounts/8');
  await go(-1);
  await go(-1);
  expect(heading()).toBe(list.heading);
  await close();
});

it('another view of the list is a new screen', async () => {
  const { list, go, close } = await openFromList();
  await go('/accounts?page=2');
  expect(heading()).not.toBe(list.heading);
  expect(document.querySelector('p')?.textContent).toBe('?page=2');
  await close();
});

it('other screens drop the hidden list', async () => {
  const { list, go, close } = await openFromList();
  await go('/token');
  await go('/accounts');
  expect(heading()).not.toBe(list.heading);
  await close();
});

it('another user never gets the list of the previous one', async () => {
  const { list, go, close, simulateOtherTab } = await openFromList();
  await act(async () => simulateOtherTab(storedSession(samUser)));
  await go(-1);
  expect(heading().textContent).toBe('list');
  expect(heading()).not.toBe(list.heading);
  await close();
});
