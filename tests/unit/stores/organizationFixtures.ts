import { omit } from 'es-toolkit';
import { vi } from 'vitest';
import type { ActivityApi } from '~/api/contract/activity';
import type { HttpClient } from '~/api/HttpClient';
import { OptionalCalls } from '~/api/optionalCalls';
import {
  organizationsApi,
  type OrganizationsApi,
  type OrganizationsPage,
} from '~/api/contract/accounts';
import type { Activity } from '~/domain/Activity';
import type { Organization } from '~/domain/Organization';
import { defaultListParams } from '~/domain/organizationList';
import type { Subscription } from '~/domain/Subscription';
import { OrganizationsStore } from '~/stores/OrganizationsStore';
import { wireOrganization, wireRow } from '../api/wireFixtures';
import { loadProfile } from './loadProfile';

/** What a server may lack. */
const optional = ['peak_used_seats_90_days', 'tightest_subscription'] as const;

export const buildSummary = (id: string, overrides: Partial<Organization> = {}): Organization => ({
  ...omit(wireRow, ['etag', ...optional]),
  id,
  name: `Name ${id}`,
  subdomain: id,
  total_seats: 10,
  used_seats: 4,
  available_seats: 6,
  used_seats_30_days_ago: 4,
  runs_out_in_days: null,
  runs_out_seat_type: null,
  billing: null,
  ...overrides,
});

export const buildOrganization = (
  id: string,
  overrides: Partial<Organization> = {},
): Organization => ({
  ...omit(wireOrganization, optional),
  ...buildSummary(id),
  ...overrides,
});

export const buildSubscription = (
  id: string,
  overrides: Partial<Subscription> = {},
): Subscription => ({
  id,
  seat_type: id,
  total_seats: 10,
  used_seats: 4,
  available_seats: 6,
  used_seats_30_days_ago: 4,
  ...overrides,
});

/** An entry of the activity, by default a note. */
export const buildEntry = (overrides: Partial<Activity> = {}): Activity => ({
  id: JSON.stringify(overrides),
  at: '2026-03-02T09:30:00Z',
  actor: null,
  action: 'note_added',
  organization: null,
  subscription: null,
  changes: [],
  note: null,
  ...overrides,
});

/** The only page of a list. */
export const pageOf = (...rows: Organization[]): OrganizationsPage => ({
  rows,
  total: rows.length,
  totalPages: 1,
});

/** A store on an API of spies; each responds at once unless a test overrides it. */
export function organizationsFixture() {
  const api = {
    readSummary: vi.fn<OrganizationsApi['readSummary']>(() =>
      Promise.resolve({
        total: 3,
        active: 2,
        inactive: 1,
        total_seats: 30,
        used_seats: 12,
        low_on_seats: 1,
        out_of_seats: 0,
      }),
    ),
    listOrganizations: vi.fn<OrganizationsApi['listOrganizations']>(() =>
      Promise.resolve({
        rows: [buildSummary('a'), buildSummary('b')],
        total: 2,
        totalPages: 1,
      }),
    ),
    readOrganization: vi.fn<OrganizationsApi['readOrganization']>((id) =>
      Promise.resolve(buildOrganization(id, { etag: '"1"' })),
    ),
    listSubscriptions: vi.fn<OrganizationsApi['listSubscriptions']>(() =>
      Promise.resolve({ rows: [], etag: undefined }),
    ),
    listDailySeats: vi.fn<OrganizationsApi['listDailySeats']>((_, period) =>
      Promise.resolve({
        period,
        rows: [{ date: '2026-03-01', seats: period, seat_type: 'full' }],
        totals: [],
      }),
    ),
  };
  const activityApi = {
    listActivity: vi.fn<ActivityApi['listActivity']>(() =>
      Promise.resolve({ entries: [], next: null }),
    ),
    listOrganizationActivity: vi.fn<ActivityApi['listOrganizationActivity']>(() =>
      Promise.resolve({ entries: [], next: null }),
    ),
  };
  const unused = {} as HttpClient;
  const optionalCalls = new OptionalCalls();
  const store = new OrganizationsStore({
    api: { ...organizationsApi(unused), ...api },
    activityApi,
    optionalCalls,
  });
  return { api, activityApi, optionalCalls, store };
}

/** A fixture whose list and profile of organization "a" are loaded. */
export async function loadedProfile() {
  const fixture = organizationsFixture();
  fixture.api.listSubscriptions.mockResolvedValue({
    rows: [buildSubscription('full'), buildSubscription('light')],
    etag: '"1"',
  });
  const view = fixture.store.view(defaultListParams);
  const profile = fixture.store.profile('a');
  await Promise.all([view.ensure(), loadProfile(profile)]);
  return { ...fixture, view, profile };
}
