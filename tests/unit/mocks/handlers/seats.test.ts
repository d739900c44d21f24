import { describe, expect, it } from 'vitest';
import { assignSeats } from '~/api/contract/accountMutations';
import { listDailySeats, listOrganizations, listSubscriptions } from '~/api/contract/accounts';
import { acme, createSignedInApi, noon } from '../createSignedInApi';
import type { OrganizationRow, Subscription } from '~~/tests/conformance/wire';

interface Day {
  readonly date: string;
  readonly seats: number;
  readonly seat_type: string;
}

async function openAcme(now = () => noon) {
  const { send } = await createSignedInApi({ now });
  const subscriptions = async () => (await send<Subscription[]>(listSubscriptions, acme)).data;
  const daily = (query: string) => send<Day[]>(listDailySeats, { ...acme, query });
  const assign = (assigned_seats: number) =>
    send(assignSeats, { path: { id: 'acme.v2', sid: 'sub_acme_full' }, body: { assigned_seats } });
  return { subscriptions, daily, assign };
}

// The conformance suite checks what the contract says about seats; these need another clock or more
// organizations.
describe('seats of a subscription', () => {
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
});

describe('GET api/accounts/{id}/daily-seats', () => {
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
});
