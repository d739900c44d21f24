import { activityApi } from '~/api/activity';
import type { Stores } from './Stores';
import { ActivityFeed } from './ActivityFeed';

/** Entries of a page (docs/product.md, "Daily work"). */
const pageSize = { organization: 8, recent: 10 };

type Dependencies = Pick<Stores, 'http' | 'organizations'>;

/** The activity of one organization, created on first access. */
export function organizationActivity({ http, organizations }: Dependencies, id: string) {
  const profile = organizations.profile(id);
  profile.activity ??= new ActivityFeed(
    (query) => activityApi(http).listOfOrganization(id, query),
    pageSize.organization,
  );
  return profile.activity;
}

/** The activity of all organizations, created on first access. */
export function recentActivity({ http, organizations }: Dependencies): ActivityFeed {
  organizations.activity ??= new ActivityFeed(
    (query) => activityApi(http).list(query),
    pageSize.recent,
  );
  return organizations.activity;
}
