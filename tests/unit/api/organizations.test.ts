import { describe, expect, it } from 'vitest';
import { organizationsApi } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import { fakeApi, jsonResponse, type Reply } from './fakeApi';
import { wireMeta, wireRow, wireOrganization } from './wireFixtures';

function api(reply: Reply) {
  const fake = fakeApi(reply);
  return { ...fake, organizations: organizationsApi(fake.http) };
}

const listOf = (...rows: unknown[]) =>
  api(jsonResponse({ data: rows, meta: wireMeta })).organizations.listOrganizations(
    defaultListParams,
  );

const acme = {
  id: 'org_1',
  name: 'Acme',
  subdomain: 'acme',
  status: 'active',
  registered_at: '2026-03-01T09:30:00Z',
  total_seats: 10,
  used_seats: 4,
  available_seats: 6,
  used_seats_30_days_ago: 4,
  seat_level: 'ok',
  runs_out_in_days: null,
  runs_out_seat_type: null,
  status_changed_at: null,
  billing: {
    billing_name: 'Ada',
    billing_email: 'ada@acme.example',
    billing_phone: '+1 555 010 9999',
    amount: 3371.42,
    currency: 'USD',
  },
};
const acmeRow = { ...acme, etag: '"1"' };

describe('organizationsApi.list', () => {
  it('requests the view and decodes its page', async () => {
    const { organizations, sent } = api(
      jsonResponse({ data: [wireRow], meta: { page: 2, per_page: 50, total: 51, total_pages: 2 } }),
    );
    const page = await organizations.listOrganizations({
      q: ' a&b ',
      status: 'inactive',
      seats: 'low',
      sort: 'total_seats',
      order: 'desc',
      page: 2,
      perPage: 50,
    });
    expect(page).toEqual({ rows: [acmeRow], page: 2, total: 51, totalPages: 2 });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({
      page: '2',
      per_page: '50',
      q: 'a&b',
      sort: 'total_seats',
      order: 'desc',
      status: 'inactive',
      seats: 'low',
    });
  });

  it('omits empty filters from the query', async () => {
    const { organizations, sent } = api(
      jsonResponse({ data: [], meta: { ...wireMeta, total: 0, total_pages: 0 } }),
    );
    await expect(organizations.listOrganizations(defaultListParams)).resolves.toEqual({
      rows: [],
      page: 1,
      total: 0,
      totalPages: 0,
    });
    expect(sent[0]?.url.search).toBe('?page=1&per_page=25&sort=name&order=asc');
  });

  it.each([
    ['no row', { page: 1, total: 0, total_pages: 0 }, { total: 1, totalPages: 1 }],
    ['no row on a later page', { page: 3, total: 0, total_pages: 0 }, { total: 51, totalPages: 3 }],
    ['fewer rows', { page: 3, total: 7, total_pages: 1 }, { total: 51, totalPages: 3 }],
    ['no page', { page: 0, per_page: 0, total: 0, total_pages: 0 }, { total: 1, totalPages: 1 }],
    ['the last page', { page: 2, total: 26, total_pages: 2 }, { total: 26, totalPages: 2 }],
  ])('corrects totals below the number of rows when meta reports %s', async (_, meta, expected) => {
    const { organizations } = api(
      jsonResponse({ data: [wireRow], meta: { per_page: 25, ...meta } }),
    );
    await expect(
      organizations.listOrganizations({ ...defaultListParams, page: 3 }),
    ).resolves.toMatchObject({
      rows: [acmeRow],
      ...expected,
    });
  });

  it('rejects a page without rows that should have some', async () => {
    const meta = { page: 2, per_page: 25, total: 26, total_pages: 2 };
    const { organizations } = api(jsonResponse({ data: [], meta }));
    await expect(
      organizations.listOrganizations({ ...defaultListParams, page: 2 }),
    ).rejects.toMatchObject({ failure: { reason: 'malformed', field: 'data' } });
    const pastTheEnd = api(jsonResponse({ data: [], meta: { ...meta, page: 3 } }));
    await expect(
      pastTheEnd.organizations.listOrganizations({ ...defaultListParams, page: 3 }),
    ).resolves.toMatchObject({ rows: [], total: 26 });
  });

  it.each<[string, object, object]>([
    ['an unknown status', { status: 'on_hold' }, { status: 'on_hold' }],
    ['null billing', { billing: null }, { billing: null }],
    [
      'billing without a phone',
      { billing: { billing_name: null, billing_email: null, amount: null, currency: null } },
      {
        billing: {
          billing_name: null,
          billing_email: null,
          billing_phone: null,
          amount: null,
          currency: null,
        },
      },
    ],
    ['negative seats', { total_seats: -4 }, { total_seats: null }],
    ['null seats', { total_seats: null }, { total_seats: null }],
    ['an invalid date', { registered_at: '2024-02-30' }, { registered_at: '2024-02-30' }],
    ['an odd id', { id: '../auth' }, { id: '../auth' }],
    ['unknown keys', { secret: 1, seats: 99, constructor: 1 }, {}],
  ])('keeps a row with %s', async (_, overrides, decoded) => {
    const { rows } = await listOf({ ...wireRow, ...overrides }, { ...wireRow, id: 'org_2' });
    expect(rows).toEqual([
      { ...acmeRow, ...decoded },
      { ...acmeRow, id: 'org_2' },
    ]);
  });

  it('keeps both rows with the same id', async () =>
    expect(
      (await listOf(wireRow, { ...wireRow, name: 'Twin' })).rows.map(({ id, name }) => [id, name]),
    ).toEqual([
      ['org_1', 'Acme'],
      ['org_1', 'Twin'],
    ]));

  it('aborts the call with its signal', async () => {
    const { organizations, sent } = api('hang');
    const abortController = new AbortController();
    const settled = organizations.listOrganizations(defaultListParams, abortController.signal);
    abortController.abort();
    await expect(settled).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
  });
});

