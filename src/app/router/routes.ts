import type { ComponentType } from 'react';
import { listQuery } from '~/api/listQuery';
import { queryString } from '~/api/queryString';
import { readListSearchParams } from '~/components/listSearchParams';
import { defaultListParams } from '~/domain/organizationList';
import { Chunk } from '~/lib/Chunk';
import { errorPageText, loadFailureText } from '~/messages/failures';
import { message } from '~/messages/message';
import { errorCode } from '~/screens/HttpError/errorCode';
import { readPeriod } from '~/screens/OrganizationProfile/readPeriod';
import type { Query } from '~/stores/Query';
import type { Stores } from '~/stores/Stores';

/** What titles and prefetches depend on. */
interface RouteContext {
  readonly stores: Stores;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** Gets the parameters of its path as props. */
export type ScreenComponent = ComponentType<Record<string, string | undefined>>;

/** A screen or layout, with the chunk that it is loaded with. */
export interface LazyScreen {
  readonly chunk: Chunk;
  readonly load: () => Promise<ScreenComponent>;
}

/** A route: its path, access and layout (docs/product.md, "Screens and routes"). */
export interface AppRoute {
  readonly path: string;
  readonly name: string;
  readonly title: string | ((context: RouteContext) => string);
  readonly access: 'public' | 'signed-in' | 'any';
  readonly layout: 'landing' | 'app' | 'guest';
  /** Absent if the route only redirects. Gets the path parameters as props. */
  readonly screen?: LazyScreen;
  /** The queries of what the screen shows, which intent at a link prefetches. */
  readonly queries?: (context: RouteContext) => readonly Query<unknown>[];
  /**
   * The API path of the main record, without a query of the screen: the page requests it before its
   * code is loaded (app/boot/inlineScript.ts).
   */
  readonly mainCall?: string;
  /**
   * A navigation fetches `queries` in parallel with the screen's chunk, and waits for them: URL and
   * data change in one commit.
   */
  readonly waitsForData?: true;
}

/** The code of the layouts and screens. */
export const chunks = {
  publicScreens: new Chunk('app/router/publicScreens', () => import('./publicScreens')),
  appLayout: new Chunk('layouts/AppLayout', () => import('~/layouts/AppLayout')),
  home: new Chunk('screens/Home/HomeScreen', () => import('~/screens/Home/HomeScreen')),
  list: new Chunk(
    'screens/Organizations/OrganizationsScreen',
    () => import('~/screens/Organizations/OrganizationsScreen'),
  ),
  profile: new Chunk(
    'screens/OrganizationProfile/OrganizationProfileScreen',
    () => import('~/screens/OrganizationProfile/OrganizationProfileScreen'),
  ),
  token: new Chunk('screens/Token/TokenScreen', () => import('~/screens/Token/TokenScreen')),
};

export const layouts: Readonly<Record<AppRoute['layout'], LazyScreen>> = {
  landing: lazyScreen(chunks.publicScreens, (module) => module.LandingLayout),
  app: lazyScreen(chunks.appLayout, (module) => module.AppLayout),
  guest: lazyScreen(chunks.publicScreens, (module) => module.GuestLayout),
};

export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    name: 'login',
    title: 'Login',
    access: 'public',
    layout: 'landing',
    screen: lazyScreen(chunks.publicScreens, (module) => module.LoginScreen),
  },
  {
    path: '/',
    name: 'home',
    title: 'Home',
    access: 'signed-in',
    layout: 'app',
    mainCall: '/api/summary',
    screen: lazyScreen(chunks.home, (module) => module.HomeScreen),
  },
  {
    path: '/accounts',
    name: 'organizations',
    title: 'Organizations',
    access: 'signed-in',
    layout: 'app',
    mainCall: `/api/accounts${queryString(listQuery(defaultListParams))}`,
    screen: lazyScreen(chunks.list, (module) => module.OrganizationsScreen),
    queries: ({ stores, search }) => [stores.organizations.view(readListSearchParams(search))],
    waitsForData: true,
  },
  {
    path: '/accounts/:id',
    name: 'organization-profile',
    title: organizationTitle,
    access: 'signed-in',
    layout: 'app',
    mainCall: '/api/accounts/:id',
    screen: lazyScreen(chunks.profile, (module) => module.OrganizationProfileScreen),
    queries: ({ stores, params: { id = '' }, search }) => {
      const profile = stores.organizations.profile(id);
      return [...profile.queries(readPeriod(search)), profile.activity.latest];
    },
    waitsForData: true,
  },
  {
    path: '/token',
    name: 'token',
    title: 'Token',
    access: 'signed-in',
    layout: 'app',
    screen: lazyScreen(chunks.token, (module) => module.TokenScreen),
    queries: ({ stores }) => [stores.tokens.list],
  },
  { path: '/logout', name: 'logout', title: 'Logout', access: 'any', layout: 'guest' },
  {
    path: '*',
    name: 'http-error',
    title: ({ search }) => errorPageText(errorCode(search)).title,
    access: 'any',
    layout: 'guest',
    screen: lazyScreen(chunks.publicScreens, (module) => module.HttpErrorScreen),
  },
];

function lazyScreen<Module>(
  chunk: Chunk<Module>,
  pick: (module: Module) => ComponentType<never>,
): LazyScreen {
  // Safe: a screen's props are the parameters that its path has.
  return { chunk, load: async () => pick(await chunk.load()) as ScreenComponent };
}

function organizationTitle({ stores, params }: RouteContext): string {
  const { organization, current } = stores.organizations.profile(params['id'] ?? '');
  if (organization.error) return loadFailureText(organization.error).title;
  return current?.name || message('organization');
}
