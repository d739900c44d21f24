import { createMemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { createMockApi, type MockApi } from '../../../mocks/createMockApi';
import { createMockFetch } from '../../../mocks/fetch';
import { createApp, type App } from '../../../src/app/createApp';
import type { Router } from '../../../src/app/Router';
import type { KeyValueStorage } from '../../../src/lib/persisted';
import type { TabChannel } from '../../../src/lib/tabChannel';
import { memoryStorage } from '../../../stories/memoryStorage';

export const demo = { id: 'usr_demo', name: 'Demo User', email: 'demo@example.com' };
export const sam = { id: 'usr_sam', name: 'Sam Rivera', email: 'sam@example.com' };

export const sessionKey = 'ams.session';
export const stored = (user: typeof demo, token = `ses_${user.id}`) =>
  JSON.stringify({ v: 1, data: { token, user } });

interface Scene {
  readonly path?: string;
  readonly signedIn?: boolean;
  readonly prepare?: (api: MockApi) => void;
  readonly basename?: string;
  /** The API of another tab. */
  readonly api?: MockApi;
  readonly channel?: TabChannel;
  /** Local storage, and the tab's own. */
  readonly local?: KeyValueStorage;
  readonly tab?: KeyValueStorage;
}

export interface World {
  readonly api: MockApi;
  readonly app: App;
  readonly router: Router;
  readonly local: KeyValueStorage;
  /** Where the console is, once it has settled. */
  readonly place: () => Promise<string>;
  readonly toasts: () => string[];
  /** Another tab stores this, or takes it away. */
  readonly otherTab: (text: string | undefined) => void;
}

/**
 * Where one is led to does not hang on what shows there: the screens' code, which is loaded as they
 * are gone to, stays out of it.
 */
vi.doMock('../../../src/layouts/AppLayout', () => ({ AppLayout: () => null }));
vi.doMock('../../../src/layouts/GuestLayout', () => ({ GuestLayout: () => null }));
vi.doMock('../../../src/layouts/LandingLayout', () => ({ LandingLayout: () => null }));
vi.doMock('../../../src/screens/Home/Home', () => ({ Home: () => null }));
vi.doMock('../../../src/screens/HttpError/HttpError', () => ({ HttpError: () => null }));
vi.doMock('../../../src/screens/Login/Login', () => ({ Login: () => null }));
vi.doMock('../../../src/screens/OrganizationProfile/OrganizationProfile', () => ({
  OrganizationProfile: () => null,
}));
vi.doMock('../../../src/screens/Organizations/Organizations', () => ({
  Organizations: () => null,
}));
vi.doMock('../../../src/screens/Token/Token', () => ({ Token: () => null }));

const open = new Set<App>();

/** A console of its own over a mock API, not rendered. */
export function openWorld({
  path = '/',
  signedIn = true,
  prepare,
  basename = '/',
  api: shared,
  channel,
  local: given,
  tab = memoryStorage(),
}: Scene = {}): World {
  const api =
    shared ?? createMockApi({ organizations: 12, now: () => Date.UTC(2026, 2, 2, 9, 30) });
  for (const { id } of shared ? [] : [demo, sam])
    api.database.sessions.create({
      id: `ses_${id}`,
      staff_id: id,
      created_at: '2026-03-02T09:00:00Z',
    });
  prepare?.(api);
  const local = given ?? memoryStorage(signedIn ? { [sessionKey]: stored(demo) } : {});
  const app = createApp({
    host: 'https://api.example',
    brand: { name: 'Acme' },
    localStorage: local,
    sessionStorage: tab,
    makeRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path], basename }),
    paintTheme: () => undefined,
    fetch: createMockFetch(api),
    channel,
  });
  open.add(app);
  const { router } = app;
  return {
    api,
    app,
    router,
    local,
    place: async () => {
      await vi.waitFor(
        () => {
          if (!router.state.initialized || router.state.navigation.state !== 'idle')
            throw new Error(`still going to ${router.state.navigation.location?.pathname}`);
        },
        { timeout: 10_000, interval: 5 },
      );
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    toasts: () =>
      app.stores.toasts.toasts.map(({ type, title, text }) => `${type}, ${title}: ${text}`),
    otherTab: (text) => {
      if (text === undefined) local.removeItem(sessionKey);
      else local.setItem(sessionKey, text);
      window.dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
    },
  };
}

/** Ends the consoles of a test: each listens to the page. */
export function closeWorlds(): void {
  for (const app of open) app.dispose();
  open.clear();
}

/** The error boundary is no screen: a guard that throws ends there. */
export function failedRoutes({ router }: World): unknown[] {
  return Object.values(router.state.errors ?? {});
}

/** What is to become true soon, on a busy machine too. */
export function soon<T>(value: () => T) {
  return expect.poll(value, { timeout: 4000, interval: 10 });
}
