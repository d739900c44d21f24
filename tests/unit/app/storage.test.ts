// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { KeyValueStorage } from '~/lib/persisted';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { casesTimeout, runCases } from '../../setup/runCases';
import { recent, storageStates, toast } from './hostileStorage';
import {
  disposeTestApps,
  demoUser,
  routeErrors,
  createTestApp,
  openTestApp,
  sessionKey,
  storedSession,
  type TestApp,
} from './testApp';

afterEach(disposeTestApps);

/** All state that is restored from storage. */
function restoredState({ app: { stores } }: TestApp) {
  const { session, theme, menu, toasts, recentOrganizations, views } = stores;
  return {
    token: session.token,
    theme: theme.name,
    collapsed: menu.collapsed,
    open: menu.groups.map(({ expanded }) => expanded),
    toasts: toasts.toasts.length,
    recent: Object.keys(recentOrganizations.byUser),
    views: Object.keys(views.byUser),
  };
}

const defaults = {
  token: undefined,
  theme: 'light',
  collapsed: false,
  open: [true, true],
  toasts: 0,
  recent: [] as string[],
  views: [] as string[],
};
const { api } = createTestApp();

/** Starts an app that uses this storage as both local and session storage. */
async function startApp(storage: KeyValueStorage) {
  const testApp = createTestApp({
    path: '/accounts',
    localStorage: storage,
    sessionStorage: storage,
    api,
  });
  const location = await testApp.settledLocation();
  expect(routeErrors(testApp)).toEqual([]);
  disposeTestApps();
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  return { location, ...restoredState(testApp) };
}

const atLogin = { location: '/login?redirect=%2Faccounts', ...defaults };

it(
  'the app discards malformed storage and starts without it',
  { timeout: casesTimeout },
  async () => {
    await runCases('storage states', storageStates, async ([key, text]) => {
      const storage = memoryStorage({ [key]: text, other: 'kept' });
      expect(await startApp(storage)).toEqual(atLogin);
      expect([storage.getItem(key), storage.getItem('other')]).toEqual([null, 'kept']);
    });
  },
);

it('the app restores well-formed storage', async () => {
  const entries = {
    [sessionKey]: storedSession(demoUser),
    'ams.theme': '{"v":1,"data":"dark"}',
    'ams.menu': '{"v":1,"data":{"collapsed":true,"folded":["Settings"]}}',
    'ams.toasts': JSON.stringify({ v: 1, data: [toast] }),
    'ams.recent': JSON.stringify({ v: 1, data: { usr_demo: [recent] } }),
    'ams.views': JSON.stringify({ v: 1, data: { usr_demo: [{ name: 'All', search: '' }] } }),
  };
  expect(await startApp(memoryStorage(entries))).toEqual({
    location: '/accounts',
    token: 'ses_usr_demo',
    theme: 'dark',
    collapsed: true,
    open: [true, false],
    toasts: 1,
    recent: ['usr_demo'],
    views: ['usr_demo'],
  });
});

it.each([['getItem'], ['setItem'], ['removeItem'], ['getItem', 'setItem', 'removeItem']])(
  'the app starts, signs in and signs out when storage throws on %s',
  async (...methods) => {
    const throwSecurityError = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const storage = memoryStorage();
    for (const method of methods) Object.assign(storage, { [method]: throwSecurityError });
    const testApp = await openTestApp({
      path: '/login',
      localStorage: storage,
      sessionStorage: storage,
    });
    const { session, theme, menu, toasts } = testApp.app.stores;
    await session.signIn('demo@example.com', 'demo');
    await expect(testApp.settledLocation()).resolves.toBe('/');
    theme.toggle();
    menu.toggleCollapsed();
    toasts.show({ type: 'info', text: 'x' });
    await testApp.router.navigate('/logout');
    await expect(testApp.settledLocation()).resolves.toBe('/login');
    expect(routeErrors(testApp)).toEqual([]);
  },
);

it(
  'the app starts with any JSON in storage, signed in only with a valid token',
  { timeout: casesTimeout },
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
        fc.constantFrom(...new Set(storageStates.map(([key]) => key))),
        text,
        async (key, storedText) => {
          const { token, location, theme } = await startApp(memoryStorage({ [key]: storedText }));
          expect(location).toBe(token === undefined ? '/login?redirect=%2Faccounts' : '/accounts');
          if (token !== undefined)
            expect(() => new Headers({ Authorization: `Bearer ${token}` })).not.toThrow();
          expect(['light', 'dark']).toContain(theme);
        },
      ),
      { numRuns: 100 },
    );
  },
);

it.each<[string, (testApp: TestApp) => unknown]>([
  ['a sign-out', ({ router }) => router.navigate('/logout')],
  ['a sign-out in another tab', ({ simulateOtherTab }) => simulateOtherTab(undefined)],
  [
    'a 401',
    ({ api, app }) => {
      api.control.endSessions();
      return app.stores.tokens.list.refetch();
    },
  ],
])('after %s no data of the session remains in storage', async (_, end) => {
  const written = new Map<string, string>();
  const recording = (storage: KeyValueStorage): KeyValueStorage => ({
    getItem: storage.getItem,
    setItem: (key, text) => {
      storage.setItem(key, text);
      written.set(key, text);
    },
    removeItem: (key) => {
      storage.removeItem(key);
      written.delete(key);
    },
  });
  const testApp = await openTestApp({
    path: '/token',
    localStorage: recording(memoryStorage({ [sessionKey]: storedSession(demoUser) })),
    sessionStorage: recording(memoryStorage()),
  });
  testApp.app.stores.toasts.show({ type: 'info', text: 'for Robin Hale' });
  await end(testApp);
  await testApp.settledLocation();
  expect(testApp.app.stores.session.user).toBeUndefined();
  expect(JSON.stringify([...written])).not.toMatch(/demo|ses_|usr_|Robin/i);
});
