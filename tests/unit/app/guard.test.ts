// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableTimeout, tryAll } from '../../setup/tryAll';
import { followedRedirects, refusedRedirects } from './hostileRedirects';
import { closeWorlds, failedRoutes, openWorld, soon } from './world';

afterEach(closeWorlds);

const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
const goes = (path: string, signedIn: boolean) => openWorld({ path, signedIn }).place();

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
    const world = openWorld({ path, signedIn: false });
    await expect(world.place()).resolves.toBe(place);
    expect(failedRoutes(world)).toEqual([]);
    expect(world.api.control.log()).toEqual([]);
  });

  it('a navigation within the console is guarded, too', async () => {
    const world = openWorld({ path: '/login', signedIn: false });
    await world.place();
    await world.router.navigate('/accounts/7?period=90#daily');
    await expect(world.place()).resolves.toBe(loginFor('/accounts/7?period=90#daily'));
  });
});

describe('signed in', () => {
  it.each(['/', '/accounts', '/accounts?page=2', '/accounts/7', '/token', '/nowhere'])(
    '%s stays',
    async (path) => expect(await goes(path, true)).toBe(path),
  );
  it.each([
    '/login',
    '/login?redirect=%2Ftoken',
    '/login?redirect=//evil.example',
    '/login/',
    '/LOGIN',
  ])('%s goes home', async (path) => {
    const world = openWorld({ path });
    await expect(world.place()).resolves.toBe('/');
    expect(world.toasts()).toEqual([]);
  });

  it('login can’t be gone to by a link either', async () => {
    const world = openWorld({ path: '/token' });
    await world.place();
    await world.router.navigate('/login?redirect=%2Faccounts');
    await expect(world.place()).resolves.toBe('/');
  });
});

describe('a sign-in', () => {
  const signIn = async (search: string) => {
    const world = openWorld({ path: `/login${search}`, signedIn: false });
    await world.place();
    await world.app.stores.session.signIn('demo@example.com', 'demo');
    return world;
  };

  it.each([
    '/accounts/7?page=2#x',
    '/token',
    '/accounts?q=%25',
    ...followedRedirects.filter((path) => /[?#]/.test(path)).slice(0, 6),
  ])('follows %s', async (path) => {
    const world = await signIn(`?redirect=${encodeURIComponent(path)}`);
    await expect(world.place()).resolves.toBe(path);
    expect(world.toasts()).toEqual([]);
  });

  it.each(['', '?redirect=', '?redirect=%2F', '?x=1'])(
    'goes home silently from %j',
    async (search) => {
      const world = await signIn(search);
      await expect(world.place()).resolves.toBe('/');
      expect(world.toasts()).toEqual([]);
    },
  );

  it(
    'goes home with a caution from whatever can’t be followed',
    { timeout: tableTimeout },
    async () => {
      const { api } = openWorld();
      await tryAll('redirects after a sign-in', refusedRedirects, async (path) => {
        const world = openWorld({
          path: `/login?redirect=${encodeURIComponent(path)}`,
          signedIn: false,
          api,
        });
        await world.place();
        await world.app.stores.session.signIn('demo@example.com', 'demo');
        await expect(world.place()).resolves.toBe('/');
        expect(world.toasts()).toEqual(['caution, Caution: Invalid URL']);
        expect(failedRoutes(world)).toEqual([]);
        closeWorlds();
      });
    },
  );

  it('refuses the key twice', async () => {
    const world = await signIn('?redirect=%2Ftoken&redirect=%2Faccounts');
    await expect(world.place()).resolves.toBe('/');
    expect(world.toasts()).toEqual(['caution, Caution: Invalid URL']);
  });

  it('leaves login out of the history', async () => {
    const world = await signIn('?redirect=%2Ftoken');
    await world.place();
    await world.router.navigate(-1);
    await expect(world.place()).resolves.toBe('/token');
  });

  it('that is refused stays at login', async () => {
    const world = openWorld({ path: '/login?redirect=%2Ftoken', signedIn: false });
    await world.place();
    await expect(
      world.app.stores.session.signIn('demo@example.com', 'wrong'),
    ).rejects.toMatchObject({ failure: { status: 401, code: 'invalid_credentials' } });
    await expect(world.place()).resolves.toBe('/login?redirect=%2Ftoken');
    expect(world.toasts()).toEqual([]);
  });
});

describe('/logout', () => {
  const effects = [undefined, { status: 401 }, { status: 500 }, 'network', 'html', 'hang'] as const;
  it.each(effects)(
    'signs out on the server and goes to login, though the answer is %o',
    async (effect) => {
      const world = openWorld({
        path: '/accounts',
        ...(effect && {
          prepare: ({ control }) => void control.failNext({ call: 'logout', effect }),
        }),
      });
      await world.place();
      await world.router.navigate('/logout');
      await expect(world.place()).resolves.toBe('/login');
      expect(world.app.stores.session.credentials).toBeUndefined();
      expect(world.local.getItem('ams.session')).toBeNull();
      await soon(() =>
        world.api.control.log().map(({ method, path }) => `${method} ${path}`),
      ).toEqual(['POST /api/auth/logout']);
      if (effect === undefined)
        await soon(() => world.api.database.sessions.get('ses_usr_demo')).toBeUndefined();
      expect(world.toasts()).toEqual([]);
    },
  );

  it('opened as the first page does the same', async () => {
    const world = openWorld({ path: '/logout' });
    await expect(world.place()).resolves.toBe('/login');
    await soon(() => world.api.control.log().at(-1)?.status).toBe(204);
  });

  it('takes data and toasts of the person along', async () => {
    const world = openWorld({ path: '/accounts' });
    await world.place();
    world.app.stores.toasts.show({ type: 'info', text: 'for Demo alone' });
    world.app.stores.organizations.show({
      q: '',
      status: '',
      sort: 'name',
      order: 'asc',
      page: 1,
      perPage: 10,
    });
    await soon(() => world.app.stores.organizations.list.status).toBe('ready');
    await world.router.navigate('/logout');
    await world.place();
    expect(world.toasts()).toEqual([]);
    expect(world.app.stores.organizations.list.data).toBeUndefined();
  });
});

// BASE_PATH=/console/ (vite.config.ts)
describe('served from a folder', () => {
  beforeEach(() => void vi.stubEnv('BASE_URL', '/console/'));
  afterEach(() => void vi.unstubAllEnvs());

  const open = (path: string, signedIn = true) =>
    openWorld({ path, signedIn, basename: '/console/' });
  const loginUnder = (path: string) => `/console/login?redirect=${encodeURIComponent(path)}`;

  it('guards under its folder, and leads back without it', async () => {
    const world = open('/console/accounts?page=2', false);
    await expect(world.place()).resolves.toBe(loginUnder('/accounts?page=2'));
    await world.app.stores.session.signIn('demo@example.com', 'demo');
    await expect(world.place()).resolves.toBe('/console/accounts?page=2');
  });

  it.each([
    ['/console/token', loginUnder('/token')],
    ['/console/', '/console/login'],
  ])('a session that ends at %s leads to %s', async (path, login) => {
    const world = open(path);
    await world.place();
    world.api.control.endSessions();
    world.app.stores.tokens.open();
    await soon(() => world.app.stores.session.user).toBeUndefined();
    await expect(world.place()).resolves.toBe(login);
  });

  it('a sign-out in another tab leads back without the folder, too', async () => {
    const world = open('/console/accounts/7');
    await world.place();
    world.otherTab(undefined);
    await expect(world.place()).resolves.toBe(loginUnder('/accounts/7'));
  });
});
