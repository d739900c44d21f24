import { describe, expect, it } from 'vitest';
import { listDailySeats, listSubscriptions, readOrganization } from '~/api/contract/accounts';
import { listOrganizationActivity } from '~/api/contract/activity';
import { isUnderused } from '~/domain/unusedSeats';
import { toUtcDay } from '~~/mocks/day';
import { acme, createSignedInApi, noon } from '../createSignedInApi';

interface Figures {
  readonly used_seats: number;
  readonly total_seats: number;
  readonly used_seats_30_days_ago: number | null;
  readonly peak_used_seats_90_days: number | null;
}

/** The cast as the API shows it, in a scenario and on a day. */
async function openDemo(scenario: 'default' | 'growing', now = noon) {
  const { send } = await createSignedInApi({
    organizations: undefined,
    scenario,
    seed: 3,
    now: () => now,
  });
  const read = async (id: string) => {
    const { data } = await send<Figures>(readOrganization, { path: { id } });
    return [data.used_seats, data.total_seats, data.used_seats_30_days_ago];
  };
  const isUnderusedOrganization = async (id: string) => {
    const { data } = await send<Figures>(readOrganization, { path: { id } });
    return isUnderused({
      total_seats: data.total_seats,
      peak_used_seats_90_days: data.peak_used_seats_90_days,
    });
  };
  const activityOf = async (id: string) =>
    (
      await send<{ note: string | null }[]>(listOrganizationActivity, {
        path: { id },
        query: '?limit=100',
      })
    ).data;
  return { send, read, isUnderusedOrganization, activityOf };
}

const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => noon + offset * 86_400_000);

describe.each(['default', 'growing'] as const)('cast of the scenario %s', (scenario) => {
  it.each(week)(
    'Acme is about to run out, and Brightwater has just started, on any weekday (%i)',
    async (now) => {
      const { send, read, activityOf } = await openDemo(scenario, now);
      expect(await read('acme.v2')).toEqual([246, 250, 227]);
      const { data } = await send<{ date: string; seats: number }[]>(listDailySeats, {
        ...acme,
        query: '?days=366',
      });
      expect(data).toHaveLength(366);
      expect(data[0]).toMatchObject({ date: toUtcDay(now), seats: 246 });
      expect(Math.max(...data.slice(200).map(({ seats }) => seats))).toBeLessThan(120);

      expect(await read('org_brightwater')).toEqual([96, 160, null]);
      expect(await activityOf('org_brightwater')).toHaveLength(10);
      const subscriptions = await send<Figures[]>(listSubscriptions, {
        path: { id: 'org_brightwater' },
      });
      expect(subscriptions.data.map((row) => row.used_seats_30_days_ago)).toEqual([null, null]);
    },
  );

  it('Aurora is leaving, and says why; Hallberg pays for far too much', async () => {
    const { read, activityOf } = await openDemo(scenario);
    expect(await read('org_aurora')).toEqual([53, 240, 79]);
    expect((await activityOf('org_aurora'))[0]?.note).toMatch(/leave/);
    const [used, total] = await read('org_hallberg');
    expect(Number(used) / Number(total)).toBeLessThan(0.15);
  });

  it.each(week)('Hallberg is underused, Nordkai was until last week (%i)', async (now) => {
    const isUnderusedOn = async (id: string, day: number) =>
      (await openDemo(scenario, day)).isUnderusedOrganization(id);
    expect(await isUnderusedOn('org_hallberg', now)).toBe(true);
    expect(await isUnderusedOn('org_nordkai', now)).toBe(false);
    const { send } = await openDemo(scenario, now);
    const { data } = await send<{ seats: number }[]>(listDailySeats, {
      path: { id: 'org_nordkai' },
      query: '?days=100',
    });
    // Until 9 days ago, of 400.
    expect(Math.max(...data.slice(9).map(({ seats }) => seats))).toBeLessThan(200);
  });

  it('Lakeland has the days of two years', async () => {
    const { send } = await openDemo(scenario);
    const { data } = await send<unknown[]>(listDailySeats, {
      path: { id: 'org_lakeland' },
      query: '?from=2024-03-03&to=2025-03-02',
    });
    expect(data).toHaveLength(2 * 365);
  });

  it('Lakeland is full in August and nearly empty in January', async () => {
    const used = async (day: string) =>
      (await (await openDemo(scenario, Date.parse(`${day}T12:00:00Z`))).read('org_lakeland'))[0];
    expect(await used('2026-08-20')).toBeGreaterThan(300);
    expect(await used('2026-01-20')).toBeLessThan(40);
  });
});
