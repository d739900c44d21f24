import { describe, expect, it } from 'vitest';
import { addSubscription, assignSeats, changeTotalSeats } from '~/api/contract/accountMutations';
import {
  listDailySeats,
  listOrganizations,
  listSubscriptions,
  readOrganization,
} from '~/api/contract/accounts';
import { seatForecast } from '~/domain/seatLevel';
import { acme, createSignedInApi, noon } from '../createSignedInApi';
import type { OrganizationRow, Subscription } from '~~/tests/conformance/wire';

interface Day {
  readonly date: string;
  readonly seats: number;
  readonly seat_type: string;
}

interface Totals {
  readonly total_seats: readonly { readonly from: string; readonly total_seats: number }[];
}

const acmeFull = { id: 'acme.v2', sid: 'sub_acme_full' };

async function openAcme(now = () => noon) {
  const { api, send } = await createSignedInApi({ now });
  const subscriptions = async () => (await send<Subscription[]>(listSubscriptions, acme)).data;
  const daily = (query: string) => send<Day[], Totals>(listDailySeats, { ...acme, query });
  const assign = (assigned_seats: number, sid = acmeFull.sid) =>
    send(assignSeats, { path: { ...acmeFull, sid }, body: { assigned_seats } });
  const { etag } = await send(readOrganization, acme);
  const headers = { 'If-Match': etag };
  const changeTotal = (total_seats: number) =>
    send(changeTotalSeats, { path: acmeFull, body: { total_seats }, headers });
  const addGuests = (total_seats: number) =>
    send(addSubscription, { ...acme, body: { seat_type: ' guest ', total_seats }, headers });
  return { api, send, subscriptions, daily, assign, changeTotal, addGuests };
}

describe('seats of a subscription', () => {
  it('answers a number of seats beyond a limit by 409 with the limit', async () => {
    const { assign, changeTotal } = await openAcme();
    expect((await assign(251)).problem).toMatchObject({
      code: 'seats_exceeded',
      total_seats: 250,
      errors: [{ pointer: '/assigned_seats', code: 'less_than', params: { value: 251, unit: '' } }],
    });
    expect((await changeTotal(245)).problem).toMatchObject({
      code: 'seats_in_use',
      used_seats: 246,
      errors: [{ pointer: '/total_seats', code: 'min', params: { value: 246 } }],
    });
  });

  it('finds a subscription only under its own organization', async () => {
    const { api, assign } = await openAcme();
    const other = api.database.subscription.findFirst({
      where: { organization_id: { notEquals: acmeFull.id } },
    });
    expect((await assign(1, other?.id)).status).toBe(404);
  });

  it('sums the seats of 30 days ago over the subscriptions that existed, null if none did', async () => {
    const { send } = await createSignedInApi({ organizations: 180 });
    const { data: rows } = await send<OrganizationRow[]>(listOrganizations, {
      query: '?per_page=100&sort=registered_at&order=desc',
    });
    for (const row of rows) {
      const { data } = await send<Subscription[]>(listSubscriptions, { path: { id: row.id } });
      const known = data.flatMap((one) => one.used_seats_30_days_ago ?? []);
      const sum = known.reduce((total, used) => total + used, 0);
      expect(row.used_seats_30_days_ago).toBe(known.length === 0 ? null : sum);
    }
    expect(rows.filter((row) => row.used_seats_30_days_ago === null).length).toBeGreaterThan(3);
  });

  it('finds by level and forecast what the seat types of each organization say', async () => {
    const { send } = await createSignedInApi({ organizations: 100 });
    const list = async (query: string) =>
      (await send<OrganizationRow[]>(listOrganizations, { query: `?per_page=100&${query}` })).data;
    const rows = await list('');
    for (const row of rows) {
      const { data } = await send<Subscription[]>(listSubscriptions, { path: { id: row.id } });
      const { seatLevel, runsOutInDays, runsOutSeatType } = seatForecast(
        data.map((one) => ({
          seatType: one.seat_type,
          usedSeats: one.used_seats,
          totalSeats: one.total_seats,
          usedSeats30DaysAgo: one.used_seats_30_days_ago,
        })),
      );
      expect(row).toMatchObject({
        seat_level: seatLevel,
        runs_out_in_days: runsOutInDays,
        runs_out_seat_type: runsOutSeatType,
      });
    }
    for (const level of ['low', 'out'])
      expect((await list(`seats=${level}`)).map(({ id }) => id)).toEqual(
        rows.filter((row) => row.seat_level === level).map(({ id }) => id),
      );
    const days = (await list('sort=seats_run_out')).map((row) => row.runs_out_in_days ?? Infinity);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it('adds a subscription without seats in use, today and 30 days ago', async () => {
    const { addGuests, subscriptions } = await openAcme();
    await addGuests(15);
    expect((await subscriptions()).at(-1)).toMatchObject({
      seat_type: 'guest',
      used_seats: 0,
      used_seats_30_days_ago: null,
    });
  });
});

describe('GET api/accounts/{id}/daily-seats', () => {
  it('returns the requested UTC days, newest first, up to today', async () => {
    const { daily } = await openAcme();
    const days = async (query: string) => (await daily(query)).data.map(({ date }) => date);
    expect(await days('?days=3')).toEqual(['2026-03-02', '2026-03-01', '2026-02-28']);
    expect(await days('?days=366')).toHaveLength(366);
    expect(await days('?from=2026-02-27&to=2026-02-28')).toEqual(['2026-02-28', '2026-02-27']);
    expect(await days('?from=2026-03-01&to=2026-05-01')).toEqual(['2026-03-02', '2026-03-01']);
  });

  it.each([
    ['from=2026-03-01', 'to'],
    ['to=2026-03-01', 'from'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2025-01-01&to=2026-01-02', 'to'],
  ])('rejects the period %s, naming %s', async (query, parameter) => {
    const { problem } = await (await openAcme()).daily(`?${query}`);
    expect(problem).toMatchObject({ code: 'invalid_query', parameter });
  });

  it('shows an assignment today and on no earlier day', async () => {
    const { assign, daily } = await openAcme();
    const before = (await daily('?days=90')).data;
    await assign(1);
    const after = (await daily('?days=90')).data;
    expect(after[0]).toEqual({ date: '2026-03-02', seats: 1, seat_type: 'full' });
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('ends with the seats in use, after midnight too', async () => {
    let now = noon;
    const { daily, subscriptions } = await openAcme(() => now);
    for (const date of ['2026-03-02', '2026-03-04']) {
      now = Date.parse(`${date}T12:00:00Z`);
      const [full] = await subscriptions();
      expect((await daily('?days=3')).data[0]).toMatchObject({ date, seats: full?.used_seats });
    }
  });

  it('returns each total in effect with the day it took effect, oldest first', async () => {
    const totals = async (query: string, change?: 'changeTotal' | 'addGuests') => {
      const opened = await openAcme();
      if (change) await opened[change](300);
      const { meta } = await opened.daily(query);
      return meta.total_seats.map(({ from, total_seats }) => `${from} ${total_seats}`);
    };
    const [start = ''] = await totals('?days=7');
    expect(start).toMatch(/ 250$/);
    for (const change of ['changeTotal', 'addGuests'] as const)
      expect(await totals('?days=7', change)).toEqual([start, '2026-03-02 300']);
    expect(await totals('?from=2026-02-01&to=2026-02-10', 'changeTotal')).toEqual([start]);
    expect(await totals('?from=2019-01-01&to=2019-02-10')).toEqual([]);
  });
});
