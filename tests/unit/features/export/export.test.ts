import { expect, it, vi } from 'vitest';
import type { OrganizationsApi } from '~/api/contract/accounts';
import type { Organization } from '~/domain/Organization';
import { billingFields, rowFields } from '~/domain/organizationFields';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';
import { exportFileName, organizationsCsv } from '~/features/export/organizationsFile';
import { readAllRows } from '~/features/export/readAllRows';
import { buildSummary } from '../../stores/organizationFixtures';

const now = new Date(2026, 10, 5, 23, 59).getTime();

it.each([
  [{}, 'organizations-2026-11-05.csv'],
  [{ seats: 'low' }, 'organizations-low-on-seats-2026-11-05.csv'],
  [{ seats: 'out', status: 'active' }, 'organizations-active-out-of-seats-2026-11-05.csv'],
  [{ q: 'acme' }, 'organizations-search-2026-11-05.csv'],
  [{ q: '""' }, 'organizations-2026-11-05.csv'],
  [
    { status: 'inactive', q: 'a/b', name: ' Wöchentlich: 8/9 \u202E"報告" ' },
    'organizations-inactive-wöchentlich-8-9-報告-search-2026-11-05.csv',
  ],
] as const)('an export of the view %o is the file %s', (view, fileName) => {
  expect(exportFileName({ ...defaultListParams, ...view }, now)).toBe(fileName);
});

it('an export of a selection is named after the day only', () => {
  expect(exportFileName(undefined, now)).toBe('organizations-2026-11-05.csv');
});

it('an export has the columns of the list, and what the server computes', () => {
  vi.setSystemTime(new Date(2026, 11, 28, 12));
  const [header, row] = organizationsCsv([
    buildSummary('a', {
      used_seats: 7,
      available_seats: 3,
      used_seats_30_days_ago: 4,
      seat_level: 'low',
      runs_out_in_days: 7,
      runs_out_seat_type: 'light',
      peak_used_seats_90_days: 6,
      tightest_subscription: {
        seat_type: 'full',
        total_seats: 5,
        used_seats: 9,
        available_seats: -4,
      },
    }),
  ]).split('\r\n');
  const fields = Object.keys({ ...rowFields, ...billingFields });
  expect(header).toBe(
    `\uFEFFid,${fields.join(',')},registered_at,total_seats,status,used_seats,available_seats,used_seats_30_days_ago,seat_level,runs_out_in_days,runs_out_on,runs_out_seat_type,peak_used_seats_90_days,unused_seats,tightest_seat_type,tightest_available_seats`,
  );
  expect(row).toMatch(/^a,Name a,/);
  expect(row).toMatch(/,2023-03-01T09:30:00Z,10,active,7,3,4,low,7,2027-01-04,light,6,4,full,-4$/);
});

it('an export lacks the columns of what the server lacks', () => {
  const header = (row: Partial<Organization>) => organizationsCsv([buildSummary('a', row)]);
  expect(header({})).not.toMatch(/unused_seats|tightest/);
  expect(header({ peak_used_seats_90_days: null })).toMatch(/unused_seats(?!.*tightest)/);
  expect(header({ tightest_subscription: null })).toMatch(/runs_out_seat_type,tightest_seat_type/);
});

/** Each read of the view as its pages, with the rows' ids and the total of the response. */
type Reads = readonly (readonly { readonly ids: string; readonly total: number }[])[];

it.each<[string, Reads, { ids: string; hasChanged: boolean; calls: number }]>([
  [
    'the pages in order, once while nothing changes',
    [
      [
        { ids: 'ab', total: 3 },
        { ids: 'c', total: 3 },
      ],
    ],
    { ids: 'abc', hasChanged: false, calls: 2 },
  ],
  [
    'again where the total changes between pages',
    [
      [
        { ids: 'ab', total: 4 },
        { ids: 'd', total: 3 },
      ],
      [
        { ids: 'bc', total: 3 },
        { ids: 'd', total: 3 },
      ],
    ],
    { ids: 'bcd', hasChanged: false, calls: 4 },
  ],
  [
    'again where a row comes twice, and says that it came twice again',
    [
      [
        { ids: 'ab', total: 4 },
        { ids: 'bc', total: 4 },
      ],
      [
        { ids: 'ab', total: 4 },
        { ids: 'bd', total: 4 },
      ],
    ],
    { ids: 'abd', hasChanged: true, calls: 4 },
  ],
])('readAllRows reads %s', async (_, reads, expected) => {
  const calls: OrganizationListParams[] = [];
  const params = { ...defaultListParams, q: 'x', page: 7, perPage: 10 } as const;
  const listOrganizations: OrganizationsApi['listOrganizations'] = (query) => {
    calls.push(query);
    const read = reads[calls.filter(({ page }) => page === 1).length - 1] ?? [];
    const { ids = '', total = 0 } = read[query.page - 1] ?? {};
    return Promise.resolve({
      rows: Array.from(ids, (id) => buildSummary(id)),
      page: query.page,
      total,
      totalPages: read.length,
    });
  };
  const onProgress = vi.fn();
  const { signal } = new AbortController();
  const all = await readAllRows({ listOrganizations }, params, signal, onProgress);
  expect({
    ids: all.rows.map(({ id }) => id).join(''),
    hasChanged: all.hasChanged,
    calls: onProgress.mock.calls.length,
  }).toEqual(expected);
  expect(calls).toEqual(
    calls.map((_call, index) => ({ ...params, page: (index % 2) + 1, perPage: 100 })),
  );
});
