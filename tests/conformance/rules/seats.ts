import { pick, sortBy, sumBy } from 'es-toolkit';
import { check, checkEqual, type Rule } from '../Rule';
import type { Reply } from '../client/Transport';
import type { Suite } from '../Suite';
import type {
  DailySeats,
  DailySeatsMeta,
  Organization,
  OrganizationRow,
  Subscription,
  Summary,
} from '~/domain/openapi';
import { listAll, oldOrganizations, readList, requireListValue, unusedSeatsOf } from './list';

const dayInMs = 86_400_000;

type Seats = Partial<Pick<Subscription, 'total_seats' | 'used_seats' | 'available_seats'>>;

/** Each number that is wrong is one mistake, wherever it occurs. */
function checkSeats(actual: Seats, expected: Seats, what: string, reply?: Reply): void {
  for (const key of Object.keys(expected) as (keyof Seats)[])
    checkEqual(actual[key], expected[key], `${key} of ${what}`, reply, `${key} is wrong`);
}

/** Checks the sums of an organization and the difference of each subscription. */
async function checkSums({ records }: Suite, id: string): Promise<void> {
  const rows = await records.subscriptions(id);
  for (const row of rows)
    checkSeats(row, { available_seats: row.total_seats - row.used_seats }, 'the subscription');
  const total_seats = sumBy(rows, (row) => row.total_seats);
  const used_seats = sumBy(rows, (row) => row.used_seats);
  const sums = { total_seats, used_seats, available_seats: total_seats - used_seats };
  checkSeats((await records.read(id)).organization, sums, 'the organization');
}

/** When an organization's seats run out, and which of them make it low or out (docs/api.md, "Levels"). */
function forecastOf(rows: readonly Subscription[]) {
  const days = (row: Subscription) => {
    if (row.used_seats >= row.total_seats) return 0;
    const change = row.used_seats - (row.used_seats_30_days_ago ?? row.used_seats);
    const until = Math.ceil(((row.total_seats - row.used_seats) * 30) / change);
    return change > 0 && until <= 730 ? until : Infinity;
  };
  const isLow = (row: Subscription) =>
    row.used_seats * 10 >= row.total_seats * 9 || days(row) <= 30;
  const first = Math.min(Infinity, ...rows.map(days));
  const urgent = rows.filter((row) => (first === 0 ? days(row) === 0 : isLow(row)));
  const [tightest] = sortBy(urgent, [days, (row) => row.total_seats - row.used_seats, 'id']);
  return {
    seat_level: first === 0 ? 'out' : rows.some(isLow) ? 'low' : 'ok',
    runs_out_in_days: first === Infinity ? null : first,
    tightest_subscription: tightest
      ? pick(tightest, ['seat_type', 'total_seats', 'used_seats', 'available_seats'])
      : null,
    // Of several that run out on one day, any may be named.
    types: rows
      .filter((row) => days(row) === first && first < Infinity)
      .map((row) => row.seat_type),
  };
}

async function checkForecast(
  { records }: Suite,
  row: OrganizationRow | Organization,
): Promise<void> {
  const { types, tightest_subscription, ...expected } = forecastOf(
    await records.subscriptions(row.id),
  );
  const { seat_level, runs_out_in_days, runs_out_seat_type: type } = row;
  const what = `the level of organization ${row.id}`;
  checkEqual({ seat_level, runs_out_in_days }, expected, what, undefined, 'levels');
  const isNamed = types.length === 0 ? type === null : type !== null && types.includes(type);
  check(
    isNamed,
    `runs_out_seat_type is ${type}, expected ${types.join(' or ')}`,
    undefined,
    'levels',
  );
  if (row.tightest_subscription !== undefined)
    checkEqual(
      row.tightest_subscription,
      tightest_subscription,
      `tightest_subscription of organization ${row.id}`,
      undefined,
      'tightest_subscription',
    );
}

const summaryKeys = [
  'total',
  'active',
  'inactive',
  'total_seats',
  'used_seats',
  'low_on_seats',
  'out_of_seats',
] as const;

