// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { disposeTestApps, createTestApp, eventually } from './testApp';

afterEach(disposeTestApps);

/** A console at home, and an organization to go to. */
async function atHome() {
  const testApp = createTestApp();
  await testApp.settledLocation();
  const { id } = testApp.api.database.organizations.all()[0] ?? { id: '' };
  return {
    testApp,
    path: `/accounts/${encodeURIComponent(id)}`,
    profile: testApp.app.stores.organizations.profile(id),
  };
}

const queries = ({
  organization,
  subscriptions,
  dailySeats,
}: Awaited<ReturnType<typeof atHome>>['profile']) => [organization, subscriptions, dailySeats];

describe('a navigation to an organization', () => {
  it('waits for quick answers: the screen needs no skeletons', async () => {
    const { testApp, path, profile } = await atHome();
    await testApp.router.navigate(path);
    expect(queries(profile).map(({ status }) => status)).toEqual(['success', 'success', 'success']);
  });

  it('waits for a failure, too', async () => {
    const { testApp, path, profile } = await atHome();
    testApp.api.control.failNext({ call: 'listSubscriptions', effect: { status: 403 } });
    await testApp.router.navigate(path);
    expect(profile.subscriptions.error?.status).toBe(403);
  });

  it('does not wait for slow ones', async () => {
    const { testApp, path, profile } = await atHome();
    testApp.api.control.setLatency(5000);
    const startedAt = performance.now();
    await testApp.router.navigate(path);
    expect(performance.now() - startedAt).toBeLessThan(1000);
    expect(testApp.router.state.location.pathname).toBe(path);
    expect(queries(profile).every(({ isFetching: isOpen }) => isOpen)).toBe(true);
  });

  it('asks for the period that the address names', async () => {
    const { testApp, path, profile } = await atHome();
    await testApp.router.navigate(`${path}?period=90`);
    expect(profile.dailySeats.data?.period).toBe(90);
  });

  it('that is given up gives its calls up', async () => {
    const { testApp, path, profile } = await atHome();
    testApp.api.control.setLatency(5000);
    void testApp.router.navigate(path);
    await vi.waitFor(() =>
      expect(queries(profile).every(({ isFetching: isOpen }) => isOpen)).toBe(true),
    );
    await testApp.router.navigate('/token');
    await eventually(() => queries(profile).some(({ isFetching: isOpen }) => isOpen)).toBe(false);
  });

  it('on the first page does not hold the screen back', async () => {
    const testApp = createTestApp({
      path: '/accounts/7',
      prepare: ({ control }) => control.setLatency(5000),
    });
    await testApp.settledLocation();
    expect(testApp.app.stores.organizations.profile('7').organization.isFetching).toBe(true);
  });
});
