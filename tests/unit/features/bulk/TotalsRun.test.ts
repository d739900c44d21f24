// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import type { Fault } from '~~/mocks/faults';
import { defaultListParams } from '~/domain/organizationList';
import { TotalsRun, type TotalsPlan } from '~/features/bulk/TotalsRun';
import { bulkFailureText, bulkOutcomeTexts } from '~/messages/bulkText';
import { createTestApp, demoUser, disposeTestApps } from '../../app/testApp';

afterEach(disposeTestApps);

/** One seat more for all subscriptions of six organizations, of which the first has several. */
async function setUp() {
  const api = createMockApi({ organizations: 40, logSize: 1000 });
  const { database, control } = api;
  database.session.create({
    id: `ses_${demoUser.id}`,
    staff_id: demoUser.id,
    created_at: '2026-03-02T09:00:00Z',
  });
  const testApp = createTestApp({ path: '/token', api });
  await testApp.settledLocation();
  const { stores } = testApp.app;
  const { organizations } = stores;
  const view = organizations.view({ ...defaultListParams, status: 'active', perPage: 100 });
  await view.ensure();
  const known: TotalsPlan['known'] = new Map();
  for (const { id } of view.data?.rows ?? [])
    known.set(id, await organizations.api.listSubscriptions(id));
  const chosen = (view.data?.rows ?? [])
    .toSorted((a, b) => (known.get(b.id)?.rows.length ?? 0) - (known.get(a.id)?.rows.length ?? 0))
    .slice(0, 6);
  organizations.selection.select(chosen);
  const rows = chosen.flatMap((organization) =>
    (known.get(organization.id)?.rows ?? []).map((subscription) => ({
      id: `${organization.id} ${subscription.id}`,
      organization,
      subscription,
      total: (subscription.total_seats ?? 0) + 1,
    })),
  );
  const totals = () =>
    rows.map(
      ({ subscription }) =>
        database.subscription.findFirst({ where: { id: { equals: subscription.id } } })
          ?.total_seats ?? 0,
    );
  const before = totals();
  const plan = { organizations: chosen, inactive: [], unread: [], known };
  const run = new TotalsRun(stores, plan, rows);
  return {
    run,
    rows,
    chosen,
    stores,
    database,
    control,
    selection: organizations.selection,
    /** The difference from the totals at the start, by row. */
    differences: () => totals().map((total, index) => total - (before[index] ?? 0)),
    failures: () =>
      run.failures.map(
        ({ row, failure }) => [row.id, bulkFailureText(failure, row.organization)] as const,
      ),
    writes: () => control.log().filter(({ method }) => method === 'PATCH'),
    /** What a colleague does to an organization, without its subscriptions. */
    touch: (id: string) =>
      database.organization.update({ where: { id: { equals: id } }, data: { version: 99 } }),
  };
}

it('changes each total for the version that the write before has made, and takes all back', async () => {
  const { run, rows, chosen, stores, differences, writes, selection } = await setUp();
  expect(rows.length).toBeGreaterThan(chosen.length);
  await run.start('Renewal');
  expect(new Set(differences())).toEqual(new Set([1]));
  expect(writes()).toHaveLength(rows.length);
  expect(bulkOutcomeTexts(run)).toEqual([`${rows.length} totals changed`]);
  expect(selection.isEmpty).toBe(true);

  const { undoPlan } = run;
  const earlier = undoPlan.subscriptions?.map((row) => ({ ...row, total: row.total ?? 0 })) ?? [];
  const undo = new TotalsRun(stores, undoPlan, earlier);
  await undo.start('Undone');
  expect(new Set(differences())).toEqual(new Set([0]));
  expect(undo.failures).toEqual([]);
});

it('sends no more of an organization that has changed, and overwrites no total on "Try again"', async () => {
  const { run, rows, chosen, database, differences, failures, writes, selection, touch } =
    await setUp();
  const [several] = chosen;
  const other = chosen.at(-1);
  const changed = rows.findIndex(({ organization }) => organization.id === other?.id);
  touch(several?.id ?? '');
  touch(other?.id ?? '');
  const { subscription } = rows[changed] ?? {};
  database.subscription.update({
    where: { id: { equals: subscription?.id ?? '' } },
    data: { total_seats: (subscription?.total_seats ?? 0) + 7 },
  });
  await run.start(undefined);
  const open = rows.filter(({ organization }) =>
    [several?.id, other?.id].includes(organization.id),
  );
  expect(failures()).toEqual(
    open.map(({ id, organization }) => [
      id,
      `${organization.name} has changed since you opened it.`,
    ]),
  );
  expect(selection.rows).toEqual([several, other]);
  // One rejected write for each of the two.
  expect(writes()).toHaveLength(rows.length - open.length + 2);

  await run.retry();
  expect(failures().map(([id]) => id)).toEqual([rows[changed]?.id]);
  expect(differences()[changed]).toBe(7);
  expect(new Set(differences().filter((_, index) => index !== changed))).toEqual(new Set([1]));
});

it.each<[string, Omit<Fault, 'call'>, reason: string, isApplied: boolean]>([
  ['no response', { effect: 'network' }, 'Something went wrong. It may have been saved.', false],
  [
    'no response to a write that was applied',
    { effect: 'network', afterHandling: true },
    'Something went wrong. It may have been saved.',
    true,
  ],
  ['a 500', { effect: { status: 500 } }, 'Saving Failed! It may have been saved.', false],
])('after %s says so, and sends it once more at most', async (_, fault, reason, isApplied) => {
  const { run, rows, control, differences, failures, writes } = await setUp();
  control.failNext({ call: 'changeTotalSeats', ...fault });
  await run.start(undefined);
  expect(failures()[0]?.[1]).toBe(reason);
  expect(differences()[0]).toBe(isApplied ? 1 : 0);
  await run.retry();
  await run.retry();
  expect(failures()).toEqual([]);
  expect(new Set(differences())).toEqual(new Set([1]));
  expect(writes().filter(({ status, fault: failed }) => status === 200 && !failed)).toHaveLength(
    isApplied ? rows.length - 1 : rows.length,
  );
});

it('says how many seats are in use now where a total is below them', async () => {
  const { run, rows, database, failures } = await setUp();
  const { subscription, total = 0 } = rows[0] ?? {};
  database.subscription.update({
    where: { id: { equals: subscription?.id ?? '' } },
    data: { used_seats: total + 3 },
  });
  await run.start(undefined);
  expect(failures()[0]?.[1]).toBe(
    `Total seats should be at least ${(total + 3).toLocaleString('en-GB')}, the seats in use.`,
  );
});

it.each<[string, (fixture: Awaited<ReturnType<typeof setUp>>) => void]>([
  ['it is stopped', ({ run }) => run.stop()],
  ['the session ends', ({ stores }) => stores.session.signOut()],
])('sends nothing further once %s, and counts what was sent', async (_, end) => {
  const fixture = await setUp();
  const { run, rows, differences, writes } = fixture;
  const ended = run.start(undefined);
  end(fixture);
  await ended;
  const sent = writes().length;
  expect(sent).toBeLessThanOrEqual(4);
  expect(differences().filter((difference) => difference === 1)).toHaveLength(run.changed.length);
  expect(run.changed.length + run.waiting).toBe(rows.length);
});
