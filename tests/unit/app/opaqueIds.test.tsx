// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outlet } from 'react-router-dom';
import { AppProviders } from '~/app/AppProviders';
import { organizationPath } from '~/components/organizationPath';
import { today } from '../mocks/createSignedInApi';
import { insertOrganization } from '~~/mocks/database/writeOrganization';
import { disposeTestApps, createTestApp } from './testApp';

vi.mock('~/components/Toasts', () => ({ Toasts: () => null }));
const screens = {
  AppLayout: Outlet,
  OrganizationProfileScreen: ({ id }: { readonly id?: string }) => <h1>{id}</h1>,
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  disposeTestApps();
  vi.unstubAllGlobals();
});

const ids = ['a%2Fb', 'a%2fb', '%2e%2e', '%2E.', '%00', 'a%5cb', 'a%252Fb', '%', 'a/b', 'acme.v3'];

it.each(ids)(
  'opens the organization with the id %s from its URL and after a sign-in',
  async (id) => {
    const url = organizationPath(id) ?? '';
    const apiPath = `/api/accounts/${encodeURIComponent(id)}`;
    const testApp = createTestApp({
      path: url,
      signedIn: false,
      screens,
      prepare: ({ database }) => {
        const [first] = database.organization.getAll();
        // A decoy, which decoding `%2F` twice would open.
        for (const decoyId of new Set([id, id.replace(/%2F/i, '/')]))
          if (first)
            insertOrganization(database, today, {
              ...first,
              id: decoyId,
              name: `Named ${decoyId}`,
            });
      },
    });
    await expect(testApp.settledLocation()).resolves.toBe(
      `/login?redirect=${encodeURIComponent(url)}`,
    );
    await testApp.app.stores.session.signIn('demo@example.com', 'demo');
    await expect(testApp.settledLocation()).resolves.toBe(url);
    const element = document.body.appendChild(document.createElement('div'));
    const root = createRoot(element);
    await act(async () => root.render(<AppProviders app={testApp.app} />));
    expect(element.querySelector('h1')?.textContent).toBe(id);
    await vi.waitFor(() => expect(document.title).toBe(`Named ${id} | Accounts Management System`));
    const reads = testApp.api.control.log().filter(({ call }) => call === 'readOrganization');
    expect(reads.map(({ path, status }) => [path, status])).toEqual([[apiPath, 200]]);
    await act(async () => root.unmount());
  },
);
