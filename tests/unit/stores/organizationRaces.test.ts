import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultQuery, queryKey } from '../../../src/domain/organizationList';
import { tableTimeout } from '../../setup/tryAll';
import { inAnyOrder } from './inAnyOrder';
import { details, organizationsWorld, subscription, summary } from './organizations';

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

  it('never go back to what was asked before', { timeout: tableTimeout }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (scheduler, names) => {
          const { api, writes, store } = organizationsWorld();
          let version = 1;
          let writing = 0;
          const name = () => `v${String(version).padStart(4, '0')}`;
          const later = <T>(label: string, value: T): Promise<T> =>
            scheduler.schedule(Promise.resolve(value), label);
          api.list.mockImplementation((query) =>
            later('list', {
              rows: [summary('a', { name: name() })],
              page: query.page,
              total: 60,
              totalPages: 3,
            }),
          );
          api.read.mockImplementation(() =>
            later('read', { organization: details('a', { name: name() }), etag: `"${version}"` }),
          );
          api.subscriptions.mockImplementation(() =>
            later('subscriptions', {
              rows: [subscription('full', { usedSeats: version })],
              etag: `"${version}"`,
            }),
          );
          api.dailySeats.mockImplementation((_, days) =>
            later('days', [{ date: '2026-03-01', seats: version, seatType: String(days) }]),
          );
          const write = async () => {
            version += 1;
            writing += 1;
            const answer = await later('write', {
              organization: details('a', { name: name() }),
              etag: `"${version}"`,
            });
            writing -= 1;
            return answer;
          };
          writes.activate.mockImplementation(write);
          writes.deactivate.mockImplementation(write);
          const writer = await store.writes();
          const profile = store.profile('a');
          let view = '';
          let period = 0;
          const show = (page: number) => {
            const query = { ...defaultQuery, page };
            view = queryKey(query);
            store.show(query);
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
              store.reload({ ...defaultQuery, page: view === queryKey(defaultQuery) ? 1 : 2 }),
            overview: () => store.openOverview(true),
            read: () => profile.loadOrganization(),
            peek: () => profile.peek(),
            subscriptions: () => profile.loadSubscriptions(),
            '7 days': () => days(7),
            '90 days': () => days(90),
            // One dialog at a time.
            deactivate: () => writing === 0 && writer.changeStatus('deactivate', 'a', profile.etag),
            activate: () => writing === 0 && writer.changeStatus('activate', 'a', profile.etag),
            // What happens elsewhere while a write is under way comes before or after it: nobody
            // here can tell.
            'someone else': () => writing === 0 && (version += 1),
            leave: () => [store.list, profile].map((shown) => shown.leave()),
            outdate: () => store.outdate('a'),
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
          if (store.list.status === 'ready' && view !== '' && !names.includes('leave'))
            expect(queryKey(store.list.data?.query ?? defaultQuery)).toBe(view);
          if (profile.dailySeats.status === 'ready' && !names.includes('leave'))
            expect(profile.dailySeats.data?.period).toBe(period);
          for (const load of [
            store.list,
            store.overview,
            profile.organization,
            profile.subscriptions,
            profile.dailySeats,
          ])
            expect(load.status).not.toBe('loading');
        },
      ),
      { numRuns: 300 },
    );
  });
});
