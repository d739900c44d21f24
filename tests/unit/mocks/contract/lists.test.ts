import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysUntilFull } from '~/domain/seatsRunOut';
import { startSignedInServer, type SignedInServer } from '../startSignedInServer';
import type { OrganizationRow } from '../handlers/organizationPayloads';

interface Summary {
  readonly total: number;
  readonly active: number;
  readonly inactive: number;
  readonly total_seats: number;
  readonly used_seats: number;
  readonly low_on_seats: number;
  readonly out_of_seats: number;
}

let server: SignedInServer;
let rows: OrganizationRow[];

beforeAll(async () => {
  server = await startSignedInServer({ organizations: 180 });
  rows = await list('');
});
afterAll(() => server.close());

/** All pages of a list. */
async function list(query: string): Promise<OrganizationRow[]> {
  const pages: OrganizationRow[][] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await server.send<OrganizationRow[]>(
      `/api/accounts?per_page=100&page=${page}${query}`,
    );
    pages.push(data);
    if (data.length < 100) return pages.flat();
  }
}

const isOut = (row: OrganizationRow) => row.total_seats > 0 && row.used_seats >= row.total_seats;
const isLow = (row: OrganizationRow) =>
  row.total_seats > 0 && !isOut(row) && row.used_seats >= 0.9 * row.total_seats;

describe('list rows', () => {
  it('have the sum of the subscriptions’ seats of 30 days ago, or null if none existed', async () => {
    const young = rows.filter(({ registered_at }) => registered_at > '2026-02-01');
    expect(young.length).toBeGreaterThan(3);
    for (const row of [...young, ...rows.slice(0, 10)]) {
      const { data } = await server.send<{ used_seats_30_days_ago: number | null }[]>(
        `/api/accounts/${row.id}/subscriptions`,
      );
      const known = data.flatMap((one) => one.used_seats_30_days_ago ?? []);
      expect(row.used_seats_30_days_ago).toBe(
        known.length === 0 ? null : known.reduce((sum, used) => sum + used, 0),
      );
    }
  });
});

describe('seats filter', () => {
  it('finds organizations that are low on seats or out of them, whatever their status', async () => {
    const [low, out] = [await list('&seats=low'), await list('&seats=out')];
    expect(low.length).toBeGreaterThan(5);
    expect(out.length).toBeGreaterThan(3);
    expect(low).toEqual(rows.filter(isLow));
    expect(out).toEqual(rows.filter(isOut));
    expect(await list('&seats=low&status=inactive')).toEqual([]);
  });
});

describe('seat sorts', () => {
  const days = (row: OrganizationRow) =>
    daysUntilFull(row.used_seats, row.total_seats, row.used_seats_30_days_ago);
  const byId = (a: OrganizationRow, b: OrganizationRow) => (a.id < b.id ? -1 : 1);

  it('seats_run_out orders by days, with those that never run out last in either order', async () => {
    const ending = rows.filter((row) => days(row) !== undefined);
    const never = rows.filter((row) => days(row) === undefined).toSorted(byId);
    expect(ending.filter((row) => days(row) === 0).length).toBeGreaterThan(3);
    expect(never.length).toBeGreaterThan(20);
    for (const [order, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const expected = ending.toSorted(
        (a, b) => ((days(a) ?? 0) - (days(b) ?? 0)) * sign || byId(a, b),
      );
      expect(await list(`&sort=seats_run_out&order=${order}`)).toEqual([...expected, ...never]);
    }
  });
});

describe('GET api/summary', () => {
  const sum = (key: 'total_seats' | 'used_seats') =>
    rows.reduce((total, row) => total + row[key], 0);
  const active = () => rows.filter(({ status }) => status === 'active');

  it('counts all organizations; low and out count active ones only', async () => {
    const { status, data } = await server.send<Summary>('/api/summary');
    expect(status).toBe(200);
    expect(data).toEqual({
      total: 180,
      active: active().length,
      inactive: 180 - active().length,
      total_seats: sum('total_seats'),
      used_seats: sum('used_seats'),
      low_on_seats: active().filter(isLow).length,
      out_of_seats: active().filter(isOut).length,
    });
  });
});
