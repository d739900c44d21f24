import type { ComponentType } from 'react';
import { errorPageText, loadFailureText } from '../messages/failures';
import { message } from '../messages/message';
import { errorCode } from '../screens/HttpError/errorCode';
import { readPeriod } from '../screens/OrganizationProfile/readPeriod';
import type { Stores } from '../stores/Stores';

/** Where a screen is shown. */
export interface RouteContext {
  readonly stores: Stores;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** One screen: where it is, who may see it, in which layout it stands (specification, point 2). */
export interface Route {
  readonly path: string;
  readonly name: string;
  readonly title: string | ((context: RouteContext) => string);
  readonly access: 'public' | 'signed-in' | 'any';
  readonly layout: 'landing' | 'app' | 'guest';
  /** Absent for what never shows. The path's parameters reach the screen as props. */
  readonly screen?: () => Promise<ComponentType<never>>;
  /**
   * The screen that comes next more likely than not: its code comes when there is nothing else to
   * do.
   */
  readonly next?: () => Promise<unknown>;
  /**
   * Asks for what the screen shows while its code comes and the router works; ends when nobody
   * waits for it, or `signal` gives it up.
   */
  readonly ahead?: (context: RouteContext, signal: AbortSignal) => Promise<unknown>;
}

const profileScreen = () =>
  import('../screens/OrganizationProfile/OrganizationProfile').then(
    ({ OrganizationProfile }) => OrganizationProfile,
  );

export const routes: readonly Route[] = [
  {
    path: '/login',
    name: 'login',
    title: 'Login',
    access: 'public',
    layout: 'landing',
    screen: () => import('../screens/Login/Login').then(({ Login }) => Login),
  },
  {
    path: '/',
    name: 'home',
    title: 'Home',
    access: 'signed-in',
    layout: 'app',
    screen: () => import('../screens/Home/Home').then(({ Home }) => Home),
  },
  {
    path: '/accounts',
    name: 'organizations',
    title: 'Organizations',
    access: 'signed-in',
    layout: 'app',
    screen: () =>
      import('../screens/Organizations/Organizations').then(({ Organizations }) => Organizations),
    next: profileScreen,
  },
  {
    path: '/accounts/:id',
    name: 'organization-profile',
    title: organizationTitle,
    access: 'signed-in',
    layout: 'app',
    screen: profileScreen,
    ahead: openProfile,
  },
  {
    path: '/token',
    name: 'token',
    title: 'Token',
    access: 'signed-in',
    layout: 'app',
    screen: () => import('../screens/Token/Token').then(({ Token }) => Token),
  },
  { path: '/logout', name: 'logout', title: 'Logout', access: 'any', layout: 'guest' },
  {
    path: '*',
    name: 'http-error',
    title: ({ search }) => errorPageText(errorCode(search)).title,
    access: 'any',
    layout: 'guest',
    screen: () => import('../screens/HttpError/HttpError').then(({ HttpError }) => HttpError),
  },
];

function openProfile(
  { stores, params, search }: RouteContext,
  signal: AbortSignal,
): Promise<unknown> {
  const profile = stores.organizations.profile(params['id'] ?? '');
  signal.addEventListener('abort', () => profile.leave());
  profile.open(readPeriod(search));
  return profile.settled;
}

function organizationTitle({ stores, params }: RouteContext): string {
  const { organization, current } = stores.organizations.profile(params['id'] ?? '');
  if (organization.failure) return loadFailureText(organization.failure).title;
  return current?.name || message('organization');
}
