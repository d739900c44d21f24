import { pick } from 'es-toolkit';
import { check, checkEqual } from '../check';
import type { Reply } from '../client/Reply';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Organization, OrganizationRow, Subscription, Summary } from '../wire';

const section = 'seats';
const assignSection = 'put-apiaccountsidsubscriptionssidseats';

const summaryKeys = [
  'total',
  'active',
  'inactive',
  'total_seats',
  'used_seats',
  'low_on_seats',
  'out_of_seats',
] as const;

/** An organization with a subscription of 10 seats. */
async function create({ records }: Suite) {
  const { id } = await records.createOrganization();
  const { id: sid } = await records.firstSubscription(id);
  return { id, path: { id, sid } };
}

/** When an organization's seats run out (docs/api.md, "Levels"). */
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
  const seat_level = first === 0 ? 'out' : rows.some(isLow) ? 'low' : 'ok';
  // Of several that run out on one day, any may be named.
  const types: (string | null)[] = rows
    .filter((row) => days(row) === first && first < Infinity)
    .map((row) => row.seat_type);
  if (types.length === 0)
    return { seat_level, runs_out_in_days: null, types: [null] as (string | null)[] };
  return { seat_level, runs_out_in_days: first, types };
}

/** Checks what an organization, single or as a row, says about its level against its seat types. */
function checkForecast(
  { seat_level, runs_out_in_days, runs_out_seat_type }: OrganizationRow | Organization,
  rows: readonly Subscription[],
  what: string,
): void {
  const { types, ...expected } = forecastOf(rows);
  checkEqual({ seat_level, runs_out_in_days }, expected, what, undefined, levels);
  check(
    types.includes(runs_out_seat_type),
    `runs_out_seat_type of ${what} is ${runs_out_seat_type}, expected ${types.join(' or ')}`,
    undefined,
    levels,
  );
}

const levels = 'levels aren’t those of the seat types';

/** Checks the sums of an organization and of each subscription. */
async function checkSums({ records }: Suite, id: string) {
  const rows = await records.subscriptions(id);
  for (const row of rows)
    checkSeats(row, { available_seats: row.total_seats - row.used_seats }, 'the subscription');
  const { organization } = await records.read(id);
  const sum = (key: 'total_seats' | 'used_seats') =>
    rows.reduce((total, row) => total + row[key], 0);
  const expected = {
    total_seats: sum('total_seats'),
    used_seats: sum('used_seats'),
    available_seats: organization.total_seats - organization.used_seats,
  };
  checkSeats(organization, expected, 'the organization');
}

type Seats = Partial<Pick<Subscription, 'total_seats' | 'used_seats' | 'available_seats'>>;

/** Each number that is wrong is one mistake, wherever it occurs. */
function checkSeats(actual: Seats, expected: Seats, what: string, reply?: Reply): void {
  for (const key of Object.keys(expected) as (keyof Seats)[])
    checkEqual(actual[key], expected[key], `${key} of ${what}`, reply, `${key} is wrong`);
}

