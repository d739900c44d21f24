import type { ComponentType } from 'react';
import { readListParams, readPeriod } from '~/domain/urlState';
import { lazyWithRetry, type Lazy } from '~/lib/lazyWithRetry';
import { errorPageText, loadFailureText } from '~/messages/failures';
import { message } from '~/messages/message';
import { errorCode } from '~/screens/HttpError/errorCode';
import type { Query } from '~/stores/Query';
import type { Stores } from '~/stores/context';

/** What titles and data depend on. */
interface RouteContext {
  readonly stores: Stores;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** Gets the parameters of its path as props. */
export type ScreenComponent = ComponentType<Record<string, string | undefined>>;

/** A route: its path, access and layout (docs/product.md, "Screens and routes"). */
export interface AppRoute {
  readonly path: string;
  readonly name: string;
  readonly title: string | ((context: RouteContext) => string);
  readonly access: 'public' | 'signed-in' | 'any';
  readonly layout: 'landing' | 'app' | 'guest';
  /** Absent if the route only redirects. Gets the path parameters as props. */
  readonly screen?: Lazy<ScreenComponent>;
  /**
   * What a navigation fetches in parallel with the screen's chunk, and waits for: URL and data change in
   * one commit.
   */
  readonly queries?: (context: RouteContext) => readonly Query<unknown>[];
}

/** What needs no session is loaded when the page is idle, too: a sign-out works offline. */
export const layouts: Readonly<Record<AppRoute['layout'], Lazy<ScreenComponent>>> = {
  landing: lazyScreen(
    () => import('~/layouts/LandingLayout').then((module) => module.LandingLayout),
    'idle',
  ),
  app: lazyScreen(() => import('~/layouts/AppLayout').then((module) => module.AppLayout)),
  guest: lazyScreen(
    () => import('~/layouts/GuestLayout').then((module) => module.GuestLayout),
    'idle',
  ),
};

export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    name: 'login',
    title: 'Login',
    access: 'public',
    layout: 'landing',
    screen: lazyScreen(
      () => import('~/screens/Login/LoginScreen').then((module) => module.LoginScreen),
      'idle',
    ),
  },
  {
    path: '/',
    name: 'home',
    title: 'Home',
    access: 'signed-in',
    layout: 'app',
    screen: lazyScreen(() =>
      import('~/screens/Home/HomeScreen').then((module) => module.HomeScreen),
    ),
  },
  {
    path: '/accounts',
    name: 'organizations',
    title: 'Organizations',
    access: 'signed-in',
    layout: 'app',
    screen: lazyScreen(
      () =>
        import('~/screens/Organizations/OrganizationsScreen').then(
          (module) => module.OrganizationsScreen,
        ),
      'idle',
    ),
    queries: ({ stores, search }) => [stores.organizations.view(readListParams(search))],
  },
  {
    path: '/accounts/:id',
    name: 'organization-profile',
    title: organizationTitle,
    access: 'signed-in',
    layout: 'app',
    screen: lazyScreen(
      () =>
        import('~/screens/OrganizationProfile/OrganizationProfileScreen').then(
          (module) => module.OrganizationProfileScreen,
        ),
      'idle',
    ),
    queries: ({ stores, params: { id = '' }, search }) =>
      stores.organizations.profile(id).queries(readPeriod(search)),
  },
  {
    path: '/token',
    name: 'token',
    title: 'Token',
    access: 'signed-in',
    layout: 'app',
    screen: lazyScreen(() =>
      import('~/screens/Token/TokenScreen').then((module) => module.TokenScreen),
    ),
  },
  { path: '/logout', name: 'logout', title: 'Logout', access: 'any', layout: 'guest' },
  {
    path: '*',
    name: 'http-error',
    title: ({ search }) => errorPageText(errorCode(search)).title,
    access: 'any',
    layout: 'guest',
    screen: lazyScreen(
      () => import('~/screens/HttpError/HttpErrorScreen').then((module) => module.HttpErrorScreen),
      'idle',
    ),
  },
];

function lazyScreen(
  importScreen: () => Promise<ComponentType<never>>,
  when?: 'idle',
): Lazy<ScreenComponent> {
  // Safe: a screen's props are the parameters that its path has.
  return lazyWithRetry(importScreen as () => Promise<ScreenComponent>, when);
}

function organizationTitle({ stores, params }: RouteContext): string {
  const { organization, current } = stores.organizations.profile(params['id'] ?? '');
  if (organization.error) return loadFailureText(organization.error).title;
  return current?.name || message('organization');
}
