import { describe, expect, it } from 'vitest';
import { organizationMutationsApi } from '~/api/organizationMutations';
import { organizationsApi, toOrganization } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import { organizationValues } from '~/domain/organizationValues';
import { apiErrorMatching, fakeApi, jsonResponse, problemResponse } from './fakeApi';
import { wireMeta, wireOrganization, wireRow } from './wireFixtures';

const subscription = {
  id: 'sub_1',
  seat_type: 'full',
  total_seats: 20,
  used_seats: 18,
  available_seats: 2,
  used_seats_30_days_ago: 12,
};

const list = async (fields: object) => {
  const { http } = fakeApi(jsonResponse({ data: [{ ...wireRow, ...fields }], meta: wireMeta }));
  return (await organizationsApi(http).listOrganizations(defaultListParams)).rows[0];
};

describe('organizationsApi.list', () => {
  it('decodes seats, their forecast, dates and the version of a row', async () => {
    expect(
      await list({
        used_seats: 18,
        available_seats: 2,
        used_seats_30_days_ago: 12,
        seat_level: 'low',
        runs_out_in_days: 10,
        runs_out_seat_type: 'light',
        status_changed_at: '2026-03-01T10:00:00Z',
        etag: '"7"',
      }),
    ).toMatchObject({
      used_seats: 18,
      available_seats: 2,
      used_seats_30_days_ago: 12,
      seat_level: 'low',
      runs_out_in_days: 10,
      runs_out_seat_type: 'light',
      status_changed_at: '2026-03-01T10:00:00Z',
      etag: '"7"',
    });
  });

  it('treats counts and levels that can’t be shown as unknown', async () => {
    expect(
      await list({
        used_seats: -1,
        available_seats: 0.5,
        used_seats_30_days_ago: null,
        seat_level: 'critical',
        runs_out_in_days: -2,
      }),
    ).toMatchObject({
      used_seats: null,
      available_seats: null,
      used_seats_30_days_ago: null,
      seat_level: null,
      runs_out_in_days: null,
    });
  });
});

it('organizationsApi.summary decodes the counts; unusable ones are unknown', async () => {
  const { http, sent } = fakeApi(
    jsonResponse({
      data: {
        total: 200,
        active: 190,
        inactive: 10,
        total_seats: 90_605,
        used_seats: null,
        low_on_seats: 18,
        out_of_seats: -1,
      },
    }),
  );
  await expect(organizationsApi(http).readSummary()).resolves.toEqual({
    total: 200,
    active: 190,
    inactive: 10,
    total_seats: 90_605,
    used_seats: null,
    low_on_seats: 18,
    out_of_seats: null,
  });
  expect(sent[0]?.url.pathname).toBe('/api/summary');
});

it('organizationsApi.dailySeats decodes the totals in effect', async () => {
  const { http } = fakeApi(
    jsonResponse({
      data: [],
      meta: {
        total_seats: [
          { from: '2026-01-05', seat_type: 'full', total_seats: 10 },
          { from: '2026-02-02', seat_type: null, total_seats: -1 },
        ],
      },
    }),
  );
  await expect(organizationsApi(http).listDailySeats('org_1', 30)).resolves.toEqual({
    rows: [],
    totals: [
      { from: '2026-01-05', seat_type: 'full', total_seats: 10 },
      { from: '2026-02-02', seat_type: null, total_seats: null },
    ],
  });
});

describe('organizationMutationsApi', () => {
  const respond = () => jsonResponse({ data: subscription }, { headers: { ETag: '"8"' } });

  it('addSubscription sends the version and the idempotency key', async () => {
    const { http, sent } = fakeApi(respond);
    const response = await organizationMutationsApi(http).addSubscription(
      'org_1',
      { seat_type: 'full', total_seats: 20 },
      '"7"',
      'key',
    );
    expect(response).toMatchObject({
      subscription: { seat_type: 'full', used_seats: 18 },
      etag: '"8"',
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: '{"seat_type":"full","total_seats":20}',
    });
    expect(sent[0]?.url.pathname).toBe('/api/accounts/org_1/subscriptions');
    expect(sent[0]?.headers.get('If-Match')).toBe('"7"');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key');
  });

  it('changeTotalSeats names the seats in use that it would go below', async () => {
    const api = organizationMutationsApi(
      fakeApi(problemResponse(409, { code: 'seats_in_use', used_seats: 18 })).http,
    );
    await expect(
      api.changeTotalSeats('org_1', { subscription, etag: '"7"' }, { totalSeats: 17 }),
    ).rejects.toMatchObject(apiErrorMatching({ status: 409, code: 'seats_in_use', usedSeats: 18 }));
  });

  it('updateOrganization fails if the server drops a value that was not sent', async () => {
    const organization = toOrganization(wireOrganization);
    const billing = { ...wireOrganization.billing, billing_phone: null };
    const { http } = fakeApi(jsonResponse({ data: { ...wireOrganization, billing } }));
    await expect(
      organizationMutationsApi(http).updateOrganization(
        'org_1',
        { name: 'Acme' },
        '"7"',
        organizationValues(organization),
      ),
    ).rejects.toMatchObject(apiErrorMatching({ reason: 'malformed' }));
  });

  it.each([undefined, 'Asked by phone'])(
    'changes of seats have the member `reason` only with a reason: %s',
    async (reason) => {
      const { http, sent } = fakeApi(() => jsonResponse({ data: subscription }));
      const api = organizationMutationsApi(http);
      const { used_seats: usedSeats, total_seats: totalSeats } = subscription;
      const seen = { subscription, etag: '"7"' };
      await api.assignSeats('org_1', seen, { usedSeats, allowExcess: false, reason });
      await api.changeTotalSeats('org_1', seen, { totalSeats, reason });
      const bodies = sent.map(({ body }) => JSON.parse(String(body)) as object);
      expect(bodies.map((body) => 'reason' in body)).toEqual([Boolean(reason), Boolean(reason)]);
    },
  );

  it('a change of status has a body only if there is a reason', async () => {
    const { http, sent } = fakeApi(() => jsonResponse({ data: wireOrganization }));
    const api = organizationMutationsApi(http);
    await api.activateOrganization('org_1', '"7"');
    await api.deactivateOrganization('org_1', '"7"', '');
    await api.deactivateOrganization('org_1', '"7"', 'Invoice overdue');
    expect(sent.map(({ body }) => body)).toEqual([null, null, '{"reason":"Invoice overdue"}']);
    expect(sent.map(({ headers }) => headers.has('Content-Type'))).toEqual([false, false, true]);
  });
});
