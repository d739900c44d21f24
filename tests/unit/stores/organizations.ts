import { vi } from 'vitest';
import type { OrganizationsApi } from '../../../src/api/organizations';
import type { OrganizationWritesApi } from '../../../src/api/organizationWrites';
import type { Organization, OrganizationSummary } from '../../../src/domain/Organization';
import type { Subscription } from '../../../src/domain/Subscription';
import { OrganizationsStore } from '../../../src/stores/OrganizationsStore';

export const summary = (
  id: string,
  more: Partial<OrganizationSummary> = {},
): OrganizationSummary => ({
  id,
  name: `Name ${id}`,
  subdomain: id,
  status: 'active',
  registeredAt: '2026-03-01T09:30:00Z',
  totalSeats: 10,
  billing: null,
  ...more,
});

export const details = (id: string, more: Partial<Organization> = {}): Organization => ({
  ...summary(id),
  address: '1 Road',
  usedSeats: 4,
  availableSeats: 6,
  updatedAt: '2026-03-02T09:30:00Z',
  ...more,
});

export const subscription = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  id,
  seatType: id,
  totalSeats: 10,
  usedSeats: 4,
  availableSeats: 6,
  ...more,
});

/** A store over an API of spies; each answers at once unless a test tells it otherwise. */
export function organizationsWorld() {
  const writes = {
    create: vi.fn<OrganizationWritesApi['create']>(({ name }) =>
      Promise.resolve({ organization: details('new', { name }), etag: '"1"' }),
    ),
    update: vi.fn<OrganizationWritesApi['update']>((id, { name }) =>
      Promise.resolve({
        organization: details(id, name === undefined ? {} : { name }),
        etag: '"2"',
      }),
    ),
    activate: vi.fn<OrganizationWritesApi['activate']>((id) =>
      Promise.resolve({ organization: details(id), etag: '"2"' }),
    ),
    deactivate: vi.fn<OrganizationWritesApi['deactivate']>((id) =>
      Promise.resolve({ organization: details(id, { status: 'inactive' }), etag: '"2"' }),
    ),
    assignSeats: vi.fn<OrganizationWritesApi['assignSeats']>((_, id, { assigned }) =>
      Promise.resolve({
        subscription: subscription(id, {
          totalSeats: Math.max(10, assigned),
          usedSeats: assigned,
          availableSeats: Math.max(0, 10 - assigned),
        }),
        etag: '"2"',
      }),
    ),
  };
  const api = {
    list: vi.fn<OrganizationsApi['list']>((query) =>
      Promise.resolve({
        rows: [summary('a'), summary('b')],
        page: query.page,
        total: 2,
        totalPages: 1,
      }),
    ),
    read: vi.fn<OrganizationsApi['read']>((id) =>
      Promise.resolve({ organization: details(id), etag: '"1"' }),
    ),
    subscriptions: vi.fn<OrganizationsApi['subscriptions']>(() =>
      Promise.resolve({ rows: [], etag: undefined }),
    ),
    dailySeats: vi.fn<OrganizationsApi['dailySeats']>((_, days) =>
      Promise.resolve([{ date: '2026-03-01', seats: days, seatType: 'full' }]),
    ),
    writes: () => Promise.resolve(writes),
  };
  return { writes, api, store: new OrganizationsStore({ api }) };
}
