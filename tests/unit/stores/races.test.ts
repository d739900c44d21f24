import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultQuery, queryKey } from '../../../src/domain/organizationList';
import type { Credentials } from '../../../src/domain/User';
import { SessionStore } from '../../../src/stores/SessionStore';
import { TokensStore } from '../../../src/stores/TokensStore';
import type { TokensApi } from '../../../src/api/tokens';
import { memoryStorage } from '../../../stories/memoryStorage';
import { tableTimeout } from '../../setup/tryAll';
import { details, organizationsWorld, subscription, summary } from './organizations';

// The network answers in any order, late, and ignores that it was given up: the worst case. Load's own property is in LoadOrder.test.ts.

/** Runs steps one by one, answers in between in any order, and checks what shows after each. */
async function inAnyOrder(scheduler: fc.Scheduler, steps: readonly (() => unknown)[], check: () => void): Promise<void> {
  scheduler.scheduleSequence(steps.map((step, number) => ({ label: `step ${number}`, builder: async () => void step() })));
  while (scheduler.count() > 0) {
    await scheduler.waitNext(1);
    check();
  }
  await scheduler.waitIdle();
  check();
}

describe('the organizations', () => {
  const step = fc.constantFrom('show', 'show page 2', 'reload', 'overview', 'read', 'peek', 'subscriptions', '7 days', '90 days', 'deactivate', 'activate', 'someone else', 'leave', 'outdate');

  it('never go back to what was asked before', { timeout: tableTimeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 12 }), async (scheduler, names) => {
        const { api, writes, store } = organizationsWorld();
        let version = 1;
        let writing = 0;
        const name = () => `v${String(version).padStart(4, '0')}`;
        const later = <T>(label: string, value: T): Promise<T> => scheduler.schedule(Promise.resolve(value), label);
        api.list.mockImplementation((query) => later('list', { rows: [summary('a', { name: name() })], page: query.page, total: 60, totalPages: 3 }));
        api.read.mockImplementation(() => later('read', { organization: details('a', { name: name() }), etag: `"${version}"` }));
        api.subscriptions.mockImplementation(() => later('subscriptions', { rows: [subscription('full', { usedSeats: version })], etag: `"${version}"` }));
        api.dailySeats.mockImplementation((_, days) => later('days', [{ date: '2026-03-01', seats: version, seatType: String(days) }]));
        const write = async () => {
          version += 1;
          writing += 1;
          const answer = await later('write', { organization: details('a', { name: name() }), etag: `"${version}"` });
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
          reload: () => view !== '' && store.reload({ ...defaultQuery, page: view === queryKey(defaultQuery) ? 1 : 2 }),
          overview: () => store.openOverview(true),
          read: () => profile.loadOrganization(),
          peek: () => profile.peek(),
          subscriptions: () => profile.loadSubscriptions(),
          '7 days': () => days(7),
          '90 days': () => days(90),
          // One dialog at a time.
          deactivate: () => writing === 0 && writer.changeStatus('deactivate', 'a', profile.etag),
          activate: () => writing === 0 && writer.changeStatus('activate', 'a', profile.etag),
          // What happens elsewhere while a write is under way comes before or after it: nobody here can tell.
          'someone else': () => writing === 0 && (version += 1),
          leave: () => [store.list, profile].map((shown) => shown.leave()),
          outdate: () => store.outdate('a'),
        };
        let shown = '';
        let used = 0;
        await inAnyOrder(scheduler, names.map((next) => actions[next]), () => {
          const now = profile.current?.name ?? '';
          expect(now >= shown, `${now} after ${shown}`).toBe(true);
          shown = now;
          const seats = profile.subscriptions.data?.rows[0]?.usedSeats ?? 0;
          expect(seats).toBeGreaterThanOrEqual(used);
          used = seats;
        });
        if (store.list.status === 'ready' && view !== '' && !names.includes('leave')) expect(queryKey(store.list.data?.query ?? defaultQuery)).toBe(view);
        if (profile.dailySeats.status === 'ready' && !names.includes('leave')) expect(profile.dailySeats.data?.period).toBe(period);
        for (const load of [store.list, store.overview, profile.organization, profile.subscriptions, profile.dailySeats]) expect(load.status).not.toBe('loading');
      }),
      { numRuns: 300 },
    );
  });
});

