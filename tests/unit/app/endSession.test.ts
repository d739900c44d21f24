// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import { revokeToken } from '~/stores/mutations/tokenMutations';
import { loadProfile } from '../stores/loadProfile';
import {
  disposeTestApps,
  demoUser,
  createTestApp,
  openTestApp,
  samUser,
  sessionKey,
  eventually,
  storedSession,
  type TestApp,
} from './testApp';

afterEach(disposeTestApps);

const sessionEndedToast = 'caution, Caution: Your session has ended. Sign in again.';
const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;

function recordLocations({ router }: TestApp): string[] {
  const locations: string[] = [];
  router.subscribe(({ location: { pathname, search } }) => {
    const location = pathname + search;
    if (locations.at(-1) !== location) locations.push(location);
  });
  return locations;
}

/** Sends twenty calls at once, from several stores. */
function sendTwentyCalls({ app: { stores } }: TestApp) {
  for (let number = 0; number < 6; number += 1)
    void loadProfile(stores.organizations.profile(`org_${number}`));
  void stores.organizations.view(defaultListParams).ensure();
  void stores.tokens.list.ensure();
}

describe('401 response', () => {
  it('ends the session once when twenty calls fail at the same time', async () => {
    const testApp = await openTestApp({
      path: '/token?q=a&page=2',
      prepare: ({ control }) => void control.failNext({ effect: { status: 401 }, times: 'always' }),
    });
    const locations = recordLocations(testApp);
    sendTwentyCalls(testApp);
    await eventually(() => testApp.app.stores.session.user).toBeUndefined();
    await eventually(() => testApp.app.stores.http.inFlight).toBe(0);
    expect(testApp.api.control.log()).toHaveLength(20);
    await expect(testApp.settledLocation()).resolves.toBe(loginFor('/token?q=a&page=2'));
    expect(locations.filter((location) => location.startsWith('/login'))).toHaveLength(1);
    expect(testApp.toasts()).toEqual([sessionEndedToast]);
    expect(testApp.localStorage.getItem(sessionKey)).toBeNull();
  });

  it('keeps the session when the token has been replaced in the meantime', async () => {
    const testApp = await openTestApp({
      path: '/token',
      prepare: ({ control }) =>
        void control.failNext({ call: 'revokeToken', effect: { status: 401 }, delay: 50 }),
    });
    const revoking = revokeToken(testApp.app.stores, 'tok_1');
    await eventually(() => testApp.api.control.log()).toHaveLength(1);
    testApp.simulateOtherTab(storedSession(demoUser, 'ses_newer'));
    await expect(revoking).rejects.toMatchObject({ failure: { status: 401 } });
    expect(testApp.app.stores.session.token).toBe('ses_newer');
    await expect(testApp.settledLocation()).resolves.toBe('/token');
    expect(testApp.toasts()).toEqual([]);
    expect(testApp.api.control.log().filter(({ call }) => call === 'revokeToken')).toHaveLength(1);
  });

  it('retries a GET with the token that another tab has stored, with or without a storage event', async () => {
    for (const notified of [true, false]) {
      const testApp = await openTestApp({
        path: '/token',
        prepare: ({ control }) =>
          void control.failNext({ call: 'listTokens', effect: { status: 401 }, delay: 50 }),
      });
      testApp.api.database.session.create({
        id: 'ses_newer',
        staff_id: demoUser.id,
        created_at: '2026-03-02T09:10:00Z',
      });
      void testApp.app.stores.tokens.list.ensure();
      if (notified) testApp.simulateOtherTab(storedSession(demoUser, 'ses_newer'));
      else testApp.localStorage.setItem(sessionKey, storedSession(demoUser, 'ses_newer'));
      await eventually(() => testApp.app.stores.tokens.list.status).toBe('success');
      expect([testApp.app.stores.session.token, testApp.localStorage.getItem(sessionKey)]).toEqual([
        'ses_newer',
        storedSession(demoUser, 'ses_newer'),
      ]);
      await expect(testApp.settledLocation()).resolves.toBe('/token');
      expect(testApp.toasts()).toEqual([]);
      testApp.app.dispose();
    }
  });

  it('redirects to the target of a navigation in progress', async () => {
    const testApp = await openTestApp({ path: '/' });
    testApp.api.control.endSessions();
    const navigation = testApp.router.navigate('/accounts/7?period=7');
    void testApp.app.stores.tokens.list.ensure();
    await navigation;
    await eventually(() => testApp.router.state.location.pathname).toBe('/login');
    await expect(testApp.settledLocation()).resolves.toBe(loginFor('/accounts/7?period=7'));
  });
});

