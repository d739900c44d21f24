import { authApi } from '../api/auth';
import { HttpClient } from '../api/HttpClient';
import { organizationsApi } from '../api/organizations';
import { tokensApi } from '../api/tokens';
import type { Brand } from '../lib/Brand';
import type { KeyValueStorage } from '../lib/persisted';
import type { TabChannel } from '../lib/tabChannel';
import { message } from '../messages/message';
import { ActivityStore } from '../stores/ActivityStore';
import { DraftsStore } from '../stores/DraftsStore';
import { MenuStore } from '../stores/MenuStore';
import { OrganizationsStore } from '../stores/OrganizationsStore';
import { SessionStore } from '../stores/SessionStore';
import type { DemoAccount, Stores } from '../stores/Stores';
import { ThemeStore, type ThemeName } from '../stores/ThemeStore';
import { ToastsStore } from '../stores/ToastsStore';
import { TokensStore } from '../stores/TokensStore';
import type { Change } from './followChanges';
import { followOtherTabs } from './followOtherTabs';
import { keepTitle } from './keepTitle';
import { currentPath, leaveToLogin } from './leaveToLogin';
import type { MakeRouter, Router } from './Router';
import { routeObjects } from './routeObjects';
import { watchSession } from './watchSession';

export interface AppOptions {
  /** The API's origin. */
  readonly host: string;
  readonly brand: Brand;
  readonly demoAccounts?: readonly DemoAccount[] | undefined;
  readonly localStorage: KeyValueStorage | undefined;
  readonly sessionStorage: KeyValueStorage | undefined;
  readonly makeRouter: MakeRouter;
  readonly paintTheme: (name: ThemeName) => void;
  readonly fetch?: typeof fetch | undefined;
  /** Where the other tabs are told what was changed here. */
  readonly channel?: TabChannel | undefined;
}

export interface App {
  readonly stores: Stores;
  readonly router: Router;
  readonly dispose: () => void;
}

/**
 * Builds one whole console, in the order in which its parts stand on each other: http, api, stores,
 * router.
 */
export function createApp({
  host,
  brand,
  demoAccounts = [],
  localStorage,
  sessionStorage,
  makeRouter,
  paintTheme,
  fetch,
  channel,
}: AppOptions): App {
  const activity = new ActivityStore();
  const http = new HttpClient({
    host,
    token: () => session.token,
    onUnauthorized: (token) => endSession(token),
    onInFlight: (count) => activity.set(count),
    ...(fetch && { fetch }),
  });

  const toasts = new ToastsStore({ storage: sessionStorage });
  const theme = new ThemeStore({ storage: localStorage, paint: paintTheme });
  const menu = new MenuStore({ storage: localStorage });
  const session = new SessionStore({ auth: authApi(http), storage: localStorage });
  const organizations = new OrganizationsStore({
    api: organizationsApi(http),
    onChange: (organization) => tell({ organization }),
  });
  const tokens = new TokensStore({ api: tokensApi(http), onChange: () => tell({ tokens: true }) });
  const drafts = new DraftsStore();
  const stores: Stores = {
    session,
    organizations,
    tokens,
    drafts,
    toasts,
    theme,
    menu,
    activity,
    brand,
    demoAccounts,
  };

  let router: Router | undefined = undefined;

  function tell(change: Change): void {
    channel?.tell(change);
  }

  /** A 401 ends the session once, however many calls fail at a time (specification, point 4). */
  function endSession(token: string | undefined): void {
    const path = router && currentPath(router);
    if (!session.expire(token)) return;
    toasts.show({ type: 'caution', text: message('session_ended') });
    leaveToLogin(router, path);
  }

  const made = makeRouter(routeObjects(stores, () => router));
  router = made;
  const undo = [
    watchSession(stores, made),
    keepTitle(stores, made),
    followOtherTabs(stores, made),
    persistToastsOnLeave(toasts),
  ];

  return {
    stores,
    router: made,
    dispose() {
      for (const step of undo) step();
      toasts.dispose();
      made.dispose();
    },
  };
}

function persistToastsOnLeave(toasts: ToastsStore): () => void {
  const onLeave = () => toasts.persist();
  window.addEventListener('pagehide', onLeave);
  return () => window.removeEventListener('pagehide', onLeave);
}
