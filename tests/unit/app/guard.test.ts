// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setConfiguration } from './setConfiguration';
import { disposeTestApps, routeErrors, createTestApp, openTestApp, eventually } from './testApp';

afterEach(disposeTestApps);

const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;

describe('navigation guard', () => {
  it.each([
    ['/accounts?q=%25&page=2', loginFor('/accounts?q=%25&page=2')],
    ['/accounts/7?period=90#daily', loginFor('/accounts/7?period=90#daily')],
    ['/accounts/a%2Fb', loginFor('/accounts/a%2Fb')],
    ['/accounts/..%2F..%2Fadmin', loginFor('/accounts/..%2F..%2Fadmin')],
    ['/TOKEN/', loginFor('/TOKEN/')],
    ['/', '/login'],
    ['/?x=1', '/login'],
    ['/logout', '/login'],
    ['/login?redirect=%2Ftoken', '/login?redirect=%2Ftoken'],
    ['/nowhere?code=403', '/nowhere?code=403'],
    ['/login/x', '/login/x'],
  ])('leads from %s to %s without a session, and sends no call', async (path, location) => {
    const testApp = createTestApp({ path, signedIn: false });
    await expect(testApp.settledLocation()).resolves.toBe(location);
    expect(routeErrors(testApp)).toEqual([]);
    expect(testApp.api.control.log()).toEqual([]);
  });

  it.each([
    ['/accounts?page=2', '/accounts?page=2'],
    ['/accounts/7', '/accounts/7'],
    ['/nowhere', '/nowhere'],
    ['/login?redirect=%2Ftoken', '/'],
    ['/LOGIN/', '/'],
  ])('leads from %s to %s with a session', async (path, location) => {
    const testApp = createTestApp({ path });
    await expect(testApp.settledLocation()).resolves.toBe(location);
    expect(testApp.toasts()).toEqual([]);
  });

  it('guards navigations within the app too', async () => {
    const testApp = await openTestApp({ path: '/login', signedIn: false });
    await testApp.router.navigate('/accounts/7?period=90#daily');
    await expect(testApp.settledLocation()).resolves.toBe(loginFor('/accounts/7?period=90#daily'));
  });
});

// All valid and invalid redirects: redirect.test.ts.
const caution = ['caution, Caution: Invalid URL'];
it.each([
  ['?redirect=%2Faccounts%2F7%3Fpage%3D2%23x', '/accounts/7?page=2#x', []],
  ['?redirect=%2F%2Fevil.example', '/', caution],
  ['?redirect=%2Ftoken&redirect=%2Faccounts', '/', caution],
  ['', '/', []],
])('a sign-in at %j leads to %s with the toasts %j', async (search, location, toasts) => {
  const testApp = await openTestApp({ path: `/login${search}`, signedIn: false });
  await testApp.app.stores.session.signIn('demo@example.com', 'demo');
  await expect(testApp.settledLocation()).resolves.toBe(location);
  expect(testApp.toasts()).toEqual(toasts);
  expect(routeErrors(testApp)).toEqual([]);
});

it('/logout as the first page signs out, on the server too', async () => {
  const testApp = createTestApp({ path: '/logout' });
  await expect(testApp.settledLocation()).resolves.toBe('/login');
  expect(testApp.app.stores.session.credentials).toBeUndefined();
  expect(testApp.localStorage.getItem('ams.session')).toBeNull();
  await eventually(() => testApp.api.control.log().at(-1)?.status).toBe(204);
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
});
