import { maxRecent, type RecentOrganization } from './RecentOrganizationsStore';
import type { Stores } from './Stores';

type RecentStores = Pick<Stores, 'session' | 'recentOrganizations'>;

/** What the signed-in user has viewed last, the latest first. */
export function recentOrganizationsOf({
  session,
  recentOrganizations: { byUser },
}: RecentStores): readonly RecentOrganization[] {
  const id = session.user?.id ?? '';
  // An id may be the name of a property that every object inherits.
  return (Object.hasOwn(byUser, id) && byUser[id]) || [];
}

/** Puts an organization that the signed-in user views first, with its current seats. */
export function recordView(stores: RecentStores, viewed: RecentOrganization): void {
  const { session, recentOrganizations } = stores;
  if (!session.user) return;
  const others = recentOrganizationsOf(stores).filter(({ id }) => id !== viewed.id);
  recentOrganizations.set({
    ...recentOrganizations.byUser,
    [session.user.id]: [viewed, ...others].slice(0, maxRecent),
  });
}
