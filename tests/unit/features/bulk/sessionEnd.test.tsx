// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import { Selection } from '~/features/bulk/Selection';
import { demoUser, disposeTestApps, openTestApp } from '../../app/testApp';
import { renderWithStores } from '../../app/renderWithStores';

afterEach(disposeTestApps);

it('a bulk change that the end of the session stopped says at the next sign-in what became of each row', async () => {
  const { app, api } = await openTestApp({ path: '/accounts' });
  const { stores } = app;
  const { organizations, session } = stores;
  const query = { ...defaultListParams, status: 'active' } as const;
  const view = organizations.view(query);
  await view.ensure();
  const rows = view.data?.rows ?? [];
  organizations.selection.select(rows);
  const renderSelection = () =>
    renderWithStores(
      stores,
      <Selection
        list={createRef()}
        view={undefined}
        query={query}
        selectedView={{ view: undefined, open() {}, close() {}, showPage() {} }}
      />,
    );
  renderSelection();
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await screen.findByRole('dialog', { name: `Deactivate ${rows.length} organizations?` });
  // The first write is applied, but its response is lost.
  api.control.failNext({
    call: 'deactivateOrganization',
    effect: 'network',
    afterHandling: true,
  });
  api.control.failNext({ call: 'deactivateOrganization', effect: { status: 401 } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Deactivate' }).at(-1) ?? expect.fail());
  await waitFor(() => expect(session.user).toBeUndefined());
  cleanup();

  await session.signIn(demoUser.email, 'demo');
  renderSelection();
  const outcome = await screen.findByRole('group', { name: / deactivated, / });
  const lines = Array.from(outcome.querySelectorAll('li'), ({ textContent }) => textContent);
  expect(lines).toHaveLength(rows.length);
  expect(lines[0]).toContain('It may have been saved.');
  expect(lines.filter((line) => line?.includes('Not sent')).length).toBeGreaterThan(0);
});
