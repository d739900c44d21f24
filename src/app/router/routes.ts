import { readListParams, readPeriod } from '~/domain/urlState';
import { errorPageText, loadFailureText } from '~/messages/failures';
import { message } from '~/messages/catalogue';
import { errorCode } from '~/screens/HttpError/errorCode';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import type { Query } from '~/stores/Query';
import type { Stores } from '~/stores/context';
import type { ScreenName } from './screens';

/** What titles and data depend on. */
interface RouteContext {
  readonly stores: Stores;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** A route: its path, access and layout (docs/product.md, "Screens and routes"). */
export interface AppRoute {
  readonly path: string;
  readonly name: string;
  readonly title: string | ((context: RouteContext) => string);
  readonly access: 'public' | 'signed-in' | 'any';
  readonly layout: ScreenName;
  /** Absent if the route only redirects. Gets the path parameters as props. */
  readonly screen?: ScreenName;
  /**
   * What a navigation fetches in parallel with the screen's chunk, and waits for up to the pending
   * delay: URL and data change in one commit.
   */
  readonly queries?: (context: RouteContext) => readonly Query<unknown>[];
  /** What hovering or pressing a link to it prefetches. */
  readonly prefetched?: (context: RouteContext) => readonly Query<unknown>[];
}

export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    name: 'login',
    title: 'Login',
    access: 'public',
    layout: 'LandingLayout',
    screen: 'LoginScreen',
  },
  {
    path: '/',
    name: 'home',
    title: 'Home',
    access: 'signed-in',
    layout: 'AppLayout',
    screen: 'HomeScreen',
  },
  {
    path: '/accounts',
    name: 'organizations',
    title: 'Organizations',
    access: 'signed-in',
    layout: 'AppLayout',
    screen: 'OrganizationsScreen',
    queries: ({ stores, search }) => [stores.organizations.view(readListParams(search))],
  },
  {
    path: '/accounts/:id',
    name: 'organization-profile',
    title: organizationTitle,
    access: 'signed-in',
    layout: 'AppLayout',
    screen: 'OrganizationProfileScreen',
    queries: profileQueries,
    prefetched: (context) => [...profileQueries(context), profileOf(context).activity.latest],
  },
  {
    path: '/token',
    name: 'token',
    title: 'Token',
    access: 'signed-in',
    layout: 'AppLayout',
    screen: 'TokenScreen',
  },
  { path: '/logout', name: 'logout', title: 'Logout', access: 'any', layout: 'GuestLayout' },
  {
    path: '*',
    name: 'http-error',
    title: ({ search }) => errorPageText(errorCode(search)).title,
    access: 'any',
    layout: 'GuestLayout',
    screen: 'HttpErrorScreen',
  },
];

function profileOf({ stores, params: { id = '' } }: RouteContext): ProfileQueries {
  return stores.organizations.profile(id);
}

function profileQueries(context: RouteContext): readonly Query<unknown>[] {
  return profileOf(context).queries(readPeriod(context.search));
}

function organizationTitle(context: RouteContext): string {
  const { organization, current } = profileOf(context);
  if (organization.error) return loadFailureText(organization.error).title;
  return current?.name || message('organization');
}
