// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecordView } from '~/screens/OrganizationProfile/useRecordView';
import { StoresProvider, useStores } from '~/stores/context';
import { assignSeats } from '~/stores/mutations/organizationMutations';
import { createTestApp, disposeTestApps, eventually } from '../app/testApp';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

function Viewer({ id }: { readonly id: string }) {
  useRecordView(useStores().organizations.profile(id));
  return null;
}

function view(id?: string) {
  const { api, app } = createTestApp({ path: '/token' });
  const { stores } = app;
  const [first] = api.database.organization.getAll();
  const profile = stores.organizations.profile(id ?? first?.id ?? '');
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <StoresProvider value={stores}>
        <Viewer id={profile.id} />
      </StoresProvider>,
    ),
  );
  return { stores, profile, recent: () => stores.recentOrganizations.list };
}

it('useRecordView records an organization once its response has arrived, and follows its seats', async () => {
  const { stores, profile, recent } = view();
  expect(recent()).toEqual([]);
  await profile.organization.ensure();
  const { id, name, status, usedSeats, totalSeats } = profile.organization.data ?? expect.fail();
  expect(recent()).toEqual([{ id, name, status, usedSeats, totalSeats }]);
  await profile.subscriptions.ensure();
  const { rows = [], etag } = profile.subscriptions.data ?? {};
  const seats = { usedSeats: (rows[0]?.usedSeats ?? 0) - 1, allowExcess: false, etag };
  await assignSeats(stores, id, rows[0]?.id ?? '', seats);
  await eventually(() => recent()[0]?.usedSeats).toBe((usedSeats ?? 0) - 1);
});

it('useRecordView records nothing if the organization does not exist', async () => {
  const { profile, recent } = view('unknown');
  await profile.organization.ensure();
  expect(profile.organization.status).toBe('error');
  expect(recent()).toEqual([]);
});