it.each([
  [{}, undefined],
  [{ peak_used_seats_90_days: null }, null],
  [{ peak_used_seats_90_days: 7 }, 7],
  // Lenient: an optional member of a wrong type counts as missing.
  [{ peak_used_seats_90_days: '7' }, undefined],
  [{ peak_used_seats_90_days: -1 }, null],
])('organizations with %o have the peak %s', async (members, peak) => {
  const { rows } = await listOf({ ...wireRow, ...members });
  expect(rows[0]?.peak_used_seats_90_days).toBe(peak);
});

describe('organizationsApi.read', () => {
  it('decodes a single organization with its version', async () => {
    const { organizations, sent } = api(
      jsonResponse({ data: wireOrganization }, { headers: { ETag: '"3"' } }),
    );
    await expect(organizations.readOrganization('acme.v2:1')).resolves.toEqual({
      organization: {
        ...acme,
        address: '1 Road',
        used_seats: 4,
        available_seats: 6,
        updated_at: '2026-03-02T09:30:00Z',
      },
      etag: '"3"',
    });
    expect(sent[0]?.url.pathname).toBe('/api/accounts/acme.v2%3A1');
  });

  it.each([
    [
      { used_seats: -1, available_seats: 1e300 },
      { used_seats: null, available_seats: null },
    ],
    [
      { address: null, updated_at: null },
      { address: null, updated_at: null },
    ],
  ])('decodes %o as %o', async (overrides, decoded) => {
    const { organization } = await api(
      jsonResponse({ data: { ...wireOrganization, ...overrides } }),
    ).organizations.readOrganization('org_1');
    expect(organization).toMatchObject(decoded);
  });
});

describe('organizationsApi subscriptions and daily seats', () => {
  it('decodes subscriptions, with invalid counts as missing', async () => {
    const subscription = {
      id: 's',
      seat_type: 'full',
      total_seats: 5,
      used_seats: 7,
      available_seats: -2,
      used_seats_30_days_ago: null,
    };
    const decoded = { id: 's', used_seats: 7, available_seats: null, used_seats_30_days_ago: null };
    const { organizations, sent } = api(
      jsonResponse(
        { data: [subscription, { ...subscription, seat_type: null, total_seats: null }] },
        { headers: { ETag: '"3"' } },
      ),
    );
    await expect(organizations.listSubscriptions('a b')).resolves.toEqual({
      rows: [
        { ...decoded, seat_type: 'full', total_seats: 5 },
        { ...decoded, seat_type: null, total_seats: null },
      ],
      etag: '"3"',
    });
    expect(sent[0]?.url.pathname).toBe('/api/accounts/a%20b/subscriptions');
  });

  it('decodes daily seats unchanged and in order', async () => {
    const days = [
      { date: '2024-02-29', seats: 3, seat_type: 'full' },
      { date: null, seats: -1, seat_type: null },
      { date: '2024-02-30', seats: 1.5, seat_type: 'guest' },
    ];
    const { organizations, sent } = api(jsonResponse({ data: days }));
    await expect(organizations.listDailySeats('org_1', 90)).resolves.toEqual({
      rows: [
        { date: '2024-02-29', seats: 3, seat_type: 'full' },
        { date: null, seats: null, seat_type: null },
        { date: '2024-02-30', seats: null, seat_type: 'guest' },
      ],
      totals: [],
    });
    expect(sent[0]?.url.href).toBe('https://api.example/api/accounts/org_1/daily-seats?days=90');
  });
});

it('organizationsApi.list sends the search cleaned', async () => {
  const { http, sent } = fakeApi(jsonResponse({ data: [wireRow], meta: wireMeta }));
  const q = ' “Engstro\u0308m\u00A0Bygg” ';
  await organizationsApi(http).listOrganizations({ ...defaultListParams, q });
  expect(sent[0]?.url.searchParams.get('q')).toBe('Engström Bygg');
});
