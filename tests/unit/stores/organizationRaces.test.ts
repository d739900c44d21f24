import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultListParams, queryKey } from '../../../src/domain/organizationList';
import { casesTimeout } from '../../setup/runCases';
import { inAnyOrder } from './inAnyOrder';
import {
  buildOrganization,
  organizationsFixture,
  buildSubscription,
  buildSummary,
} from './organizationFixtures';

// The network answers in any order, late, and ignores that it was given up: the worst case. Load's
// own property is in LoadOrder.test.ts.

describe('the organizations', () => {
  const step = fc.constantFrom(
    'show',
    'show page 2',
    'reload',
    'overview',
    'read',
    'peek',
    'subscriptions',
    '7 days',
    '90 days',
    'deactivate',
    'activate',
    'someone else',
    'leave',
    'outdate',
  );

  it('never go back to what was asked before', { timeout: casesTimeout }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (scheduler, names) => {
          const { api, mutations, store } = organizationsFixture();
          let version = 1;
          let pendingMutations = 0;
          const name = () => `v${String(version).padStart(4, '0')}`;
          const later = <T>(label: string, value: T): Promise<T> =>
            scheduler.schedule(Promise.resolve(value), label);
          api.list.mockImplementation((query) =>
            later('list', {
              rows: [buildSummary('a', { name: name() })],
              page: query.page,
              total: 60,
              totalPages: 3,
            }),
          );
          api.read.mockImplementation(() =>
            later('read', {
              organization: buildOrganization('a', { name: name() }),
              etag: `"${version}"`,
            }),
          );
          api.subscriptions.mockImplementation(() =>
            later('subscriptions', {
              rows: [buildSubscription('full', { usedSeats: version })],
              etag: `"${version}"`,
            }),
          );
          api.dailySeats.mockImplementation((_, days) =>
            later('days', [{ date: '2026-03-01', seats: version, seatType: String(days) }]),
          );
          const mutate = async () => {
            version += 1;
            pendingMutations += 1;
            const response = await later('write', {
              organization: buildOrganization('a', { name: name() }),
              etag: `"${version}"`,
            });
            pendingMutations -= 1;
            return response;
          };
          mutations.activate.mockImplementation(mutate);
          mutations.deactivate.mockImplementation(mutate);
          const organizationMutations = await store.mutations();
          const profile = store.profile('a');
          let view = '';
          let period = 0;
          const show = (page: number) => {
            const query = { ...defaultListParams, page };
            view = queryKey(query);
            store.showList(query);
          };
          const days = (next: 7 | 90) => {
            period = next;
            profile.showPeriod(next);
          };
          const actions: Record<(typeof names)[number], () => unknown> = {
            show: () => show(1),
            'show page 2': () => show(2),
            reload: () =>
              view !== '' &&
              store.refetchList({
                ...defaultListParams,
                page: view === queryKey(defaultListParams) ? 1 : 2,
              }),
            overview: () => store.fetchOverview(true),
            read: () => profile.fetchOrganization(),
            peek: () => profile.prefetch(),
            subscriptions: () => profile.fetchSubscriptions(),
            '7 days': () => days(7),
            '90 days': () => days(90),
            // One dialog at a time.
            deactivate: () =>
              pendingMutations === 0 &&
              organizationMutations.changeStatus('deactivate', 'a', profile.etag),
            activate: () =>
              pendingMutations === 0 &&
              organizationMutations.changeStatus('activate', 'a', profile.etag),
            // What happens elsewhere while a write is under way comes before or after it: nobody
            // here can tell.
            'someone else': () => pendingMutations === 0 && (version += 1),
            leave: () => [store.list, profile].map((shown) => shown.cancel()),
            outdate: () => store.invalidate('a'),
          };
          let shown = '';
          let used = 0;
          await inAnyOrder(
            scheduler,
            names.map((next) => actions[next]),
            () => {
              const now = profile.current?.name ?? '';
              expect(now >= shown, `${now} after ${shown}`).toBe(true);
              shown = now;
              const seats = profile.subscriptions.data?.rows[0]?.usedSeats ?? 0;
              expect(seats).toBeGreaterThanOrEqual(used);
              used = seats;
            },
          );
          if (store.list.status === 'success' && view !== '' && !names.includes('leave'))
            expect(queryKey(store.list.data?.params ?? defaultListParams)).toBe(view);
          if (profile.dailySeats.status === 'success' && !names.includes('leave'))
            expect(profile.dailySeats.data?.period).toBe(period);
          for (const query of [
            store.list,
            store.overview,
            profile.organization,
            profile.subscriptions,
            profile.dailySeats,
          ])
            expect(query.status).not.toBe('pending');
        },
      ),
      { numRuns: 300 },
    );
  });
});
