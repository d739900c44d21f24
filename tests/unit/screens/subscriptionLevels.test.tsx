// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { SeatsDialogs } from '~/features/seats/SeatsDialogs';
import { SubscriptionsPanel } from '~/screens/OrganizationProfile/SubscriptionsPanel';
import { StoresProvider } from '~/stores/context';
import { theme } from '~/theme/theme';
import { createTestApp, disposeTestApps } from '../app/testApp';

afterEach(() => {
  cleanup();
  disposeTestApps();
});

/** The panel of an organization that is low on seats, with its subscriptions loaded. */
async function renderPanel() {
  const { api, app } = createTestApp({ path: '/token' });
  const { stores } = app;
  const profile = stores.organizations.profile('acme.v2');
  await profile.subscriptions.ensure();
  const element = (
    <SeatsDialogs profile={profile}>
      <SubscriptionsPanel profile={profile} />
    </SeatsDialogs>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <StoresProvider value={stores}>
      <RouterProvider router={router} />
    </StoresProvider>,
  );
  const levels = () =>
    screen.getAllByRole('meter').map((meter) => getComputedStyle(meter).getPropertyValue('--fill'));
  return { api, profile, levels };
}

it('subscriptions get their level once the organization’s status is known, and lose it with a deactivation', async () => {
  const { api, profile, levels } = await renderPanel();
  expect(new Set(levels())).toEqual(new Set([theme.capacity.normal]));
  await act(() => profile.organization.ensure());
  expect(new Set(levels())).toEqual(new Set([theme.capacity.low]));
  api.database.organization.update({
    where: { id: { equals: profile.id } },
    data: { status: 'inactive' },
  });
  await act(() => profile.organization.refetch());
  expect(new Set(levels())).toEqual(new Set([theme.capacity.normal]));
});
