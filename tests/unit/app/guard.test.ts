// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { casesTimeout, runCases } from '../../setup/runCases';
import { acceptedRedirects, rejectedRedirects } from './hostileRedirects';
import { disposeTestApps, routeErrors, createTestApp, eventually } from './testApp';

afterEach(disposeTestApps);

const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
const locationFor = (path: string, signedIn: boolean) =>
  createTestApp({ path, signedIn }).settledLocation();

describe('without a session', () => {
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
  ])('%s leads to %s', async (path, place) => {
    const testApp = createTestApp({ path, signedIn: false });
    await expect(testApp.settledLocation()).resolves.toBe(place);
    expect(routeErrors(testApp)).toEqual([]);
    expect(testApp.api.control.log()).toEqual([]);
  });

  it('a navigation within the console is guarded, too', async () => {
    const testApp = createTestApp({ path: '/login', signedIn: false });
    await testApp.settledLocation();
    await testApp.router.navigate('/accounts/7?period=90#daily');
    await expect(testApp.settledLocation()).resolves.toBe(loginFor('/accounts/7?period=90#daily'));
  });
});

describe('signed in', () => {
  it.each(['/', '/accounts', '/accounts?page=2', '/accounts/7', '/token', '/nowhere'])(
    '%s stays',
    async (path) => expect(await locationFor(path, true)).toBe(path),
  );
  it.each([
    '/login',
    '/login?redirect=%2Ftoken',
    '/login?redirect=//evil.example',
    '/login/',
    '/LOGIN',
  ])('%s goes home', async (path) => {
    const testApp = createTestApp({ path });
    await expect(testApp.settledLocation()).resolves.toBe('/');
    expect(testApp.toasts()).toEqual([]);
  });

  it('login can’t be gone to by a link either', async () => {
    const testApp = createTestApp({ path: '/token' });
    await testApp.settledLocation();
    await testApp.router.navigate('/login?redirect=%2Faccounts');
    await expect(testApp.settledLocation()).resolves.toBe('/');
  });
});

