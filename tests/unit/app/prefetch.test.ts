// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { prefetchPath } from '~/app/router/prefetchPath';
import { defaultListParams } from '~/domain/organizationList';
import { disposeTestApps, createTestApp, eventually } from './testApp';

afterEach(disposeTestApps);

/** An app on the home screen, and the path of an organization. */
async function openHome() {
  const testApp = createTestApp();
  await testApp.settledLocation();
  const { id } = testApp.api.database.organization.getAll()[0] ?? { id: '' };
  return {
    testApp,
    path: `/accounts/${encodeURIComponent(id)}`,
    profile: testApp.app.stores.organizations.profile(id),
  };
}

describe('navigation to an organization', () => {
  it('waits for quick responses, so that the screen needs no skeletons', async () => {
    const { testApp, path, profile } = await openHome();
    await testApp.router.navigate(path);
    expect(profile.queries(30).map(({ status }) => status)).toEqual([
      'success',
      'success',
      'success',
    ]);
  });

  it('waits for quick error responses too', async () => {
    const { testApp, path, profile } = await openHome();
    testApp.api.control.failNext({ call: 'listSubscriptions', effect: { status: 403 } });
    await testApp.router.navigate(path);
    expect(profile.subscriptions.error?.status).toBe(403);
  });

  it('does not wait for slow responses', async () => {
    const { testApp, path, profile } = await openHome();
    testApp.api.control.setLatency(5000);
    const startedAt = performance.now();
    await testApp.router.navigate(path);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(testApp.router.state.location.pathname).toBe(path);
    expect(profile.queries(30).every(({ isFetching }) => isFetching)).toBe(true);
  });

  it('fetches the period in the URL', async () => {
    const { testApp, path, profile } = await openHome();
    await testApp.router.navigate(`${path}?period=90`);
    expect([profile.dailySeats(90).status, profile.dailySeats(30).status]).toEqual([
      'success',
      'idle',
    ]);
  });

  it('aborts its requests when the navigation is aborted', async () => {
    const { testApp, path, profile } = await openHome();
    testApp.api.control.setLatency(5000);
    void testApp.router.navigate(path);
    await vi.waitFor(() =>
      expect(profile.queries(30).every(({ isFetching }) => isFetching)).toBe(true),
    );
    await testApp.router.navigate('/token');
    await eventually(() => profile.queries(30).some(({ isFetching }) => isFetching)).toBe(false);
  });

  it('waits for quick responses of the first screen as well', async () => {
    const { path } = await openHome();
    // The chunk must not be what takes longest.
    await import('~/screens/OrganizationProfile/OrganizationProfileScreen');
    const testApp = createTestApp({ path, prepare: ({ control }) => control.setLatency(60) });
    const profile = testApp.app.stores.organizations.profile(path.replace('/accounts/', ''));
    await vi.waitFor(() => expect(testApp.router.state.initialized).toBe(true), 5000);
    expect(profile.queries(30).map(({ status }) => status)).toEqual([
      'success',
      'success',
      'success',
    ]);
  });

  it('does not wait for slow responses of the first screen', async () => {
    const testApp = createTestApp({
      path: '/accounts/7',
      prepare: ({ control }) => control.setLatency(5000),
    });
    await testApp.settledLocation();
    expect(testApp.app.stores.organizations.profile('7').organization.isFetching).toBe(true);
  });
});

describe('prefetchPath', () => {
  it('requests the view of the list that a link names, and none of its calls again', async () => {
    const { app, api } = (await openHome()).testApp;
    api.control.clearLog();
    for (let times = 0; times < 2; times += 1) {
      prefetchPath('/accounts?sort=status&page=2', app.stores);
      const view = app.stores.organizations.view({ ...defaultListParams, sort: 'status', page: 2 });
      await eventually(() => view.status).toBe('success');
    }
    expect(api.control.log().map(({ path }) => path)).toEqual([
      '/api/accounts?page=2&per_page=25&sort=status&order=asc',
    ]);
  });

  it('requests the tokens', async () => {
    const { stores } = (await openHome()).testApp.app;
    prefetchPath('/token', stores);
    await eventually(() => stores.tokens.list.status).toBe('success');
  });

  it('cancels its requests', async () => {
    const { app, api } = (await openHome()).testApp;
    const { organizations, tokens } = app.stores;
    api.control.setLatency(5000);
    const cancels = ['/token', '/accounts'].map((path) => prefetchPath(path, app.stores));
    const queries = [tokens.list, organizations.view(defaultListParams)];
    await eventually(() => queries.every(({ isFetching }) => isFetching)).toBe(true);
    for (const cancel of cancels) cancel();
    expect(queries.map(({ isFetching, status }) => [isFetching, status])).toEqual([
      [false, 'idle'],
      [false, 'idle'],
    ]);
  });

  it('requests nothing after a 429, and nothing for a path that is not a screen', async () => {
    const { stores } = (await openHome()).testApp.app;
    prefetchPath('/nowhere', stores);
    stores.prefetcher.pause();
    prefetchPath('/token', stores);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stores.tokens.list.isFetching).toBe(false);
    expect(stores.requests.inFlight).toBe(0);
  });
});
