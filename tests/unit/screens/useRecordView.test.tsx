// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRecordView } from '~/screens/OrganizationProfile/useRecordView';
import { StoresProvider } from '~/stores/context';
import { assignSeats } from '~/stores/organizationWrites';
import { save } from '~/stores/writes';
import { createTestApp, disposeTestApps, eventually } from '../app/testApp';

afterEach(disposeTestApps);

function view(id?: string) {
  const { api, app } = createTestApp({ path: '/token' });
  const { stores } = app;
  const [first] = api.database.organization.getAll();
  const profile = stores.organizations.profile(id ?? first?.id ?? '');
  renderHook(() => useRecordView(profile), {
    wrapper: (props) => <StoresProvider value={stores} {...props} />,
  });
  return { stores, profile, recent: () => stores.recentOrganizations.list };
}

it('useRecordView records an organization once its response has arrived, and follows its seats', async () => {
  const { stores, profile, recent } = view();
  expect(recent()).toEqual([]);
  await profile.organization.ensure();
  const { id, name, status, used_seats, total_seats, seat_level } =
    profile.organization.data ?? expect.fail();
  expect(recent()).toEqual([{ id, name, status, used_seats, total_seats, seat_level }]);
  await profile.subscriptions.ensure();
  const { rows = [], etag } = profile.subscriptions.data ?? {};
  const subscription = rows[0] ?? expect.fail();
  const assigned_seats = (subscription.used_seats ?? 0) - 1;
  await save(
    stores,
    profile,
    etag,
    assignSeats(subscription, { assigned_seats, allow_excess: false }),
  );
  await profile.organization.ensure();
  await eventually(() => recent()[0]?.used_seats).toBe((used_seats ?? 0) - 1);
});

it('useRecordView records nothing if the organization does not exist', async () => {
  const { profile, recent } = view('unknown');
  await profile.organization.ensure();
  expect(profile.organization.status).toBe('error');
  expect(recent()).toEqual([]);
});
