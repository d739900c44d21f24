import { describe, expect, it } from 'vitest';
import { listDailySeats, listSubscriptions, readOrganization } from '~/api/contract/accounts';
import { listOrganizationActivity } from '~/api/contract/activity';
import { toUtcDay } from '~~/mocks/day';
import { createSignedInApi, noon } from '../createSignedInApi';

interface Figures {
  readonly status: string;
  readonly used_seats: number;
  readonly total_seats: number;
  readonly available_seats: number;
  readonly used_seats_30_days_ago: number | null;
}

/** The cast as the API shows it, in a scenario and on a day. */
async function openDemo(scenario: 'default' | 'growing', now = noon) {
  const { send } = await createSignedInApi({
    organizations: undefined,
    scenario,
    seed: 3,
    now: () => now,
  });
  const read = async (id: string) => (await send<Figures>(readOrganization, { path: { id } })).data;
  const readActivity = async (id: string) =>
    (
      await send<{ action: string; note: string | null }[]>(listOrganizationActivity, {
        path: { id },
        query: '?limit=100',
      })
    ).data;
  return { send, read, readActivity };
}

const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => noon + offset * 86_400_000);

describe.each(['default', 'growing'] as const)('cast of the scenario %s', (scenario) => {
  it.each(days)('Acme Robotics is about to run out, on any weekday (%i)', async (now) => {
    const { send, read } = await openDemo(scenario, now);
    expect(await read('acme.v2')).toMatchObject({
      used_seats: 246,
      total_seats: 250,
      available_seats: 4,
      used_seats_30_days_ago: 227,
    });
    const { data } = await send<{ date: string; seats: number }[]>(listDailySeats, {
      path: { id: 'acme.v2' },
      query: '?days=366',
    });
    expect(data).toHaveLength(366);
    expect(data[0]).toMatchObject({ date: toUtcDay(now), seats: 246 });
    expect(Math.max(...data.slice(200).map(({ seats }) => seats))).toBeLessThan(120);
  });

  it('Acme Robotics has bought more seats three times', async () => {
    const { send } = await openDemo(scenario);
    const { meta } = await send(listDailySeats, {
      path: { id: 'acme.v2' },
      query: '?days=366',
    });
    const { total_seats } = meta as unknown as { total_seats: { total_seats: number }[] };
    expect(total_seats.map((entry) => entry.total_seats)).toEqual([80, 130, 200, 250]);
  });

  it('Aurora Robotics is leaving, and says why', async () => {
    const { read, readActivity } = await openDemo(scenario);
    const { used_seats, total_seats, used_seats_30_days_ago } = await read('org_aurora');
    expect([used_seats, total_seats, used_seats_30_days_ago]).toEqual([53, 240, 79]);
    const [latest] = await readActivity('org_aurora');
    expect(latest?.note).toMatch(/leave/);
  });

  it('Lakeland Holiday Parks is full in August and nearly empty in January', async () => {
    const used = async (day: string) =>
      (await (await openDemo(scenario, Date.parse(`${day}T12:00:00Z`))).read('org_lakeland'))
        .used_seats;
    expect(await used('2026-08-20')).toBeGreaterThan(300);
    expect(await used('2026-01-20')).toBeLessThan(40);
  });

  it.each(days)('Brightwater Clinics has just started, on any weekday (%i)', async (now) => {
    const { read, send, readActivity } = await openDemo(scenario, now);
    expect((await readActivity('org_brightwater')).map(({ action }) => action)).toHaveLength(10);
    expect(await read('org_brightwater')).toMatchObject({
      used_seats: 96,
      total_seats: 160,
      used_seats_30_days_ago: null,
    });
    const { data } = await send<Figures[]>(listSubscriptions, {
      path: { id: 'org_brightwater' },
    });
    expect(data.map((row) => row.used_seats_30_days_ago)).toEqual([null, null]);
  });

  it('Hallberg Shipping pays for far too much', async () => {
    const { read } = await openDemo(scenario);
    const { used_seats, total_seats } = await read('org_hallberg');
    expect(used_seats / total_seats).toBeLessThan(0.15);
  });
});
