// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChangedBy } from '~/screens/OrganizationProfile/conflict/ChangedBy';
import { addNote } from '~/features/activity/noteMutations';
import { versionOf } from '~/domain/organizationValues';
import { updateOrganization } from '~/stores/mutations/organizationMutations';
import type { FaultEffect } from '~~/mocks/http/Fault';
import { renderWithStores } from '../app/renderWithStores';
import { createTestApp, disposeTestApps } from '../app/testApp';

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 2, 2, 9, 32)));
afterEach(disposeTestApps);

/**
 * Loads the activity of an organization, then edits it while Mira Solano does so at 9:30 by the
 * server's clock; `render` then opens what the conflict dialog shows, at 9:32.
 */
async function conflictingEdit(activityFault?: FaultEffect) {
  const { api, app } = createTestApp({ path: '/token' });
  const { stores } = app;
  const id = api.database.organization.getAll()[0]?.id ?? '';
  const profile = stores.organizations.profile(id);
  const { latest } = profile.activity;
  const failActivity = (effect: FaultEffect) =>
    api.control.failNext({ call: 'listOrganizationActivity', effect, times: 'always' });
  if (activityFault) failActivity(activityFault);
  await Promise.all([latest.ensure(), profile.organization.ensure()]);
  const edit = async () => {
    api.control.failNext({ call: 'updateOrganization', effect: { status: 412 } });
    const { version } = profile;
    if (!version) throw new Error('The organization has not been loaded.');
    const base = versionOf(version);
    await expect(
      updateOrganization(stores, profile, base, { ...base.values, name: 'Mine' }),
    ).rejects.toMatchObject({ failure: { status: 412 } });
  };
  const render = () =>
    renderWithStores(stores, <ChangedBy organizationId={id} name="Acme" />).container;
  const settled = () => act(() => latest.ensure());
  return { stores, id, latest, edit, render, settled, failActivity };
}

it('ChangedBy names whoever made the change', async () => {
  const { edit, render, settled } = await conflictingEdit();
  await edit();
  const element = render();
  await settled();
  expect(element.textContent).toBe('Mira Solano changed Acme 2 minutes ago.');
});

it('ChangedBy skips notes, which change no version', async () => {
  const { stores, id, edit, render, settled } = await conflictingEdit();
  await edit();
  await addNote(stores, id, 'Called them', 'key');
  const element = render();
  await settled();
  expect(element.textContent).toBe('Mira Solano changed Acme 2 minutes ago.');
});

it('ChangedBy names nobody if the activity can’t be fetched again', async () => {
  const { latest, edit, render, settled, failActivity } = await conflictingEdit();
  failActivity({ status: 500 });
  await edit();
  const element = render();
  await settled();
  expect(latest.data?.entries).not.toHaveLength(0);
  expect(element.textContent).toBe('Someone else changed Acme.');
});

it('ChangedBy names nobody on a server without activity', async () => {
  const { edit, render, settled } = await conflictingEdit({ status: 404 });
  await edit();
  const element = render();
  await settled();
  expect(element.textContent).toBe('Someone else changed Acme.');
});
