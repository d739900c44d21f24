import { activityApi } from '~/api/activity';
import type { Stores } from '~/stores/Stores';
import { ActivityFeed } from './ActivityFeed';

/** Entries of a page: on home as many as the table beside it has rows. */
const pageSize = { organization: 8, recent: 10 };

type Dependencies = Pick<Stores, 'http' | 'organizations'>;

/** The activity of one organization, created on first access. */
export function organizationActivity({ http, organizations }: Dependencies, id: string) {
  const profile = organizations.profile(id);
  const api = activityApi(http);
  profile.activity ??= new ActivityFeed(
    (query) => api.listOfOrganization(id, query),
    pageSize.organization,
  );
  return profile.activity;
}

/** The activity of all organizations, created on first access. */
export function recentActivity({ http, organizations }: Dependencies): ActivityFeed {
  const api = activityApi(http);
  organizations.activity ??= new ActivityFeed((query) => api.list(query), pageSize.recent);
  return organizations.activity;
}
