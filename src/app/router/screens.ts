import { lazyWithRetry } from '~/lib/lazyWithRetry';

/**
 * The screens and layouts of `routes`. Only main.tsx imports them all: a story passes those that it shows,
 * so that a change of another screen doesn't retake its screenshots. What needs no session is loaded when
 * the page is idle, too: a sign-out works offline.
 */
export const screens = {
  LandingLayout: lazyWithRetry(
    () => import('~/layouts/LandingLayout').then((module) => module.LandingLayout),
    'idle',
  ),
  AppLayout: lazyWithRetry(() => import('~/layouts/AppLayout').then((module) => module.AppLayout)),
  GuestLayout: lazyWithRetry(
    () => import('~/layouts/GuestLayout').then((module) => module.GuestLayout),
    'idle',
  ),
  LoginScreen: lazyWithRetry(
    () => import('~/screens/Login/LoginScreen').then((module) => module.LoginScreen),
    'idle',
  ),
  HomeScreen: lazyWithRetry(() =>
    import('~/screens/Home/HomeScreen').then((module) => module.HomeScreen),
  ),
  OrganizationsScreen: lazyWithRetry(
    () =>
      import('~/screens/Organizations/OrganizationsScreen').then(
        (module) => module.OrganizationsScreen,
      ),
    'idle',
  ),
  OrganizationProfileScreen: lazyWithRetry(
    () =>
      import('~/screens/OrganizationProfile/OrganizationProfileScreen').then(
        (module) => module.OrganizationProfileScreen,
      ),
    'idle',
  ),
  TokenScreen: lazyWithRetry(() =>
    import('~/screens/Token/TokenScreen').then((module) => module.TokenScreen),
  ),
  HttpErrorScreen: lazyWithRetry(
    () => import('~/screens/HttpError/HttpErrorScreen').then((module) => module.HttpErrorScreen),
    'idle',
  ),
};

export type ScreenName = keyof typeof screens;
