// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { HttpErrorScreen } from '~/screens/HttpError/HttpErrorScreen';
import { TokenScreen } from '~/screens/Token/TokenScreen';
import { renderApp } from './renderApp';
import { disposeTestApps } from './testApp';

vi.mock('~/components/Notifications', () => ({ Notifications: () => null }));
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

it.each([
  [400, 0],
  [403, 0],
  [404, 0],
  [408, 1],
  [429, 1],
  [500, 1],
  [503, 1],
])('the error page of %i offers "Go home", and "Try again" %i times', async (code, retries) => {
  await renderApp({
    path: `/nowhere?code=${code}`,
    screens: { GuestLayout: Outlet, HttpErrorScreen },
  });
  screen.getByRole('link', { name: 'Go home' });
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
});

it('the secret of a new token is no longer on a page that is left', async () => {
  await renderApp({ path: '/token', screens: { AppLayout: Outlet, TokenScreen } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'CI' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create token' }));
  const panel = await screen.findByRole('region', { name: 'Your new token' });
  const secret = within(panel).getByText(/^\w{20,}$/).textContent;
  fireEvent(window, new Event('pagehide'));
  expect(screen.queryByRole('region', { name: 'Your new token' })).toBeNull();
  expect(document.body.innerHTML).not.toContain(secret);
});