describe('the tokens', () => {
  it('keep what was created and revoked, whatever comes late', { timeout: tableTimeout }, async () => {
    const step = fc.constantFrom('open', 'reload', 'create', 'revoke', 'leave', 'outdate');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 8 }), async (scheduler, names) => {
        const token = (id: number, status = 'active') => ({ id: String(id), name: String(id), status, prefix: null, createdAt: null, expiresAt: null, lastUsedAt: null });
        let rows = [token(0)];
        const later = <T>(label: string, value: T): Promise<T> => scheduler.schedule(Promise.resolve(value), label);
        const writes = {
          create: () => {
            rows = [token(rows.length), ...rows];
            return later('create', { token: rows[0], secret: 's' });
          },
          revoke: (id: string) => {
            rows = rows.map((row) => (row.id === id ? token(Number(id), 'revoked') : row));
            return later('revoke', token(Number(id), 'revoked'));
          },
        };
        const tokens = new TokensStore({ api: { list: () => later('list', rows), writes: () => Promise.resolve(writes) } as unknown as TokensApi });
        let done: string[] = [];
        const actions = {
          open: () => tokens.open(),
          reload: () => tokens.reload(),
          create: async () => {
            const { token: created } = await tokens.create({ name: 'x', expiresAt: null });
            done.push(`${created.id} active`);
          },
          revoke: async () => {
            await tokens.revoke('0');
            done = [...done, '0 revoked'];
          },
          leave: () => tokens.list.leave(),
          outdate: () => tokens.outdate(),
        };
        await inAnyOrder(scheduler, names.map((next) => actions[next]), () => {
          const { data, status } = tokens.list;
          const told = data?.map((row) => `${row.id} ${row.status}`) ?? [];
          if (data && status === 'ready') expect(done.filter((one) => !told.includes(one))).toEqual([]);
          expect(new Set(data?.map(({ id }) => id)).size).toBe(data?.length ?? 0);
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the session', () => {
  it('is that of whoever signed in last, or nobody’s', { timeout: tableTimeout }, async () => {
    const step = fc.constantFrom('sign in', 'sign in, refused', 'sign out', 'refused token', 'other tab in', 'other tab out');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 8 }), async (scheduler, names) => {
        const storage = memoryStorage();
        let count = 0;
        const credentials = (): Credentials => ({ token: `ses_${(count += 1)}`, user: { id: `usr_${count}`, name: 'x', email: 'y' } });
        let refuse = false;
        const session = new SessionStore({
          auth: {
            signIn: () => {
              const fails = refuse;
              return scheduler.schedule(Promise.resolve(credentials()), 'sign in').then((told) => (fails ? Promise.reject(new Error('refused')) : told));
            },
            signOut: () => scheduler.schedule(Promise.resolve(), 'sign out'),
          },
          storage,
        });
        const signIn = (refused: boolean) => {
          refuse = refused;
          void session.signIn('a', 'b').catch(() => undefined);
        };
        const otherTab = (told: Credentials | undefined) => {
          if (told) storage.setItem('ams.session', JSON.stringify({ v: 1, data: told }));
          else storage.removeItem('ams.session');
          session.follow('ams.session');
        };
        const actions = {
          'sign in': () => signIn(false),
          'sign in, refused': () => signIn(true),
          'sign out': () => session.signOut(),
          'refused token': () => session.expire(session.token),
          'other tab in': () => otherTab(credentials()),
          'other tab out': () => otherTab(undefined),
        };
        await inAnyOrder(scheduler, names.map((next) => actions[next]), () => {
          // Tab and storage agree at every moment: no other tab could see somebody else.
          const kept = storage.getItem('ams.session');
          expect(kept === null ? undefined : (JSON.parse(kept) as { data: Credentials }).data.token).toBe(session.token);
        });
      }),
      { numRuns: 300 },
    );
  });
});
