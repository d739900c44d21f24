// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeyValueStorage } from '../../../src/lib/persisted';
import { memoryStorage } from '../../../stories/memoryStorage';
import { tableTimeout, tryAll } from '../../setup/tryAll';
import { storageStates } from './hostileStorage';
import {
  closeWorlds,
  demo,
  failedRoutes,
  openWorld,
  sessionKey,
  stored,
  type World,
} from './world';

afterEach(closeWorlds);

/** Everything that the storage may say of the console. */
function shown({ app: { stores } }: World) {
  const { session, theme, menu, toasts } = stores;
  return {
    token: session.token,
    theme: theme.name,
    collapsed: menu.collapsed,
    open: menu.groups.map(({ expanded }) => expanded),
    toasts: toasts.toasts.length,
  };
}

const bare = { token: undefined, theme: 'light', collapsed: false, open: [true, true], toasts: 0 };
const { api } = openWorld();

/** Starts a console over this storage, the same as both kinds. */
async function start(storage: KeyValueStorage) {
  const world = openWorld({ path: '/accounts', local: storage, tab: storage, api });
  const place = await world.place();
  expect(failedRoutes(world)).toEqual([]);
  closeWorlds();
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  return { place, ...shown(world) };
}

const atLogin = { place: '/login?redirect=%2Faccounts', ...bare };

it(
  'what is stored and malformed is dropped, and the console starts without it',
  { timeout: tableTimeout },
  async () => {
    expect(storageStates.length).toBeGreaterThanOrEqual(200);
    await tryAll('states of the storage', storageStates, async ([key, text]) => {
      const storage = memoryStorage({ [key]: text, other: 'kept' });
      expect(await start(storage)).toEqual(atLogin);
      expect([storage.getItem(key), storage.getItem('other')]).toEqual([null, 'kept']);
    });
  },
);

it('what is well-formed is taken', async () => {
  const toast = { type: 'info', position: 'top-center', title: 'T', text: 'x', remaining: 1000 };
  const entries = {
    [sessionKey]: stored(demo),
    'ams.theme': '{"v":1,"data":"dark"}',
    'ams.menu': '{"v":1,"data":{"collapsed":true,"folded":["Settings"]}}',
    'ams.toasts': JSON.stringify({ v: 1, data: [toast] }),
  };
  expect(await start(memoryStorage(entries))).toEqual({
    place: '/accounts',
    token: 'ses_usr_demo',
    theme: 'dark',
    collapsed: true,
    open: [true, false],
    toasts: 1,
  });
});

describe('storage that throws', () => {
  const refuse = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  it.each<[string, Partial<KeyValueStorage>]>([
    ['on reading', { getItem: refuse }],
    ['on writing', { setItem: refuse }],
    ['on removing', { removeItem: refuse }],
    ['on everything', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('%s lets the console start, and sign in and out', async (_, broken) => {
    const storage = { ...memoryStorage(), ...broken };
    const world = openWorld({ path: '/login', local: storage, tab: storage });
    await world.place();
    await world.app.stores.session.signIn('demo@example.com', 'demo');
    await expect(world.place()).resolves.toBe('/');
    world.app.stores.theme.toggle();
    world.app.stores.menu.toggleCollapsed();
    world.app.stores.toasts.show({ type: 'info', text: 'x' });
    await world.router.navigate('/logout');
    await expect(world.place()).resolves.toBe('/login');
    expect(failedRoutes(world)).toEqual([]);
  });
});

it(
  'whatever JSON stands there, the console starts, signed in only with what could be a token',
  { timeout: tableTimeout },
  async () => {
    const json = fc.jsonValue({ stringUnit: 'binary' });
    const data = fc.oneof(
      json,
      fc.record({
        token: fc.oneof(fc.string(), json),
        user: fc.oneof(json, fc.record({ id: fc.string(), name: fc.string(), email: fc.string() })),
      }),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      json.map((value) => JSON.stringify(value)),
      data.map((value) => JSON.stringify({ v: 1, data: value })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('ams.session', 'ams.theme', 'ams.menu', 'ams.toasts'),
        text,
        async (key, kept) => {
          const { token, place, theme } = await start(memoryStorage({ [key]: kept }));
          expect(place).toBe(token === undefined ? '/login?redirect=%2Faccounts' : '/accounts');
          if (token !== undefined)
            expect(() => new Headers({ Authorization: `Bearer ${token}` })).not.toThrow();
          expect(['light', 'dark']).toContain(theme);
        },
      ),
      { numRuns: 100 },
    );
  },
);

it('nothing of a session stays behind', async () => {
  for (const end of ['logout', '401', 'other tab'] as const) {
    const [local, tab] = [memoryStorage({ [sessionKey]: stored(demo) }), memoryStorage()];
    const written = [vi.spyOn(local, 'setItem'), vi.spyOn(tab, 'setItem')];
    const world = openWorld({ path: '/token', local, tab });
    await world.place();
    world.app.stores.toasts.show({ type: 'info', text: 'for Demo User' });
    if (end === 'logout') await world.router.navigate('/logout');
    else if (end === '401') {
      world.api.control.endSessions();
      world.app.stores.tokens.reload();
      await vi.waitFor(() => expect(world.app.stores.session.user).toBeUndefined());
    } else world.otherTab(undefined);
    await world.place();
    const keys = [
      sessionKey,
      'ams.theme',
      'ams.menu',
      'ams.toasts',
      ...written.flatMap((spy) => spy.mock.calls.map(([key]) => key)),
    ];
    const left = [local, tab]
      .flatMap((storage) => keys.map((key) => storage.getItem(key) ?? ''))
      .join('');
    expect(left, end).not.toMatch(/demo|ses_|usr_/i);
    closeWorlds();
  }
});