describe('a sign-in', () => {
  const signIn = async (search: string) => {
    const testApp = createTestApp({ path: `/login${search}`, signedIn: false });
    await testApp.settledLocation();
    await testApp.app.stores.session.signIn('demo@example.com', 'demo');
    return testApp;
  };

  it.each([
    '/accounts/7?page=2#x',
    '/token',
    '/accounts?q=%25',
    ...acceptedRedirects.filter((path) => /[?#]/.test(path)).slice(0, 6),
  ])('follows %s', async (path) => {
    const testApp = await signIn(`?redirect=${encodeURIComponent(path)}`);
    await expect(testApp.settledLocation()).resolves.toBe(path);
    expect(testApp.toasts()).toEqual([]);
  });

  it.each(['', '?redirect=', '?redirect=%2F', '?x=1'])(
    'goes home silently from %j',
    async (search) => {
      const testApp = await signIn(search);
      await expect(testApp.settledLocation()).resolves.toBe('/');
      expect(testApp.toasts()).toEqual([]);
    },
  );

  it(
    'goes home with a caution from whatever can’t be followed',
    { timeout: casesTimeout },
    async () => {
      const { api } = createTestApp();
      await runCases('redirects after a sign-in', rejectedRedirects, async (path) => {
        const testApp = createTestApp({
          path: `/login?redirect=${encodeURIComponent(path)}`,
          signedIn: false,
          api,
        });
        await testApp.settledLocation();
        await testApp.app.stores.session.signIn('demo@example.com', 'demo');
        await expect(testApp.settledLocation()).resolves.toBe('/');
        expect(testApp.toasts()).toEqual(['caution, Caution: Invalid URL']);
        expect(routeErrors(testApp)).toEqual([]);
        disposeTestApps();
      });
    },
  );

  it('refuses the key twice', async () => {
    const testApp = await signIn('?redirect=%2Ftoken&redirect=%2Faccounts');
    await expect(testApp.settledLocation()).resolves.toBe('/');
    expect(testApp.toasts()).toEqual(['caution, Caution: Invalid URL']);
  });

  it('leaves login out of the history', async () => {
    const testApp = await signIn('?redirect=%2Ftoken');
    await testApp.settledLocation();
    await testApp.router.navigate(-1);
    await expect(testApp.settledLocation()).resolves.toBe('/token');
  });

  it('that is refused stays at login', async () => {
    const testApp = createTestApp({ path: '/login?redirect=%2Ftoken', signedIn: false });
    await testApp.settledLocation();
    await expect(
      testApp.app.stores.session.signIn('demo@example.com', 'wrong'),
    ).rejects.toMatchObject({ failure: { status: 401, code: 'invalid_credentials' } });
    await expect(testApp.settledLocation()).resolves.toBe('/login?redirect=%2Ftoken');
    expect(testApp.toasts()).toEqual([]);
  });
});

describe('/logout', () => {
  const effects = [undefined, { status: 401 }, { status: 500 }, 'network', 'html', 'hang'] as const;
  it.each(effects)(
    'signs out on the server and goes to login, though the answer is %o',
    async (effect) => {
      const testApp = createTestApp({
        path: '/accounts',
        ...(effect && {
          prepare: ({ control }) => void control.failNext({ call: 'logout', effect }),
        }),
      });
      await testApp.settledLocation();
      await testApp.router.navigate('/logout');
      await expect(testApp.settledLocation()).resolves.toBe('/login');
      expect(testApp.app.stores.session.credentials).toBeUndefined();
      expect(testApp.localStorage.getItem('ams.session')).toBeNull();
      await eventually(() =>
        testApp.api.control.log().map(({ method, path }) => `${method} ${path}`),
      ).toEqual(['POST /api/auth/logout']);
      if (effect === undefined)
        await eventually(() => testApp.api.database.sessions.get('ses_usr_demo')).toBeUndefined();
      expect(testApp.toasts()).toEqual([]);
    },
  );

  it('opened as the first page does the same', async () => {
    const testApp = createTestApp({ path: '/logout' });
    await expect(testApp.settledLocation()).resolves.toBe('/login');
    await eventually(() => testApp.api.control.log().at(-1)?.status).toBe(204);
  });

  it('takes data and toasts of the person along', async () => {
    const testApp = createTestApp({ path: '/accounts' });
    await testApp.settledLocation();
    testApp.app.stores.toasts.show({ type: 'info', text: 'for Demo alone' });
    testApp.app.stores.organizations.showList({
      q: '',
      status: '',
      sort: 'name',
      order: 'asc',
      page: 1,
      perPage: 10,
    });
    await eventually(() => testApp.app.stores.organizations.list.status).toBe('success');
    await testApp.router.navigate('/logout');
    await testApp.settledLocation();
    expect(testApp.toasts()).toEqual([]);
    expect(testApp.app.stores.organizations.list.data).toBeUndefined();
  });
});

// BASE_PATH=/console/ (vite.config.ts)
describe('served from a folder', () => {
  beforeEach(() => void vi.stubEnv('BASE_URL', '/console/'));
  afterEach(() => void vi.unstubAllEnvs());

  const createAppInFolder = (path: string, signedIn = true) =>
    createTestApp({ path, signedIn, basename: '/console/' });
  const loginUnder = (path: string) => `/console/login?redirect=${encodeURIComponent(path)}`;

  it('guards under its folder, and leads back without it', async () => {
    const testApp = createAppInFolder('/console/accounts?page=2', false);
    await expect(testApp.settledLocation()).resolves.toBe(loginUnder('/accounts?page=2'));
    await testApp.app.stores.session.signIn('demo@example.com', 'demo');
    await expect(testApp.settledLocation()).resolves.toBe('/console/accounts?page=2');
  });

  it.each([
    ['/console/token', loginUnder('/token')],
    ['/console/', '/console/login'],
  ])('a session that ends at %s leads to %s', async (path, login) => {
    const testApp = createAppInFolder(path);
    await testApp.settledLocation();
    testApp.api.control.endSessions();
    testApp.app.stores.tokens.fetchIfStale();
    await eventually(() => testApp.app.stores.session.user).toBeUndefined();
    await expect(testApp.settledLocation()).resolves.toBe(login);
  });

  it('a sign-out in another tab leads back without the folder, too', async () => {
    const testApp = createAppInFolder('/console/accounts/7');
    await testApp.settledLocation();
    testApp.simulateOtherTab(undefined);
    await expect(testApp.settledLocation()).resolves.toBe(loginUnder('/accounts/7'));
  });
});
