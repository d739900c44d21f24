import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '~~/mocks/activity/ActivityEntry';
import { startSignedInServer, type SignedInServer } from '../startSignedInServer';
import type { OrganizationDetail } from '../handlers/organizationPayloads';

interface Subscription {
  readonly id: string;
  readonly seat_type: string;
  readonly total_seats: number;
  readonly used_seats: number;
  readonly available_seats: number;
  readonly used_seats_30_days_ago: number | null;
}

const path = '/api/accounts/org_hallberg';
let server: SignedInServer;
let etag: string;
let full: Subscription;

beforeEach(async () => {
  server ??= await startSignedInServer({ organizations: 10 });
  await server.control.reset();
  const response = await server.send<Subscription[]>(`${path}/subscriptions`);
  etag = response.etag;
  full = response.data[0] as Subscription;
});
afterAll(() => server.close());

const read = async () => (await server.send<OrganizationDetail>(path)).data;
const subscriptions = async () => (await server.send<Subscription[]>(`${path}/subscriptions`)).data;
const entries = async () => (await server.send<ActivityEntry[]>(`${path}/activity?limit=100`)).data;

function add(body: object) {
  return server.send<Subscription>(`${path}/subscriptions`, { method: 'POST', body, etag });
}

function changeTotal(body: object, options: { etag?: string } = { etag }) {
  return server.send<Subscription>(`${path}/subscriptions/${full.id}`, {
    method: 'PATCH',
    body,
    ...options,
  });
}

describe('POST .../subscriptions', () => {
  it('adds a subscription, with the organization’s new ETag and totals', async () => {
    const before = await read();
    const response = await add({ seat_type: ' light ', total_seats: 40 });
    expect(response.status).toBe(201);
    expect(response.data).toEqual({
      id: expect.any(String) as string,
      seat_type: 'light',
      total_seats: 40,
      used_seats: 0,
      available_seats: 40,
      used_seats_30_days_ago: null,
    });
    expect(response.etag).not.toBe(etag);
    const after = await server.send<OrganizationDetail>(path);
    expect(after.etag).toBe(response.etag);
    expect(after.data.total_seats).toBe(before.total_seats + 40);
    expect(after.data.used_seats_30_days_ago).toBe(before.used_seats_30_days_ago);
    expect((await subscriptions()).map(({ seat_type }) => seat_type)).toEqual(['full', 'light']);
  });
});

describe('PATCH .../subscriptions/{sid}', () => {
  it('raises and lowers the total', async () => {
    const raised = await changeTotal({ total_seats: 1_300 });
    expect(raised.status).toBe(200);
    expect(raised.data).toMatchObject({ total_seats: 1_300, used_seats: 162 });
    const lowered = await changeTotal({ total_seats: 162 }, { etag: raised.etag });
    expect(lowered.data).toMatchObject({ total_seats: 162, available_seats: 0 });
    expect((await read()).total_seats).toBe(162);
  });

  it('rejects a total below the seats in use, and says how many those are', async () => {
    const { status, problem } = await changeTotal({ total_seats: 161 });
    expect([status, problem.code, problem.used_seats]).toEqual([409, 'seats_in_use', 162]);
    expect(problem.errors).toMatchObject([{ pointer: '/total_seats', code: 'min' }]);
    expect((await read()).total_seats).toBe(1_200);
  });

  it('changes nothing, and records nothing, if the total is the same', async () => {
    const count = (await entries()).length;
    const response = await changeTotal({ total_seats: 1_200 });
    expect([response.status, response.etag]).toEqual([200, etag]);
    expect(await entries()).toHaveLength(count);
  });
});

describe('GET .../daily-seats', () => {
  interface Meta {
    readonly total_seats: readonly {
      readonly from: string;
      readonly seat_type: string;
      readonly total_seats: number;
    }[];
  }
  const totals = async (query: string) =>
    (await server.send<unknown, Meta>(`${path}/daily-seats?${query}`)).meta.total_seats;

  it('has each total in effect with the day it took effect, oldest first', async () => {
    await changeTotal({ total_seats: 1_300 });
    const raised = (await totals('days=366'))[0];
    expect(await totals('days=7')).toEqual([
      { from: raised?.from, seat_type: 'full', total_seats: 1_200 },
      { from: '2026-03-02', seat_type: 'full', total_seats: 1_300 },
    ]);
    expect(await totals('from=2026-02-01&to=2026-02-10')).toEqual([raised]);
    expect(await totals('from=2019-01-01&to=2019-02-10')).toEqual([]);
  });

  it('includes the total of a subscription that began during the range', async () => {
    await add({ seat_type: 'guest', total_seats: 15 });
    expect((await totals('days=30')).at(-1)).toEqual({
      from: '2026-03-02',
      seat_type: 'guest',
      total_seats: 15,
    });
  });
});
