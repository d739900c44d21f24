import type { ComponentType } from 'react';
import { lazyModule } from '~/lib/lazyModule';
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

type MaybePromise<T> = T | Promise<T>;

/** A route: its path, access and layout (docs/product.md, "2. Screens and routes"). */
export interface AppRoute {
  readonly path: string;
  readonly name: string;
  readonly title: string | ((context: RouteContext) => string);
  readonly access: 'public' | 'signed-in' | 'any';
  readonly layout: 'landing' | 'app' | 'guest';
  /** Absent if the route only redirects. Gets the path parameters as props. */
  readonly screen?: () => Promise<ComponentType<never>>;
  /** Prepares the most likely next screen; called when the page is idle. */
  readonly nextScreen?: () => Promise<unknown>;
  /** The name of the route whose screen this one stays mounted under, hidden (ScreenStack). */
  readonly keepsUnder?: string;
  /**
   * The queries of what the screen shows, which intent at a link prefetches. Those whose code isn't
   * part of the first load are promised, so that the others don't wait for it.
   */
  readonly queries?: (context: RouteContext) => readonly MaybePromise<Query<unknown>>[];
  /**
   * A navigation fetches `queries` in parallel with the screen's chunk, and waits for them: URL and
   * data change in one commit.
   */
  readonly waitsForData?: true;
}

const loadProfileScreen = async () => {
  const [{ OrganizationProfileScreen }] = await Promise.all([
    import('~/screens/OrganizationProfile/OrganizationProfileScreen'),
    // So that the activity is requested at once when an organization is opened.
    withActivityFeeds(() => undefined),
  ]);
  return OrganizationProfileScreen;
};

export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    name: 'login',
    title: 'Login',
    access: 'public',
    layout: 'landing',
    screen: () => import('~/screens/Login/LoginScreen').then(({ LoginScreen }) => LoginScreen),
  },
  {
    path: '/',
    name: 'home',
    title: 'Home',
    access: 'signed-in',
    layout: 'app',
    screen: () => import('~/screens/Home/HomeScreen').then(({ HomeScreen }) => HomeScreen),
    keepsUnder: 'organization-profile',
  },
  {
    path: '/accounts',
    name: 'organizations',
    title: 'Organizations',
    access: 'signed-in',
    layout: 'app',
    screen: () =>
      import('~/screens/Organizations/OrganizationsScreen').then(
        ({ OrganizationsScreen }) => OrganizationsScreen,
      ),
    nextScreen: loadProfileScreen,
    keepsUnder: 'organization-profile',
    queries: ({ stores, search }) => [listView(stores, search)],
    waitsForData: true,
  },
  {
    path: '/accounts/:id',
    name: 'organization-profile',
    title: organizationTitle,
    access: 'signed-in',
    layout: 'app',
    screen: loadProfileScreen,
    queries: ({ stores, params: { id = '' }, search }) => [
      ...stores.organizations.profile(id).queries(readPeriod(search)),
      latestActivity(stores, id),
    ],
    waitsForData: true,
  },
  {
    path: '/token',
    name: 'token',
    title: 'Token',
    access: 'signed-in',
    layout: 'app',
    screen: () => import('~/screens/Token/TokenScreen').then(({ TokenScreen }) => TokenScreen),
    queries: ({ stores }) => [stores.tokens.list],
  },
  { path: '/logout', name: 'logout', title: 'Logout', access: 'any', layout: 'guest' },
  {
    path: '*',
    name: 'http-error',
    title: ({ search }) => errorPageText(errorCode(search)).title,
    access: 'any',
    layout: 'guest',
    screen: () =>
      import('~/screens/HttpError/HttpErrorScreen').then(({ HttpErrorScreen }) => HttpErrorScreen),
  },
];

/** Part of the chunk that every screen behind the sign-in loads. */
const withListSearchParams = lazyModule(() => import('~/components/listSearchParams'));

function listView(stores: Stores, search: string): MaybePromise<Query<unknown>> {
  return withListSearchParams(({ readListSearchParams }) =>
    stores.organizations.view(readListSearchParams(search)),
  );
}

const withActivityFeeds = lazyModule(() => import('~/stores/activity/feeds'));

function latestActivity(stores: Stores, id: string): MaybePromise<Query<unknown>> {
  return withActivityFeeds(({ organizationActivity }) => organizationActivity(stores, id).latest);
}

function organizationTitle({ stores, params }: RouteContext): string {
  const { organization, current } = stores.organizations.profile(params['id'] ?? '');
  if (organization.error) return loadFailureText(organization.error).title;
  return current?.name || message('organization');
}
