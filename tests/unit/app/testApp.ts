import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createMockApi, type MockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { createApp, type App } from '~/app/createApp';
import type { Router } from '~/app/router/Router';
import type { ScreenName } from '~/app/router/screens';
import type { KeyValueStorage } from '~/lib/persisted';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

export const demoUser = { id: 'usr_demo', name: 'Robin Hale', email: 'demo@example.com' };
export const samUser = { id: 'usr_sam', name: 'Sam Rivera', email: 'sam@example.com' };

export const sessionKey = 'ams.session';
export const storedSession = (user: typeof demoUser, token = `ses_${user.id}`) =>
  JSON.stringify({ v: 1, data: { token, user } });

export interface TestAppOptions {
  readonly path?: string;
  readonly signedIn?: boolean;
  readonly prepare?: (api: MockApi) => void;
  readonly basename?: string;
  /** Shares the API of another test app, as a second tab does. */
  readonly api?: MockApi;
  readonly channel?: BroadcastChannel;
  readonly localStorage?: KeyValueStorage;
  readonly sessionStorage?: KeyValueStorage;
  /** Navigation doesn't depend on what screens and layouts render: those that are missing render nothing. */
  readonly screens?: Readonly<Partial<Record<ScreenName, ComponentType<never>>>>;
}

export interface TestApp {
  readonly api: MockApi;
  readonly app: App;
  readonly router: Router;
  readonly localStorage: KeyValueStorage;
  /** The location once no navigation is in progress. */
  readonly settledLocation: () => Promise<string>;
  readonly toasts: () => string[];
  /** Simulates another tab that stores a session, or removes it. */
  readonly simulateOtherTab: (text: string | undefined) => void;
}

const openApps = new Set<App>();

/** Creates an app on a mock API, without rendering it. */
export function createTestApp({
  path = '/',
  signedIn = true,
  prepare,
  basename = '/',
  api: sharedApi,
  channel,
  localStorage: providedStorage,
  sessionStorage = memoryStorage(),
  screens = {},
}: TestAppOptions = {}): TestApp {
  const api =
    sharedApi ?? createMockApi({ organizations: 12, now: () => Date.UTC(2026, 2, 2, 9, 30) });
  for (const { id } of sharedApi ? [] : [demoUser, samUser])
    api.database.session.create({
      id: `ses_${id}`,
      staff_id: id,
      created_at: '2026-03-02T09:00:00Z',
    });
  prepare?.(api);
  const localStorage =
    providedStorage ?? memoryStorage(signedIn ? { [sessionKey]: storedSession(demoUser) } : {});
  const app = createApp({
    host: 'https://api.example',
    brand: { name: 'Acme' },
    localStorage,
    sessionStorage,
    loadScreen: async (name) => screens[name] ?? (() => null),
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path], basename }),
    fetch: createMockFetch(api),
    channel,
  });
  openApps.add(app);
  const { router } = app;
  return {
    api,
    app,
    router,
    localStorage,
    settledLocation: async () => {
      await vi.waitFor(
        () => {
          if (!router.state.initialized || router.state.navigation.state !== 'idle')
            throw new Error(`still navigating to ${router.state.navigation.location?.pathname}`);
        },
        { timeout: 10_000, interval: 5 },
      );
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    toasts: () =>
      app.stores.toasts.toasts.map(({ type, title, text }) => `${type}, ${title}: ${text}`),
    simulateOtherTab: (text) => {
      if (text === undefined) localStorage.removeItem(sessionKey);
      else localStorage.setItem(sessionKey, text);
      window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
    },
  };
}

/** Creates an app, and waits for its first screen. */
export async function openTestApp(options?: TestAppOptions): Promise<TestApp> {
  const testApp = createTestApp(options);
  await testApp.settledLocation();
  return testApp;
}

/** Disposes the apps of a test, which listen to global events. */
export function disposeTestApps(): void {
  for (const app of openApps) app.dispose();
  openApps.clear();
}

/** Errors of the current route: a guard that throws ends up here. */
export function routeErrors({ router }: TestApp): unknown[] {
  return Object.values(router.state.errors ?? {});
}

/** Polls with a timeout that suits a busy machine. */
export function eventually<T>(value: () => T) {
  return expect.poll(value, { timeout: 4000, interval: 10 });
}