export const seatRules: readonly Rule[] = [
  {
    id: 'seats.numbers',
    title:
      'assigning, adding and changing seats set the numbers, and an organization has their sums',
    section: 'levels',
    step: 5,
    async run(suite) {
      const { api, records } = suite;
      const { id, organization } = await records.createOrganization({
        subscriptions: [
          { seat_type: 'full', total_seats: 10 },
          { seat_type: 'light', total_seats: 4 },
        ],
      });
      checkSeats(organization, { total_seats: 14, used_seats: 0 }, 'a new organization');
      checkEqual(organization.status, 'active', 'the status of a new organization');
      const rows = await records.subscriptions(id);
      const path = { id, sid: rows.find((row) => row.seat_type === 'full')?.id ?? '' };
      const assign = async (body: object, expected: Seats) => {
        const { data, reply } = await api.succeed<Subscription>('assignSeats', { path, body });
        checkSeats(data, expected, 'the subscription', reply);
        await checkSums(suite, id);
      };
      await assign({ assigned_seats: 4 }, { used_seats: 4, total_seats: 10 });
      await assign({ assigned_seats: 10 }, { used_seats: 10, total_seats: 10 });
      const before = await records.read(id);
      const excess = { assigned_seats: 11 };
      const exceeded = { status: 409, code: 'seats_exceeded' };
      await api.reject('assignSeats', { path, body: excess }, exceeded, 'with more than the total');
      checkEqual(await records.read(id), before, 'the organization after seats_exceeded');
      await assign({ ...excess, allow_excess: true }, { used_seats: 11, total_seats: 11 });
      const { etag } = await records.read(id);
      const added = { seat_type: 'guest', total_seats: 7 };
      await api.succeed('addSubscription', { path, ifMatch: etag, body: added });
      await checkSums(suite, id);
    },
  },
  {
    id: 'seats.limits',
    title:
      'a total below the seats in use gets 409 seats_in_use with used_seats; a seat type is unique',
    section: 'levels',
    step: 5,
    async run({ api, records }) {
      const { path } = await records.createSubscription();
      const { etag } = await api.succeed('assignSeats', { path, body: { assigned_seats: 6 } });
      const change = (total_seats: number) => ({ path, ifMatch: etag, body: { total_seats } });
      const inUse = { status: 409, code: 'seats_in_use' };
      const below = 'below the seats in use';
      const problem = await api.reject('changeTotalSeats', change(5), inUse, below);
      checkEqual(problem.used_seats, 6, 'used_seats of the problem');
      const { data, etag: ifMatch } = await api.succeed<Subscription>(
        'changeTotalSeats',
        change(6),
      );
      checkSeats(data, { total_seats: 6, used_seats: 6, available_seats: 0 }, 'the subscription');
      await api.reject(
        'addSubscription',
        { path, ifMatch, body: { seat_type: 'full', total_seats: 1 } },
        { status: 409, code: 'duplicate', error: '/seat_type unique' },
        'with a seat type that the organization has',
      );
    },
  },
  {
    id: 'seats.levels',
    title: 'the level and the run-out are those of the seat type that is worst off, in rows too',
    section: 'levels',
    step: 6,
    async run(suite) {
      const { api, records } = suite;
      const { path } = await records.createSubscription();
      const added = { seat_type: 'light', total_seats: 100 };
      const { etag: ifMatch } = await records.read(path.id);
      await api.succeed('addSubscription', { path, ifMatch, body: added });
      for (const assigned_seats of [8, 9, 10]) {
        await api.succeed('assignSeats', { path, body: { assigned_seats } });
        await checkForecast(suite, (await records.read(path.id)).organization);
      }
      // Only organizations with a history run out later than today.
      const query = { seats: 'low', sort: 'seats_run_out', per_page: 10 };
      const { data } = await readList(suite, query);
      for (const row of data) await checkForecast(suite, row);
      if (!data.some(({ runs_out_in_days: days }) => days))
        suite.unchecked.add('when seats run out: no organization that is low has a history');
    },
  },
  {
    id: 'summary',
    title: 'the summary follows writes; low and out count active organizations only',
    section: 'levels',
    step: 6,
    async run({ api, records }) {
      const read = async () => (await api.succeed<Summary>('readSummary')).data;
      const start = await read();
      const expectChange = async (change: Partial<Summary>, when: string) => {
        const now = await read();
        const wanted = Object.fromEntries(
          summaryKeys.map((key) => [key, (start[key] ?? 0) + (change[key] ?? 0)]),
        );
        checkEqual(pick(now, summaryKeys), wanted, `the summary ${when}`);
      };
      const { path } = await records.createSubscription();
      const created = { total: 1, active: 1, total_seats: 10 };
      await expectChange(created, 'after a creation');
      await api.succeed('assignSeats', { path, body: { assigned_seats: 9 } });
      await expectChange({ ...created, used_seats: 9, low_on_seats: 1 }, 'at 9 of 10 seats');
      await api.succeed('assignSeats', { path, body: { assigned_seats: 10 } });
      await expectChange({ ...created, used_seats: 10, out_of_seats: 1 }, 'at 10 of 10 seats');
      await api.succeed('deactivateOrganization', { path });
      const inactive = { total: 1, inactive: 1, total_seats: 10, used_seats: 10 };
      await expectChange(inactive, 'after a deactivation');
    },
  },
  {
    id: 'unused-seats',
    title: 'seats=underused and the summary go by the peaks',
    section: 'unused-seats',
    step: 9,
    async run(suite) {
      const { api } = suite;
      await requireListValue(suite, 'seats', 'underused');
      const rows = await listAll(suite, { seats: 'underused', status: 'active', per_page: 100 });
      const wrong = rows.filter(
        (row) => (row.peak_used_seats_90_days ?? Infinity) > 0.5 * row.total_seats,
      );
      checkEqual(
        wrong.map(({ id }) => id),
        [],
        'what seats=underused finds beside the underused',
      );
      if (rows.length === 0) suite.unchecked.add('unused seats: no organization is underused');
      if (!(await api.has('readSummary'))) return;
      const { underused, unused_seats } = (await api.succeed<Summary>('readSummary')).data;
      if (underused === undefined) return;
      const expected = {
        underused: rows.length,
        unused_seats: sumBy(rows, (row) => unusedSeatsOf(row) ?? 0),
      };
      checkEqual({ underused, unused_seats }, expected, 'the summary of unused seats');
    },
  },
  {
    id: 'daily-seats',
    title:
      'the most recent days, newest first, 30 by default, or from and to, at most 366 days; each total in effect',
    section: 'daily-seats',
    step: 9,
    async run(suite) {
      const { api, records } = suite;
      const { path, etag } = await records.createSubscription();
      const body = { total_seats: 14 };
      await api.succeed('changeTotalSeats', { path, ifMatch: etag, body });
      const read = async (id: string, query = {}) =>
        api.succeed<DailySeats[], DailySeatsMeta>('listDailySeats', { path: { id }, query });
      const { meta } = await read(path.id);
      const totals = meta.total_seats.map(({ total_seats }) => total_seats);
      checkEqual(totals, [14], 'the totals of a day with two');
      const old = await oldOrganizations(suite);
      const id = old[0]?.id ?? path.id;
      let hasChange = false;
      const datesOf = async (query = {}, of = id) => {
        const { data, reply, meta: totals } = await read(of, query);
        const dates = data.map(({ date }) => date);
        checkEqual(dates, dates.toSorted().toReversed(), 'the order of the days', reply);
        const starts = totals.total_seats.map(({ from }) => from);
        if (new Set(starts).size > 1) hasChange = true;
        checkEqual(starts, starts.toSorted(), 'the order of the totals', reply);
        return [...new Set(dates)];
      };
      const [week, month] = [await datesOf({ days: 7 }), await datesOf()];
      check(week.length <= 7, `days=7 has ${week.length} days`);
      check(month.length <= 30, `the default has ${month.length} days, more than 30`);
      checkEqual(month.slice(0, week.length), week, 'the most recent days');
      const [to = '', from = to] = [week[0], week.at(-1)];
      checkEqual(await datesOf({ from, to }), week, 'the days from the first to the last');
      const day = (days: number) =>
        new Date(Date.now() - days * dayInMs).toISOString().slice(0, 10);
      for (const row of [{ id }, ...old]) await datesOf({ from: day(365), to: day(0) }, row.id);
      if (!hasChange)
        suite.unchecked.add('meta.total_seats: no total of the oldest organizations has changed');
      const query = { from: day(366), to: day(0) };
      const input = { path: { id }, query };
      await api.reject('listDailySeats', input, { status: 400 }, 'with 367 days');
    },
  },
];
