import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultListParams } from '~/domain/organizationList';
import {
  activateOrganization,
  deactivateOrganization,
} from '~/stores/mutations/organizationMutations';
import { casesTimeout } from '../../setup/runCases';
import { inAnyOrder } from './inAnyOrder';
import {
  buildOrganization,
  organizationsFixture,
  buildSubscription,
  buildSummary,
} from './organizationFixtures';

// Worst case: responses arrive late, in any order, and ignore aborts. Query has its own property
// test in QueryOrder.test.ts.

describe('OrganizationsStore', () => {
  const step = fc.constantFrom(
    'show',
    'show page 2',
    'refetch',
    'summary',
    'read',
    'prefetch',
    'subscriptions',
    '7 days',
    '90 days',
    'deactivate',
    'activate',
    'another user',
    'cancel',
    'invalidate',
  );

  it(
    'never shows older data after newer data, in any order of responses',
    { timeout: casesTimeout },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.array(step, { minLength: 1, maxLength: 12 }),
          async (scheduler, names) => {
            const { api, mutations, store, stores } = organizationsFixture();
            let version = 1;
            let pendingMutations = 0;
            const name = () => `v${String(version).padStart(4, '0')}`;
            const later = <T>(label: string, value: T): Promise<T> =>
              scheduler.schedule(Promise.resolve(value), label);
            api.listOrganizations.mockImplementation((query) =>
              later('list', {
                rows: [buildSummary('a', { name: name() })],
                page: query.page,
                total: 60,
                totalPages: 3,
              }),
            );
            api.readOrganization.mockImplementation(() =>
              later('read', {
                organization: buildOrganization('a', { name: name() }),
                etag: `"${version}"`,
              }),
            );
            api.listSubscriptions.mockImplementation(() =>
              later('subscriptions', {
                rows: [buildSubscription('full', { used_seats: version })],
                etag: `"${version}"`,
              }),
            );
            api.listDailySeats.mockImplementation((_, range) =>
              later('days', {
                rows: [{ date: '2026-03-01', seats: version, seat_type: JSON.stringify(range) }],
                totals: [],
              }),
            );
            const mutate = async () => {
              version += 1;
              pendingMutations += 1;
              const response = await later('mutation', {
                organization: buildOrganization('a', { name: name() }),
                etag: `"${version}"`,
              });
              pendingMutations -= 1;
              return response;
            };
            mutations.activateOrganization.mockImplementation(mutate);
            mutations.deactivateOrganization.mockImplementation(mutate);
            const profile = store.profile('a');
            const views = [1, 2].map((page) => store.view({ ...defaultListParams, page }));
            const queries = [
              ...views,
              store.summary,
              profile.organization,
              profile.subscriptions,
              profile.dailySeats(7),
              profile.dailySeats(90),
            ];
            const actions: Record<(typeof names)[number], () => unknown> = {
              show: () => views[0]?.ensure(),
              'show page 2': () => views[1]?.ensure(),
              refetch: () => views[0]?.refetch(),
              summary: () => store.summary.refetch(),
              read: () => profile.organization.refetch(),
              prefetch: () => profile.organization.ensure('low'),
              subscriptions: () => profile.subscriptions.refetch(),
              '7 days': () => profile.dailySeats(7).ensure(),
              '90 days': () => profile.dailySeats(90).ensure(),
              // Only one dialog can be open at a time.
              deactivate: () =>
                pendingMutations === 0 &&
                deactivateOrganization(stores, profile, profile.version?.etag),
              activate: () =>
                pendingMutations === 0 &&
                activateOrganization(stores, profile, profile.version?.etag),
              // During a mutation, the order of changes made elsewhere is undefined, so there are
              // none.
              'another user': () => pendingMutations === 0 && (version += 1),
              cancel: () => queries.map((query) => query.cancel()),
              invalidate: () => store.invalidate('a'),
            };
            let previousName = '';
            let used = 0;
            await inAnyOrder(
              scheduler,
              names.map((next) => actions[next]),
              () => {
                const currentName = profile.current?.name ?? '';
                expect(currentName >= previousName, `${currentName} after ${previousName}`).toBe(
                  true,
                );
                previousName = currentName;
                const seats = profile.subscriptions.data?.rows[0]?.used_seats ?? 0;
                expect(seats).toBeGreaterThanOrEqual(used);
                used = seats;
              },
            );
            for (const query of queries) expect(query.status).not.toBe('pending');
          },
        ),
        { numRuns: 300 },
      );
    },
  );
});
