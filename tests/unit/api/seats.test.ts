import { describe, expect, it } from 'vitest';
import { organizationsApi } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import { fakeApi, jsonResponse } from './fakeApi';
import { wireMeta, wireRow } from './wireFixtures';

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