describe('change in another tab', () => {
  it('a sign-out redirects to login with the current path', async () => {
    const testApp = await openTestApp({ path: '/token?page=2' });
    testApp.simulateOtherTab(undefined);
    expect(testApp.app.stores.session.user).toBeUndefined();
    await expect(testApp.settledLocation()).resolves.toBe(loginFor('/token?page=2'));
    expect([testApp.api.control.log(), testApp.toasts()]).toEqual([[], []]);
  });

  it('a sign-in lets this tab follow its own redirect', async () => {
    const testApp = await openTestApp({ path: '/login?redirect=%2Ftoken', signedIn: false });
    testApp.simulateOtherTab(storedSession(samUser));
    await expect(testApp.settledLocation()).resolves.toBe('/token');
    expect(testApp.app.stores.session.user).toEqual(samUser);
    expect(testApp.toasts()).toEqual([]);
  });

  const signedInAsSam = ['info, Information: You are now signed in as Sam Rivera.'];
  it.each([
    ['another user', [storedSession(samUser)], signedInAsSam],
    ['another user, after a sign-out', [undefined, storedSession(samUser)], signedInAsSam],
    ['the same user, after a sign-out', [undefined, storedSession(demoUser)], []],
  ])('a sign-in of %s drops data and toasts, and says who it is', async (_, texts, toasts) => {
    const testApp = await openTestApp({ path: '/accounts' });
    const { organizations, tokens } = testApp.app.stores;
    const queries = [organizations.view(defaultListParams), tokens.list];
    await Promise.all(queries.map((query) => query.ensure()));
    expect(queries.map(({ status }) => status)).toEqual(['success', 'success']);
    testApp.app.stores.toasts.show({ type: 'success', text: 'for Robin Hale' });
    for (const text of texts) {
      testApp.simulateOtherTab(text);
      expect(queries.map(({ data }) => data)).toEqual([undefined, undefined]);
      await testApp.settledLocation();
    }
    expect(testApp.toasts()).toEqual(toasts);
    expect(testApp.router.state.location.pathname).toBe('/accounts');
  });

  it('a new session of the same user keeps the loaded data', async () => {
    const testApp = await openTestApp({ path: '/accounts' });
    const list = testApp.app.stores.organizations.view(defaultListParams);
    await list.ensure();
    testApp.simulateOtherTab(storedSession(demoUser, 'ses_newer'));
    expect(testApp.app.stores.session.token).toBe('ses_newer');
    expect([list.status, testApp.toasts()]).toEqual(['success', []]);
  });

  it('a sign-in after a sign-out in this tab shows no toast', async () => {
    const testApp = await openTestApp({ path: '/accounts' });
    await testApp.router.navigate('/logout');
    await testApp.settledLocation();
    testApp.simulateOtherTab(storedSession(samUser));
    await expect(testApp.settledLocation()).resolves.toBe('/');
    expect(testApp.toasts()).toEqual([]);
  });

  it('a theme change applies, and nothing does once the app is disposed', () => {
    const testApp = createTestApp();
    const changeTheme = (name: string) => {
      testApp.localStorage.setItem('ams.theme', `{"v":1,"data":"${name}"}`);
      window.dispatchEvent(new StorageEvent('storage', { key: 'ams.theme' }));
    };
    changeTheme('dark');
    expect(testApp.app.stores.theme.name).toBe('dark');
    testApp.app.dispose();
    changeTheme('light');
    expect(testApp.app.stores.theme.name).toBe('dark');
  });
});
