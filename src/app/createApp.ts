import { activityApi } from '~/api/contract/activity';
import { authApi } from '~/api/contract/auth';
import { HttpClient } from '~/api/HttpClient';
import { organizationsApi } from '~/api/contract/accounts';
import type { Brand, Integrations, Release } from '~/lib/configuration';
import type { KeyValueStorage } from '~/lib/persisted';
import { CommandsStore } from '~/stores/CommandsStore';
import { DraftsStore } from '~/stores/DraftsStore';
import { MenuStore } from '~/stores/MenuStore';
import { OrganizationsStore } from '~/stores/OrganizationsStore';
import { RecentOrganizationsStore, ViewsStore } from '~/stores/StoredByUser';
import { SessionStore } from '~/stores/SessionStore';
import type { Stores } from '~/stores/context';
import { ThemeStore } from '~/stores/ThemeStore';
import { ToastsStore } from '~/stores/ToastsStore';
import { TokensStore } from '~/stores/TokensStore';
import { theme } from '~/theme/theme';
import { syncWithOtherTabs } from './session/syncWithOtherTabs';
import { syncDocumentTitle } from './router/syncDocumentTitle';
import { type CreateRouter, type Router, stripBasename } from './router/Router';
import { routeObjects, type LoadScreen } from './router/routeObjects';
import { expireSession, watchSession } from './session/watchSession';

export interface AppOptions {
  /** Origin of the API. */
  readonly host: string;
  readonly brand: Brand;
  readonly integrations?: Integrations;
  readonly release?: Release | undefined;
  readonly localStorage: KeyValueStorage | undefined;
  readonly sessionStorage: KeyValueStorage | undefined;
  readonly loadScreen: LoadScreen;
  readonly createRouter: CreateRouter;
  readonly fetch?: typeof fetch | undefined;
  /** Exchanges messages about mutations with other tabs. */
  readonly channel?: BroadcastChannel | undefined;
}

export interface App {
  readonly stores: Stores;
  readonly router: Router;
  readonly dispose: () => void;
}

/** Composition root: builds one app from http, API, stores and router, in this order. */
export function createApp({
  host,
  brand,
  integrations = {},
  release,
  localStorage,
  sessionStorage,
  loadScreen,
  createRouter,
  fetch,
  channel,
}: AppOptions): App {
  const http = new HttpClient({
    host,
    pageOrigin: window.location.origin,
    onUnauthorized: (token) => expireSession(stores, router, token),
    fetch,
  });

  const { optionalCalls } = http;
  const toasts = new ToastsStore({ storage: sessionStorage });
  const themeStore = new ThemeStore({ storage: localStorage });
  const menu = new MenuStore({
    storage: localStorage,
    startCollapsed: window.innerWidth < theme.breakpoint.large,
  });
  const session = new SessionStore({ http, storage: localStorage });
  const organizations = new OrganizationsStore({
    api: organizationsApi(http),
    activityApi: activityApi(http),
    optionalCalls,
    toasts,
    channel,
  });
  const recentOrganizations = new RecentOrganizationsStore({ session, storage: localStorage });
  const views = new ViewsStore({ session, storage: localStorage });
  const tokens = new TokensStore({ api: authApi(http), channel });
  const drafts = new DraftsStore();
  const commands = new CommandsStore({
    storage: localStorage,
    navigate: (path) => void router?.navigate(path),
    pathname: () => stripBasename(router?.state.location.pathname ?? ''),
  });
  const stores: Stores = {
    http,
    optionalCalls,
    session,
    organizations,
    recentOrganizations,
    views,
    tokens,
    drafts,
    toasts,
    theme: themeStore,
    menu,
    commands,
    storage: localStorage,
    brand,
    integrations,
    release,
  };

  let router: Router | undefined = undefined;

  const createdRouter = createRouter(routeObjects(stores, loadScreen, () => router));
  router = createdRouter;
  const disposers = [
    watchSession(stores, createdRouter, sessionStorage),
    syncDocumentTitle(stores, createdRouter),
    syncWithOtherTabs(stores, createdRouter, channel),
    followPageVisibility(toasts),
  ];

  return {
    stores,
    router: createdRouter,
    dispose() {
      for (const dispose of disposers) dispose();
      toasts.dispose();
      createdRouter.dispose();
    },
  };
}

/** Toasts wait for a page that the user sees, and are stored before a reload. */
function followPageVisibility(toasts: ToastsStore): () => void {
  const onVisibilityChange = () => toasts.setPageVisible(document.visibilityState === 'visible');
  const onPageHide = () => toasts.persist();
  onVisibilityChange();
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pagehide', onPageHide);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('pagehide', onPageHide);
  };
}
