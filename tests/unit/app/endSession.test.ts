// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { defaultQuery } from '../../../src/domain/organizationList';
import { closeWorlds, demo, openWorld, sam, sessionKey, soon, stored, type World } from './world';

afterEach(closeWorlds);

const ended = 'caution, Caution: Your session has ended. Sign in again.';
const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;

function visits({ router }: World): string[] {
  const seen: string[] = [];
  router.subscribe(({ location: { pathname, search } }) => {
    const place = pathname + search;
    if (seen.at(-1) !== place) seen.push(place);
  });
  return seen;
}

/** Twenty calls at a time, by as many stores' parts. */
function ask({ app: { stores } }: World) {
  for (let number = 0; number < 6; number += 1)
    stores.organizations.profile(`org_${number}`).open(30);
  stores.organizations.show(defaultQuery);
  stores.tokens.open();
}

describe('a 401', () => {
  it('of twenty calls at a time ends the session once', async () => {
    const world = openWorld({
      path: '/accounts?q=a&page=2',
      prepare: ({ control }) => void control.failNext({ effect: { status: 401 }, times: 'always' }),
    });
    await world.place();
    const seen = visits(world);
    ask(world);
    await soon(() => world.app.stores.session.user).toBeUndefined();
    await soon(() => world.app.stores.activity.inFlight).toBe(0);
    expect(world.api.control.log()).toHaveLength(20);
    await expect(world.place()).resolves.toBe(loginFor('/accounts?q=a&page=2'));
    expect(seen.filter((place) => place.startsWith('/login'))).toHaveLength(1);
    expect(world.toasts()).toEqual([ended]);
    expect(world.local.getItem(sessionKey)).toBeNull();
  });

  it.each([
    ['/', '/login'],
    ['/token#x', loginFor('/token#x')],
    ['/accounts/acme.v2?period=90', loginFor('/accounts/acme.v2?period=90')],
  ])('on %s leads to %s', async (path, place) => {
    const world = openWorld({ path, prepare: ({ control }) => control.endSessions() });
    await world.place();
    world.app.stores.tokens.open();
    await soon(() => world.app.stores.session.user).toBeUndefined();
    await expect(world.place()).resolves.toBe(place);
    expect(world.toasts()).toEqual([ended]);
  });

  it('and the same person finds back', async () => {
    const world = openWorld({
      path: '/token',
      prepare: ({ control }) =>
        void control.failNext({ call: 'listTokens', effect: { status: 401 } }),
    });
    await world.place();
    world.app.stores.tokens.open();
    await soon(() => world.router.state.location.pathname).toBe('/login');
    await world.app.stores.session.signIn('demo@example.com', 'demo');
    await expect(world.place()).resolves.toBe('/token');
    world.app.stores.tokens.open();
    await soon(() => world.app.stores.tokens.list.status).toBe('ready');
  });

  it('with a token of before ends nothing', async () => {
    const world = openWorld({
      path: '/token',
      prepare: ({ control }) =>
        void control.failNext({ call: 'revokeToken', effect: { status: 401 }, delay: 50 }),
    });
    await world.place();
    const revoking = world.app.stores.tokens.revoke('tok_1');
    await soon(() => world.api.control.log()).toHaveLength(1);
    world.otherTab(stored(demo, 'ses_newer'));
    await expect(revoking).rejects.toMatchObject({ failure: { status: 401 } });
    expect(world.app.stores.session.token).toBe('ses_newer');
    await expect(world.place()).resolves.toBe('/token');
    expect(world.toasts()).toEqual([]);
    expect(world.api.control.log().filter(({ call }) => call === 'revokeToken')).toHaveLength(1);
  });

  it('with a token that the same person has replaced in another tab is asked again with that one, told or not', async () => {
    for (const told of [true, false]) {
      const world = openWorld({
        path: '/token',
        prepare: ({ control }) =>
          void control.failNext({ call: 'listTokens', effect: { status: 401 }, delay: 50 }),
      });
      await world.place();
      world.api.database.sessions.create({
        id: 'ses_newer',
        staff_id: demo.id,
        created_at: '2026-03-02T09:10:00Z',
      });
      world.app.stores.tokens.open();
      if (told) world.otherTab(stored(demo, 'ses_newer'));
      else world.local.setItem(sessionKey, stored(demo, 'ses_newer'));
      await soon(() => world.app.stores.tokens.list.status).toBe('ready');
      expect([world.app.stores.session.token, world.local.getItem(sessionKey)]).toEqual([
        'ses_newer',
        stored(demo, 'ses_newer'),
      ]);
      await expect(world.place()).resolves.toBe('/token');
      expect(world.toasts()).toEqual([]);
      world.app.dispose();
    }
  });

  it('during a navigation leads back to where that was going', async () => {
    const world = openWorld({ path: '/' });
    await world.place();
    world.api.control.endSessions();
    const going = world.router.navigate('/accounts/7?period=7');
    world.app.stores.tokens.open();
    await going;
    await soon(() => world.router.state.location.pathname).toBe('/login');
    await expect(world.place()).resolves.toBe(loginFor('/accounts/7?period=7'));
  });
});

