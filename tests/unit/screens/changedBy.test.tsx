// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChangedBy } from '~/screens/OrganizationProfile/conflict/ChangedBy';
import { StoresProvider } from '~/stores/context';
import { addNote } from '~/features/activity/noteMutations';
import { updateOrganization } from '~/stores/mutations/organizationMutations';
import type { FaultEffect } from '~~/mocks/http/Fault';
import { createTestApp, disposeTestApps } from '../app/testApp';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 2, 2, 9, 32));
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Loads the activity of an organization, then edits it while Mira Solano does so at 9:30 by the
 * server's clock; `render` then opens what the conflict dialog shows, at 9:32.
 */
async function conflictingEdit(activityFault?: FaultEffect) {
  const { api, app } = createTestApp({ path: '/token' });
  const { stores } = app;
  const id = api.database.organization.getAll()[0]?.id ?? '';
  const { latest } = stores.organizations.profile(id).activity;
  const failActivity = (effect: FaultEffect) =>
    api.control.failNext({ call: 'listOrganizationActivity', effect, times: 'always' });
  if (activityFault) failActivity(activityFault);
  await Promise.all([latest.ensure(), stores.organizations.profile(id).organization.ensure()]);
  const edit = async () => {
    api.control.failNext({ call: 'updateOrganization', effect: { status: 412 } });
    const etag = stores.organizations.profile(id).version?.etag;
    await expect(updateOrganization(stores, id, { name: 'Mine' }, etag)).rejects.toMatchObject({
      failure: { status: 412 },
    });
  };
  const element = document.createElement('div');
  const render = () =>
    act(() =>
      createRoot(element).render(
        <StoresProvider value={stores}>
          <ChangedBy organizationId={id} />
        </StoresProvider>,
      ),
    );
  const text = () => element.textContent;
  const settled = () => act(() => latest.ensure());
  return { stores, id, latest, edit, render, text, settled, element, failActivity };
}

it('ChangedBy names whoever made the change, once the activity has been fetched again', async () => {
  const { edit, render, text, settled, element } = await conflictingEdit();
  await edit();
  render();
  expect(text()).toBe('');
  expect(element.children).toHaveLength(1);
  await settled();
  expect(text()).toBe('Changed by Mira Solano, 2 minutes ago');
});

it('ChangedBy skips notes, which change no version', async () => {
  const { stores, id, edit, render, text, settled } = await conflictingEdit();
  await edit();
  await addNote(stores, id, 'Called them', 'key');
  render();
  await settled();
  expect(text()).toBe('Changed by Mira Solano, 2 minutes ago');
});

it('ChangedBy stays empty if the activity can’t be fetched again', async () => {
  const { latest, edit, render, text, element, settled, failActivity } = await conflictingEdit();
  await edit();
  failActivity({ status: 500 });
  render();
  await settled();
  expect(latest.data?.entries).not.toHaveLength(0);
  expect(text()).toBe('');
  expect(element.children).toHaveLength(1);
});

it('ChangedBy is absent on a server without activity', async () => {
  const { edit, render, settled, element } = await conflictingEdit({ status: 404 });
  await edit();
  render();
  await settled();
  expect(element.children).toHaveLength(0);
});
