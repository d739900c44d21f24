// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from './renderApp';
import { disposeTestApps } from './testApp';

vi.mock('~/components/Toasts', () => ({ Toasts: () => null }));
afterEach(disposeTestApps);

function Crash(): never {
  throw new Error('It crashed.');
}

const screens = {
  AppLayout: () => (
    <>
      <nav />
      <Outlet />
    </>
  ),
  HomeScreen: () => 'Home',
};

it.each([
  ['a screen', { HomeScreen: Crash }, 1],
  ['a layout', { AppLayout: Crash }, 0],
])(
  '%s that throws shows an error with actions, and leaves the layout around it',
  async (_, crash, layouts) => {
    // React and the router log the error, which is thrown on purpose.
    vi.spyOn(console, 'error').mockReturnValue();
    await renderApp({ screens: { ...screens, ...crash } });
    screen.getByRole('heading', { level: 1, name: 'Something went wrong' });
    screen.getByRole('button', { name: 'Try again' });
    screen.getByRole('link', { name: 'Go home' });
    expect(screen.queryAllByRole('navigation')).toHaveLength(layouts);
    expect(document.body.textContent).not.toContain('crashed');
  },
);

it('a screen that does not throw shows no error', async () => {
  await renderApp({ screens });
  expect(document.body.textContent).toBe('Home');
});
