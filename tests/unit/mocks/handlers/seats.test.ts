import { describe, expect, it } from 'vitest';
import { listDailySeats, listSubscriptions, readOrganization } from '~/api/contract/accounts';
import { assignSeats } from '~/api/contract/accountMutations';
import { noon, createSignedInApi, type CallResponse } from '../createSignedInApi';

interface Subscription {
  id: string;
  seat_type: string;
  total_seats: number;
  used_seats: number;
  available_seats: number;
}

interface Day {
  date: string;
  seats: number;
  seat_type: string;
}

const organizationId = 'acme.v2';

describe('PUT api/accounts/{id}/subscriptions/{sid}/seats', () => {
  async function openFullSubscription() {
    const { send } = await createSignedInApi();
    const { data, etag } = await send<Subscription[]>(listSubscriptions, {
      path: { id: organizationId },
    });
    const [full] = data;
    if (!full) throw new Error('No subscription.');
    const assign = (body: object, ifMatch = etag): Promise<CallResponse<Subscription>> =>
      send<Subscription>(assignSeats, {
        path: { id: organizationId, sid: full.id },
        body,
        headers: { 'If-Match': ifMatch },
      });
    return { send, full, etag, assign };
  }

  it('assigning seats sets the seats in use and changes the organization’s ETag', async () => {
    const { send, full, etag, assign } = await openFullSubscription();
    const { status, data, etag: next } = await assign({ assigned_seats: 3 });
    expect([status, data]).toEqual([
      200,
      { ...full, used_seats: 3, available_seats: full.total_seats - 3 },
    ]);
    expect(next).not.toBe(etag);
    const organization = await send<{ updated_at: string }>(readOrganization, {
      path: { id: organizationId },
    });
    expect([organization.etag, organization.data.updated_at]).toEqual([
      next,
      '2026-03-02T12:00:00Z',
    ]);
    expect((await assign({ assigned_seats: 4 })).status).toBe(412);
    expect((await assign({ assigned_seats: 3 }, next)).etag).toBe(next);
  });

  it('assigning too many seats gets 409 with the total, or adds seats with allow_excess', async () => {
    const { full, assign } = await openFullSubscription();
    const requestedSeats = full.total_seats + 2;
    for (const allow_excess of [undefined, false]) {
      const { status, problem } = await assign({ assigned_seats: requestedSeats, allow_excess });
      expect([status, problem.code, problem.total_seats]).toEqual([
        409,
        'seats_exceeded',
        full.total_seats,
      ]);
      expect(problem.errors).toEqual([
        {
          pointer: '/assigned_seats',
          code: 'less_than',
          params: { value: full.total_seats + 1, unit: '' },
        },
      ]);
    }
    expect((await assign({ assigned_seats: full.total_seats })).data.available_seats).toBe(0);
    const { data } = await assign({ assigned_seats: requestedSeats, allow_excess: true }, '*');
    expect(data).toMatchObject({
      total_seats: requestedSeats,
      used_seats: requestedSeats,
      available_seats: 0,
    });
  });

  it('assigning seats changes today’s daily seats and no earlier day', async () => {
    const { send, assign } = await openFullSubscription();
    const before = (
      await send<Day[]>(listDailySeats, { path: { id: organizationId }, query: '?days=90' })
    ).data;
    await assign({ assigned_seats: 1 });
    const after = (
      await send<Day[]>(listDailySeats, { path: { id: organizationId }, query: '?days=90' })
    ).data;
    expect(after[0]).toEqual({ date: '2026-03-02', seats: 1, seat_type: 'full' });
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('a subscription is found only under its own organization', async () => {
    const { api, send } = await createSignedInApi();
    const other = api.database.subscription.findFirst({
      where: { organization_id: { notEquals: organizationId } },
    });
    expect(
      (
        await send(assignSeats, {
          path: { id: organizationId, sid: other?.id ?? '' },
          body: { assigned_seats: 1 },
        })
      ).status,
    ).toBe(404);
  });
});

describe('GET api/accounts/{id}/daily-seats', () => {
  it('daily seats cover the requested UTC days, newest first', async () => {
    const { send } = await createSignedInApi();
    const days = async (query: string) => [
      ...new Set(
        (await send<Day[]>(listDailySeats, { path: { id: organizationId }, query })).data.map(
          ({ date }) => date,
        ),
      ),
    ];
    expect(await days('')).toHaveLength(30);
    expect(await days('?days=3')).toEqual(['2026-03-02', '2026-03-01', '2026-02-28']);
    expect(await days('?days=366')).toHaveLength(366);
    expect(await days('?from=2026-02-27&to=2026-02-28')).toEqual(['2026-02-28', '2026-02-27']);
    expect(await days('?from=2026-03-01&to=2026-05-01')).toEqual(['2026-03-02', '2026-03-01']);
  });

  it('daily seats end with the seats assigned now', async () => {
    const { send } = await createSignedInApi();
    const subscriptions = (
      await send<Subscription[]>(listSubscriptions, { path: { id: organizationId } })
    ).data;
    const { data } = await send<Day[]>(listDailySeats, {
      path: { id: organizationId },
      query: '?days=1',
    });
    expect(data).toEqual(
      subscriptions.map(({ seat_type, used_seats }) => ({
        date: '2026-03-02',
        seats: used_seats,
        seat_type,
      })),
    );
  });

  it('an invalid range gets 400 with the name of the parameter', async () => {
    const { send } = await createSignedInApi();
    const wrong = {
      'days=0': 'days',
      'days=367': 'days',
      'days=x': 'days',
      'from=2026-02-30&to=2026-03-01': 'from',
      'from=2026-03-01': 'to',
      'to=2026-03-01': 'from',
      'from=2026-03-02&to=2026-03-01': 'to',
      'from=2025-01-01&to=2026-01-02': 'to',
    };
    for (const [query, parameter] of Object.entries(wrong)) {
      expect(
        await send(listDailySeats, { path: { id: organizationId }, query: `?${query}` }),
      ).toMatchObject({
        status: 400,
        problem: { code: 'invalid_query', parameter },
      });
    }
    expect(
      (
        await send(listDailySeats, {
          path: { id: organizationId },
          query: '?from=2025-01-01&to=2026-01-01',
        })
      ).status,
    ).toBe(200);
  });

  it('daily seats continue after midnight', async () => {
    let now = noon;
    const { send } = await createSignedInApi({ now: () => now });
    const subscriptions = (
      await send<Subscription[]>(listSubscriptions, { path: { id: organizationId } })
    ).data;
    now += 2 * 86_400_000;
    const { data } = await send<Day[]>(listDailySeats, {
      path: { id: organizationId },
      query: '?days=3',
    });
    expect(data.slice(0, subscriptions.length)).toEqual(
      subscriptions.map(({ seat_type, used_seats }) => ({
        date: '2026-03-04',
        seats: used_seats,
        seat_type,
      })),
    );
    expect(data).toHaveLength(3 * subscriptions.length);
  });
});
