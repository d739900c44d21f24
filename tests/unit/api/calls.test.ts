import { describe, expect, it } from 'vitest';
import { activityApi } from '~/api/contract/activity';
import { organizationsApi } from '~/api/contract/accounts';
import { authApi } from '~/api/contract/auth';
import { defaultListParams } from '~/domain/organizationList';
import { apiErrorMatching, fakeApi, jsonResponse } from './fakeApi';
import { wireMeta, wireOrganization, wireRow, wireUser } from './wireFixtures';

// What calls send, and what the console makes of unusual responses. Usual ones: tests/unit/contract.

/** The APIs on a server that responds with this content. */
function api(content: unknown) {
  const { http, sent } = fakeApi(() => jsonResponse(content, { headers: { ETag: '"3"' } }));
  return {
    ...organizationsApi(http),
    ...activityApi(http),
    ...authApi(http),
    urls: () => sent.map(({ url }) => url.pathname + url.search),
  };
}

const listOf = (...rows: unknown[]) =>
  api({ data: rows, meta: { ...wireMeta, total: rows.length } }).listOrganizations(
    defaultListParams,
  );

describe('requests', () => {
  it.each<[string, (calls: ReturnType<typeof api>) => Promise<unknown>]>([
    [
      '/api/accounts?page=1&per_page=25&sort=name&order=asc',
      (calls) => calls.listOrganizations(defaultListParams),
    ],
    [
      '/api/accounts?page=2&per_page=50&q=a%26b+c&sort=total_seats&order=desc&status=inactive&seats=low',
      (calls) =>
        calls.listOrganizations({
          q: ' “a&b\u00A0c” ',
          status: 'inactive',
          seats: 'low',
          sort: 'total_seats',
          order: 'desc',
          page: 2,
          perPage: 50,
        }),
    ],
    ['/api/accounts/acme.v2%3A1', (calls) => calls.readOrganization('acme.v2:1')],
    ['/api/accounts/a%20b/subscriptions', (calls) => calls.listSubscriptions('a b')],
    ['/api/accounts/a/daily-seats?days=90', (calls) => calls.listDailySeats('a', 90)],
    ['/api/summary', (calls) => calls.readSummary()],
    [
      '/api/activity?limit=10&before=w3.s0',
      (calls) => calls.listActivity({ limit: 10, before: 'w3.s0' }),
    ],
    ['/api/accounts/acme.v2/activity', (calls) => calls.listOrganizationActivity('acme.v2')],
    ['/api/auth/tokens', (calls) => calls.listTokens()],
  ])('%s', async (url, send) => {
    const calls = api({});
    await send(calls).catch(() => undefined);
    expect(calls.urls()[0]).toBe(url);
  });
});

describe('the list of organizations', () => {
  it.each<[string, object, object]>([
    ['an unknown status', { status: 'on_hold' }, {}],
    ['null billing', { billing: null }, {}],
    [
      'negative or broken counts',
      { total_seats: -4, used_seats: 0.5, available_seats: -4 },
      { total_seats: null, used_seats: null },
    ],
    ['an unknown level', { seat_level: 'critical' }, { seat_level: null }],
    ['an estimate beyond two years', { runs_out_in_days: 1e9 }, { runs_out_in_days: null }],
    ['no known peak', { peak_used_seats_90_days: null }, {}],
    ['a broken peak', { peak_used_seats_90_days: '7' }, { peak_used_seats_90_days: undefined }],
    ['no tightest subscription', { tightest_subscription: null }, {}],
    [
      'a broken tightest subscription',
      { tightest_subscription: 7 },
      { tightest_subscription: undefined },
    ],
    ['an invalid date', { registered_at: '2024-02-30' }, {}],
    ['an odd id', { id: '../auth' }, {}],
  ])('keeps a row with %s', async (_, overrides, shown) => {
    const { rows } = await listOf({ ...wireRow, ...overrides }, wireRow);
    expect(rows).toEqual([{ ...wireRow, ...overrides, ...shown }, wireRow]);
  });

  it('rejects a row without a required member', async () => {
    await expect(listOf({ ...wireRow, seat_level: undefined })).rejects.toMatchObject(
      apiErrorMatching({ reason: 'malformed', field: 'data.0.seat_level' }),
    );
  });

  it('drops unknown keys, and keeps both rows with the same id', async () => {
    const { rows } = await listOf({ ...wireRow, secret: 1, constructor: 1 }, wireRow);
    expect(rows).toEqual([wireRow, wireRow]);
  });

  it.each<[what: string, rows: number, page: number, total: number, isValid: boolean]>([
    ['a page without rows that should have some', 0, 2, 26, false],
    ['a page past the end', 0, 3, 26, true],
    ['the last page', 1, 2, 26, true],
    ['rows of which there are none', 1, 1, 0, false],
    ['more rows than there are up to this page', 2, 2, 26, false],
  ])('with %s', async (_, rows, page, total, isValid) => {
    const meta = { page, per_page: 25, total, total_pages: Math.ceil(total / 25) };
    const response = api({
      data: Array.from({ length: rows }, () => wireRow),
      meta,
    }).listOrganizations(defaultListParams);
    await (isValid
      ? expect(response).resolves.toMatchObject({ total })
      : expect(response).rejects.toMatchObject(
          apiErrorMatching({ reason: 'malformed', field: 'data' }),
        ));
  });
});

