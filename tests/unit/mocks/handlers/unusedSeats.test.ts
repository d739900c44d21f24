import { expect, it } from 'vitest';
import { assignSeats } from '~/api/contract/accountMutations';
import {
  listDailySeats,
  listOrganizations,
  listSubscriptions,
  readOrganization,
  readSummary,
} from '~/api/contract/accounts';
import { isUnderused, unusedSeats } from '~/domain/unusedSeats';
import { acme, createSignedInApi, noon } from '../createSignedInApi';
import type {
  Organization,
  OrganizationRow,
  Subscription,
  Summary,
} from '~~/tests/conformance/wire';

// The conformance suite checks what the contract says; these need more organizations or another clock.

const seatsOf = ({ total_seats, peak_used_seats_90_days }: OrganizationRow) => ({
  total_seats,
  peak_used_seats_90_days,
});

async function createList() {
  const { send } = await createSignedInApi({ organizations: 90 });
  const list = async (query: string) =>
    (await send<OrganizationRow[]>(listOrganizations, { query: `?per_page=100&${query}` })).data;
  return { send, list };
}

it('the list sorts by unused seats in both orders, ties by id and unknown ones last', async () => {
  const { list } = await createList();
  const rows = await list('');
  const unknown = rows.filter((row) => unusedSeats(seatsOf(row)) === undefined);
  expect(unknown.length).toBeGreaterThan(3);
  const byId = (a: OrganizationRow, b: OrganizationRow) => (a.id < b.id ? -1 : 1);
  for (const [order, sign] of [
    ['asc', 1],
    ['desc', -1],
  ] as const) {
    const value = (row: OrganizationRow) => (unusedSeats(seatsOf(row)) ?? Infinity * sign) * sign;
    const expected = rows.toSorted((a, b) => value(a) - value(b) || byId(a, b));
    const sorted = await list(`sort=unused_seats&order=${order}`);
    expect(sorted.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  }
});

it('underused organizations are found together with a status and a search, and summed up', async () => {
  const { send, list } = await createList();
  for (const query of ['', 'status=active', 'status=inactive', 'q=a', 'q=a&status=active']) {
    const expected = (await list(query)).filter((row) => isUnderused(seatsOf(row)));
    expect(expected, query).not.toEqual([]);
    expect(await list(`${query}&seats=underused`), query).toEqual(expected);
  }
  const active = await list('status=active&seats=underused');
  expect((await send<Summary>(readSummary)).data).toMatchObject({
    underused: active.length,
    unused_seats: active.reduce((sum, row) => sum + (unusedSeats(seatsOf(row)) ?? 0), 0),
  });
});

it('the peak of an organization is that of the sums of its seat types on a day', async () => {
  const { send, list } = await createList();
  let isLess = false;
  for (const { id, ...row } of await list('q=a')) {
    const path = { id };
    const { data: days } = await send<{ date: string; seats: number }[]>(listDailySeats, {
      path,
      query: '?days=90',
    });
    const sums = new Map<string, number>();
    for (const { date, seats } of days) sums.set(date, (sums.get(date) ?? 0) + seats);
    const peak = sums.size < 90 ? null : Math.max(...sums.values());
    expect(row.peak_used_seats_90_days, id).toBe(peak);
    const { data: own } = await send<Subscription[]>(listSubscriptions, { path });
    const peaks = own.reduce((sum, each) => sum + (each.peak_used_seats_90_days ?? 0), 0);
    isLess ||= peak !== null && peak < peaks;
  }
  expect(isLess).toBe(true);
});

it('a peak follows an assignment at once, and ends after 90 days', async () => {
  let now = noon;
  const { send } = await createSignedInApi({ now: () => now });
  const peak = async () =>
    (await send<Organization>(readOrganization, acme)).data.peak_used_seats_90_days;
  const assign = (assigned_seats: number) =>
    send(assignSeats, {
      path: { id: 'acme.v2', sid: 'sub_acme_full' },
      body: { assigned_seats, allow_excess: true },
    });
  const before = await peak();
  await assign(900);
  expect(await peak()).toBe(900);
  // As if it had never been: only the seats at the end of a day count.
  await assign(1);
  expect(await peak()).toBeLessThanOrEqual(before ?? 0);
  await assign(900);
  now += 86_400_000;
  await assign(1);
  expect(await peak()).toBeGreaterThan(800);
  now += 88 * 86_400_000;
  expect(await peak()).toBeGreaterThan(800);
  now += 86_400_000;
  expect(await peak()).toBe(1);
});
