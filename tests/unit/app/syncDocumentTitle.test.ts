// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { MockApi } from '~~/mocks/createMockApi';
import { updateOrganizationColumns } from '~~/mocks/organizationRows';
import { disposeTestApps, openTestApp, eventually } from './testApp';

afterEach(disposeTestApps);

const suffix = ' | Accounts Management System';

/** Delays responses until the title has been checked. */
const slow = ({ control }: MockApi) => control.setLatency(1000);

describe('syncDocumentTitle', () => {
  it.each([
    ['/', true, 'Home'],
    ['/accounts', true, 'Organizations'],
    ['/accounts', false, 'Login'],
    ['/logout', true, 'Login'],
    ['/accounts/unknown', true, 'Organization'],
    ['/nowhere?code=400', true, 'Bad Request'],
    ['/nowhere?code=500', false, 'Something went wrong'],
    ['/nowhere?code=%3Csvg%3E', false, 'Page Not Found'],
  ])('sets the title at %s (signed in: %s) to %s', async (path, signedIn, title) => {
    const testApp = await openTestApp({ path, signedIn, prepare: slow });
    expect(document.title).toBe(title + suffix);
    await testApp.router.navigate('/nowhere?code=403');
    await testApp.settledLocation();
    expect(document.title).toBe(`Access Forbidden${suffix}`);
  });

  it('shows the organization’s name and follows its changes', async () => {
    const testApp = await openTestApp({ prepare: slow });
    const { database } = testApp.api;
    const organization = database.organization.findFirst({ where: {}, strict: true });
    const { id, name } = organization;
    await testApp.router.navigate(`/accounts/${encodeURIComponent(id)}`);
    expect(document.title).toBe(`Organization${suffix}`);
    testApp.api.control.setLatency(0);
    const profile = testApp.app.stores.organizations.profile(id);
    void profile.organization.refetch();
    await eventually(() => document.title).toBe(name + suffix);
    updateOrganizationColumns(database, organization, { name: '<b>{name}</b>' });
    void profile.organization.refetch();
    await eventually(() => document.title).toBe(`<b>{name}</b>${suffix}`);
  });

  it.each([
    [404, 'Page Not Found'],
    [403, 'Access Forbidden'],
    [400, 'Bad Request'],
    [500, 'Something went wrong'],
  ])('shows the error when the organization fails to load: %s', async (status, title) => {
    await openTestApp({
      path: '/accounts/7',
      prepare: ({ control }) =>
        void control.failNext({ call: 'readOrganization', effect: { status } }),
    });
    await eventually(() => document.title).toBe(title + suffix);
  });
});