const seats = { seat_type: null, total_seats: null, used_seats: 7, available_seats: -2 };
const subscription = { id: 's', ...seats, used_seats_30_days_ago: null };
const days = [
  { date: '2024-02-29', seats: 3, seat_type: 'full' },
  { date: null, seats: 1.5, seat_type: null },
];
const total = { from: '2026-02-02', seat_type: null, total_seats: -1 };
const summary = {
  total: 200,
  active: null,
  inactive: 9,
  total_seats: 40,
  used_seats: null,
  low_on_seats: 0,
  out_of_seats: -1,
};
const entry = {
  id: 'a',
  at: null,
  actor: null,
  action: 'colour_changed',
  changes: [{ pointer: '/x', before: [1], after: { y: 2 } }],
};
const wholeEntry = { ...entry, organization: null, subscription: null, note: null };

it.each<[string, object, (calls: ReturnType<typeof api>) => Promise<unknown>, unknown]>([
  [
    'an organization',
    { data: { ...wireOrganization, used_seats: -1, available_seats: 1e300, address: null } },
    (calls) => calls.readOrganization('a'),
    { ...wireOrganization, used_seats: null, available_seats: null, address: null, etag: '"3"' },
  ],
  [
    'a subscription',
    { data: [subscription] },
    (calls) => calls.listSubscriptions('a'),
    { rows: [subscription], etag: '"3"' },
  ],
  [
    'daily seats',
    { data: days, meta: { total_seats: [total] } },
    (calls) => calls.listDailySeats('a', 30),
    {
      period: 30,
      rows: [days[0], { ...days[1], seats: null }],
      totals: [{ ...total, total_seats: null }],
    },
  ],
  [
    'daily seats without totals',
    { data: [] },
    (calls) => calls.listDailySeats('a', 30),
    { period: 30, rows: [], totals: [] },
  ],
  [
    'the summary',
    { data: summary },
    (calls) => calls.readSummary(),
    { ...summary, out_of_seats: null },
  ],
  [
    'activity of the system, of an unknown action, without details',
    { data: [entry, { ...entry, changes: null }], meta: {} },
    (calls) => calls.listActivity(),
    { entries: [wholeEntry, { ...wholeEntry, changes: [] }], next: null },
  ],
])('%s has null for what can’t be shown', async (_, content, send, shown) =>
  expect(await send(api(content))).toEqual(shown),
);

describe('tokens', () => {
  const token = {
    id: 't',
    name: 'CI',
    status: 'paused',
    prefix: null,
    created_at: null,
    expires_at: null,
    last_used_at: null,
  };
  it('drop an unexpected secret', async () =>
    expect(await api({ data: [{ ...token, token: 'secret' }] }).listTokens()).toEqual([token]));

  it.each([
    { ...token, id: null },
    { ...token, name: undefined },
    { ...token, expires_at: 0 },
    null,
  ])('reject %o', async (row) =>
    expect(api({ data: [row] }).listTokens()).rejects.toMatchObject(
      apiErrorMatching({ reason: 'malformed' }),
    ),
  );
});

describe('login', () => {
  it('trims the email but not the password', async () => {
    const { http, sent } = fakeApi(jsonResponse({ data: { user: wireUser, token: 'ses_1' } }));
    await expect(authApi(http).login('  ada@example.com\t', '  pass word ')).resolves.toEqual({
      user: wireUser,
      token: 'ses_1',
    });
    expect(sent[0]?.body).toBe('{"email":"ada@example.com","password":"  pass word "}');
  });
});