describe('another tab', () => {
  it('that signs out takes this one along, and back', async () => {
    const world = openWorld({ path: '/accounts?page=2' });
    await world.place();
    world.otherTab(undefined);
    expect(world.app.stores.session.user).toBeUndefined();
    await expect(world.place()).resolves.toBe(loginFor('/accounts?page=2'));
    expect(world.api.control.log()).toEqual([]);
    expect(world.toasts()).toEqual([]);
  });

  it('that signs in lets this one follow its own redirect', async () => {
    const world = openWorld({ path: '/login?redirect=%2Ftoken', signedIn: false });
    await world.place();
    world.otherTab(stored(sam));
    await expect(world.place()).resolves.toBe('/token');
    expect(world.app.stores.session.user).toEqual(sam);
    expect(world.toasts()).toEqual([]);
  });

  it('that signs in as another user is told here, and nothing of the first stays', async () => {
    const world = openWorld({ path: '/accounts' });
    await world.place();
    const { organizations, toasts, session } = world.app.stores;
    organizations.show(defaultQuery);
    await soon(() => organizations.list.status).toBe('ready');
    toasts.show({ type: 'success', text: 'of Demo' });
    world.otherTab(stored(sam));
    expect(session.user).toEqual(sam);
    expect(world.toasts()).toEqual(['info, Information: You are now signed in as Sam Rivera.']);
    expect(organizations.list.data).toBeUndefined();
    await expect(world.place()).resolves.toBe('/accounts');
  });

  it('that signs out and another user in is told here as well; the same user again is none', async () => {
    const world = openWorld({ path: '/accounts' });
    await world.place();
    world.otherTab(undefined);
    await world.place();
    world.otherTab(stored(sam));
    expect(world.toasts()).toEqual(['info, Information: You are now signed in as Sam Rivera.']);
    await expect(world.place()).resolves.toBe('/accounts');
    world.app.stores.toasts.clear();
    world.otherTab(undefined);
    await world.place();
    world.otherTab(stored(sam, 'ses_newer'));
    expect(world.toasts()).toEqual([]);
  });

  it('that signs in after somebody has signed out here is no news', async () => {
    const world = openWorld({ path: '/accounts' });
    await world.place();
    await world.router.navigate('/logout');
    await world.place();
    world.otherTab(stored(sam));
    await expect(world.place()).resolves.toBe('/');
    expect(world.toasts()).toEqual([]);
  });

  it('that signs the same user in again changes nothing here', async () => {
    const world = openWorld({ path: '/accounts' });
    await world.place();
    world.app.stores.organizations.show(defaultQuery);
    await soon(() => world.app.stores.organizations.list.status).toBe('ready');
    world.otherTab(stored(demo, 'ses_newer'));
    expect(world.app.stores.session.token).toBe('ses_newer');
    expect(world.app.stores.organizations.list.status).toBe('ready');
    expect(world.toasts()).toEqual([]);
  });

  it.each(['{', '{"v":2,"data":{}}', '{"v":1,"data":{"token":"a b","user":null}}'])(
    'that stores %s signs this one out',
    async (text) => {
      const world = openWorld({ path: '/token' });
      await world.place();
      world.otherTab(text);
      await expect(world.place()).resolves.toBe(loginFor('/token'));
    },
  );

  it('that switches the theme switches it here', () => {
    const world = openWorld();
    world.local.setItem('ams.theme', '{"v":1,"data":"dark"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'ams.theme' }));
    expect(world.app.stores.theme.name).toBe('dark');
    expect(world.app.stores.session.user).toEqual(demo);
  });

  it('is not heard any more once the console is gone', () => {
    const world = openWorld();
    world.app.dispose();
    world.otherTab(undefined);
    expect(world.app.stores.session.user).toEqual(demo);
  });
});
