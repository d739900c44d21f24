import type { MockApi } from '~~/mocks/createMockApi';
import type { OrganizationRecord } from '~~/mocks/database';
import { insertOrganization, insertSubscription } from '~~/mocks/organizationRows';
import { parseDayNumber } from '~~/mocks/day';

/** Today in the stories, in days since 1970-01-01. */
export const storyDay = parseDayNumber('2026-03-02');

/** The organization shown by stories of the profile and its dialogs. */
export const storyOrganizationId = 'org_story';

export function addStoryOrganizationWithoutSubscriptions(
  { database }: MockApi,
  status: 'active' | 'inactive' = 'active',
) {
  insertOrganization(database, storyDay, {
    id: storyOrganizationId,
    name: 'Northwind Traders Ltd',
    address: '12 Harbour Street, Bristol BS1 4RN, United Kingdom',
    subdomain: 'northwind-traders',
    status,
    registered_at: '2024-02-29T09:30:00Z',
    updated_at: '2026-02-27T16:05:00Z',
    status_changed_at: null,
    billing_name: 'Priya Natarajan',
    billing_email: 'accounts@northwind-traders.example',
    billing_phone: '+44 117 496 0123',
    amount: 3371.42,
    currency: 'GBP',
    version: 1,
  });
}

/** Adds the organization with one subscription. */
export function addStoryOrganization(api: MockApi, status?: 'active' | 'inactive') {
  addStoryOrganizationWithoutSubscriptions(api, status);
  insertSubscription(api.database, storyDay, {
    id: 'sub_full',
    organization_id: storyOrganizationId,
    seat_type: 'full',
    total_seats: 25,
    used_seats: 12,
    total_history: [storyDay - 29, 25],
    used_history: [storyDay - 29, 5, storyDay - 20, 9, storyDay - 6, 12],
    daily_seed: 1,
  });
}

/** Adds the organization with far more seats than it has used: at most 158 of 400 full seats. */
export function addUnderusedStoryOrganization(api: MockApi) {
  addStoryOrganizationWithoutSubscriptions(api);
  insertSubscription(api.database, storyDay, {
    id: 'sub_full',
    organization_id: storyOrganizationId,
    seat_type: 'full',
    total_seats: 400,
    used_seats: 120,
    total_history: [storyDay - 200, 400],
    used_history: [storyDay - 200, 130, storyDay - 40, 160, storyDay - 28, 120],
    daily_seed: 1,
  });
}

/** The organization as it is now. */
export function findStoryOrganization({ database }: MockApi): OrganizationRecord {
  return database.organization.findFirst({
    where: { id: { equals: storyOrganizationId } },
    strict: true,
  });
}
