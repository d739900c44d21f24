// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setConfiguration } from './setConfiguration';
import { disposeTestApps, routeErrors, createTestApp, openTestApp, eventually } from './testApp';

afterEach(disposeTestApps);

const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
const locationFor = (path: string, signedIn: boolean) =>
  createTestApp({ path, signedIn }).settledLocation();

describe('navigation guard without a session', () => {
  it.each([
    ['/accounts', loginFor('/accounts')],
    ['/accounts?q=%25&page=2', loginFor('/accounts?q=%25&page=2')],
    ['/accounts/acme.v2', loginFor('/accounts/acme.v2')],
    ['/accounts/7?period=90#daily', loginFor('/accounts/7?period=90#daily')],
    ['/accounts/a%2Fb', loginFor('/accounts/a%2Fb')],
    ['/accounts/..%2F..%2Fadmin', loginFor('/accounts/..%2F..%2Fadmin')],
    ['/token', loginFor('/token')],
    ['/TOKEN', loginFor('/TOKEN')],
    ['/token/', loginFor('/token/')],
    ['/', '/login'],
    ['/?x=1', '/login'],
    ['/logout', '/login'],
    ['/login', '/login'],
    ['/login?redirect=%2Ftoken', '/login?redirect=%2Ftoken'],
    ['/nowhere?code=403', '/nowhere?code=403'],
    ['/login/x', '/login/x'],
  ])('redirects %s to %s', async (path, location) => {
    const testApp = createTestApp({ path, signedIn: false });
    await expect(testApp.settledLocation()).resolves.toBe(location);
    expect(routeErrors(testApp)).toEqual([]);
    expect(testApp.api.control.log()).toEqual([]);
  });

  it('guards navigations within the app too', async () => {
    const testApp = await openTestApp({ path: '/login', signedIn: false });
    await testApp.router.navigate('/accounts/7?period=90#daily');
    await expect(testApp.settledLocation()).resolves.toBe(loginFor('/accounts/7?period=90#daily'));
  });
});

describe('navigation guard with a session', () => {
  it.each(['/', '/accounts', '/accounts?page=2', '/accounts/7', '/token', '/nowhere'])(
    'allows %s',
    async (path) => expect(await locationFor(path, true)).toBe(path),
  );
  it.each(['/login', '/login?redirect=%2Ftoken', '/LOGIN/'])(
    'redirects %s to home',
    async (path) => {
      const testApp = createTestApp({ path });
      await expect(testApp.settledLocation()).resolves.toBe('/');
      expect(testApp.toasts()).toEqual([]);
    },
  );
});

describe('redirect after sign-in', () => {
  const signIn = async (search: string) => {
    const testApp = await openTestApp({ path: `/login${search}`, signedIn: false });
    await testApp.app.stores.session.signIn('demo@example.com', 'demo');
    return testApp;
  };

  // All valid and invalid redirects: redirect.test.ts.
  const caution = ['caution, Caution: Invalid URL'];
  it.each([
    ['?redirect=%2Faccounts%2F7%3Fpage%3D2%23x', '/accounts/7?page=2#x', []],
    ['?redirect=%2F%2Fevil.example', '/', caution],
    ['?redirect=%2Flogout', '/', caution],
    ['?redirect=%2Ftoken&redirect=%2Faccounts', '/', caution],
    ['?redirect=', '/', []],
    ['', '/', []],
  ])('the query %j leads to %s with the toasts %j', async (search, location, toasts) => {
    const testApp = await signIn(search);
    await expect(testApp.settledLocation()).resolves.toBe(location);
    expect(testApp.toasts()).toEqual(toasts);
    expect(routeErrors(testApp)).toEqual([]);
  });

  it('replaces login in the history', async () => {
    const testApp = await signIn('?redirect=%2Ftoken');
    await testApp.settledLocation();
    await testApp.router.navigate(-1);
    await expect(testApp.settledLocation()).resolves.toBe('/token');
  });

  it('stays at login when the sign-in is rejected', async () => {
    const testApp = await openTestApp({ path: '/login?redirect=%2Ftoken', signedIn: false });
    await expect(
      testApp.app.stores.session.signIn('demo@example.com', 'wrong'),
    ).rejects.toMatchObject({ failure: { status: 401, code: 'invalid_credentials' } });
    await expect(testApp.settledLocation()).resolves.toBe('/login?redirect=%2Ftoken');
    expect(testApp.toasts()).toEqual([]);
  });
});

describe('/logout', () => {
  it('signs out on the server and goes to login', async () => {
    const testApp = await openTestApp({ path: '/accounts' });
    await testApp.router.navigate('/logout');
    await expect(testApp.settledLocation()).resolves.toBe('/login');
    expect(testApp.app.stores.session.credentials).toBeUndefined();
    expect(testApp.localStorage.getItem('ams.session')).toBeNull();
    await eventually(() =>
      testApp.api.database.session.findFirst({ where: { id: { equals: 'ses_usr_demo' } } }),
    ).toBeNull();
    expect(testApp.toasts()).toEqual([]);
  });

  it('signs out when opened as the first page', async () => {
    const testApp = createTestApp({ path: '/logout' });
    await expect(testApp.settledLocation()).resolves.toBe('/login');
    await eventually(() => testApp.api.control.log().at(-1)?.status).toBe(204);
  });
});

// Configured with `--base /console/` (docs/operations.md).
describe('base path', () => {
  beforeEach(() => setConfiguration({ base: '/console/' }));
  afterEach(() => setConfiguration(undefined));

  const createAppUnderBasePath = (path: string, signedIn = true) =>
    createTestApp({ path, signedIn, basename: '/console/' });
  const loginUnder = (path: string) => `/console/login?redirect=${encodeURIComponent(path)}`;

  it('guards routes under the base path, and omits it from the redirect', async () => {
    const testApp = createAppUnderBasePath('/console/accounts?page=2', false);
    await expect(testApp.settledLocation()).resolves.toBe(loginUnder('/accounts?page=2'));
    await testApp.app.stores.session.signIn('demo@example.com', 'demo');
    await expect(testApp.settledLocation()).resolves.toBe('/console/accounts?page=2');
  });

  it.each([
    ['/console/token', loginUnder('/token')],
    ['/console/', '/console/login'],
  ])('redirects from %s to %s when the session ends', async (path, login) => {
    const testApp = createAppUnderBasePath(path);
    await testApp.settledLocation();
    testApp.api.control.endSessions();
    void testApp.app.stores.tokens.list.ensure();
    await eventually(() => testApp.app.stores.session.user).toBeUndefined();
    await expect(testApp.settledLocation()).resolves.toBe(login);
  });

  it('omits the base path from the redirect after a sign-out in another tab', async () => {
    const testApp = createAppUnderBasePath('/console/accounts/7');
    await testApp.settledLocation();
    testApp.simulateOtherTab(undefined);
    await expect(testApp.settledLocation()).resolves.toBe(loginUnder('/accounts/7'));
  });
});