export const seatRules: readonly Rule[] = [
  {
    id: 'seats.sums',
    title: 'an organization’s seats are the sums over its subscriptions, after every write',
    section,
    async run(suite) {
      const { api } = suite;
      const { id, path } = await create(suite);
      await checkSums(suite, id);
      const { etag } = await suite.records.read(id);
      const body = { seat_type: 'light', total_seats: 7 };
      await api.succeed('addSubscription', { path: { id }, ifMatch: etag, body });
      await checkSums(suite, id);
      const { etag: ifMatch } = await api.succeed('assignSeats', {
        path,
        body: { assigned_seats: 4 },
      });
      await checkSums(suite, id);
      await api.succeed('changeTotalSeats', { path, ifMatch, body: { total_seats: 12 } });
      await checkSums(suite, id);
    },
  },
  {
    id: 'seats.levels',
    title: 'the level and the run-out are those of the seat type that is worst off, in rows too',
    section: 'levels',
    async run(suite) {
      const { api, records } = suite;
      const { id } = await records.createOrganization({
        subscriptions: [
          { seat_type: 'full', total_seats: 100 },
          { seat_type: 'light', total_seats: 10 },
        ],
      });
      const light = (await records.subscriptions(id)).find((row) => row.seat_type === 'light');
      for (const assigned_seats of [8, 9, 10]) {
        const path = { id, sid: light?.id ?? '' };
        await api.succeed('assignSeats', { path, body: { assigned_seats } });
        const { organization } = await records.read(id);
        checkForecast(
          organization,
          await records.subscriptions(id),
          `${assigned_seats} of 10 seats`,
        );
      }
      // Only organizations with a history run out later than today.
      const { data: rows } = await api.succeed<OrganizationRow[]>('listOrganizations', {
        query: { seats: 'low', sort: 'seats_run_out', per_page: 10 },
      });
      for (const row of rows) checkForecast(row, await records.subscriptions(row.id), 'a row');
    },
  },
  {
    id: 'seats.created',
    title: 'a new organization is active, has its subscriptions, and none of its seats are in use',
    section: 'post-apiaccounts',
    async run({ records }) {
      const { id, organization } = await records.createOrganization({
        subscriptions: [
          { seat_type: 'full', total_seats: 3 },
          { seat_type: 'light', total_seats: 4 },
        ],
      });
      checkEqual(organization.status, 'active', 'status');
      const seats = { total_seats: 7, used_seats: 0, available_seats: 7 };
      checkSeats(organization, seats, 'the organization');
      const rows = await records.subscriptions(id);
      const totals = Object.fromEntries(rows.map((row) => [row.seat_type, row.total_seats]));
      checkEqual(totals, { full: 3, light: 4 }, 'the total of each seat type');
    },
  },
  {
    id: 'seats.assign',
    title: 'used_seats becomes assigned_seats, the total stays',
    section: assignSection,
    async run(suite) {
      const { path } = await create(suite);
      for (const assigned_seats of [4, 10, 0]) {
        const { data, reply } = await suite.api.succeed<Subscription>('assignSeats', {
          path,
          body: { assigned_seats },
        });
        const expected = {
          used_seats: assigned_seats,
          total_seats: 10,
          available_seats: 10 - assigned_seats,
        };
        checkSeats(data, expected, 'the subscription', reply);
      }
    },
  },
  {
    id: 'seats.exceeded',
    title: 'more seats than the total get 409 seats_exceeded, unless allow_excess raises it',
    section: assignSection,
    async run(suite) {
      const { id, path } = await create(suite);
      const before = await suite.records.read(id);
      await suite.api.reject(
        'assignSeats',
        { path, body: { assigned_seats: 11 } },
        { status: 409, code: 'seats_exceeded' },
      );
      checkEqual(await suite.records.read(id), before, 'the organization after the 409');
      const { data, reply } = await suite.api.succeed<Subscription>('assignSeats', {
        path,
        body: { assigned_seats: 11, allow_excess: true },
      });
      checkSeats(data, { used_seats: 11, total_seats: 11 }, 'the subscription', reply);
      await checkSums(suite, id);
    },
  },
  {
    id: 'seats.in-use',
    title: 'a total below the seats in use gets 409 seats_in_use with used_seats',
    section: 'patch-apiaccountsidsubscriptionssid',
    async run(suite) {
      const { id, path } = await create(suite);
      const { etag } = await suite.api.succeed('assignSeats', {
        path,
        body: { assigned_seats: 6 },
      });
      const change = (total_seats: number) => ({ path, ifMatch: etag, body: { total_seats } });
      const problem = await suite.api.reject('changeTotalSeats', change(5), {
        status: 409,
        code: 'seats_in_use',
      });
      checkEqual(problem.used_seats, 6, 'used_seats of the problem');
      await suite.api.succeed('changeTotalSeats', change(6));
      await checkSums(suite, id);
    },
  },
  {
    id: 'seats.unique-type',
    title: 'a second subscription of a seat type gets 409 duplicate, unique on /seat_type',
    section: 'post-apiaccountsidsubscriptions',
    async run(suite) {
      const { id } = await create(suite);
      const { etag } = await suite.records.read(id);
      await suite.api.reject(
        'addSubscription',
        { path: { id }, ifMatch: etag, body: { seat_type: 'full', total_seats: 1 } },
        { status: 409, code: 'duplicate', error: '/seat_type unique' },
      );
    },
  },
  {
    id: 'seats.status',
    title: 'activating and deactivating set status and status_changed_at; repeating is no error',
    section: 'post-apiaccountsiddeactivate',
    async run({ api, records }) {
      const { id } = await records.createOrganization();
      for (const [name, status] of [
        ['deactivateOrganization', 'inactive'],
        ['activateOrganization', 'active'],
      ] as const) {
        const { data, reply } = await api.succeed<Organization>(name, { path: { id } });
        checkEqual(data.status, status, 'status', reply);
        check(data.status_changed_at !== null, 'status_changed_at is null', reply);
        const { data: again } = await api.succeed<Organization>(name, { path: { id } });
        checkEqual(again.status, status, 'status after repeating', reply);
      }
    },
  },
  {
    id: 'seats.summary',
    title: 'the summary follows writes; low and out count active organizations only',
    section: 'get-apisummary',
    async run(suite) {
      const { api } = suite;
      const read = async () => (await api.succeed<Summary>('readSummary')).data;
      const start = await read();
      // Of an earlier run against a wrong server: sums this large aren't exact.
      const areSumsExact = Number.isSafeInteger(start.total_seats + start.used_seats + 100);
      const keys = areSumsExact
        ? summaryKeys
        : summaryKeys.filter((key) => key !== 'used_seats' && key !== 'total_seats');
      const expectChange = async (change: Partial<Summary>, when: string) => {
        const now = await read();
        const wanted = Object.fromEntries(
          keys.map((key) => [key, start[key] + (change[key] ?? 0)]),
        );
        checkEqual(pick(now, keys), wanted, `the summary ${when}`);
      };
      const { id, path } = await create(suite);
      const created = { total: 1, active: 1, total_seats: 10 };
      await expectChange(created, 'after a creation');
      await api.succeed('assignSeats', { path, body: { assigned_seats: 9 } });
      await expectChange({ ...created, used_seats: 9, low_on_seats: 1 }, 'at 9 of 10 seats');
      await api.succeed('assignSeats', { path, body: { assigned_seats: 10 } });
      await expectChange({ ...created, used_seats: 10, out_of_seats: 1 }, 'at 10 of 10 seats');
      await api.succeed('deactivateOrganization', { path: { id } });
      const inactive = { total: 1, inactive: 1, total_seats: 10, used_seats: 10 };
      await expectChange(inactive, 'after a deactivation');
    },
  },
];
