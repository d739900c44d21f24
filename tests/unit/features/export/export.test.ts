import { expect, it, vi } from 'vitest';
import type { OrganizationsApi } from '~/api/contract/accounts';
import { defaultListParams } from '~/domain/organizationList';
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
    }),
  ]).split('\r\n');
  expect(header).toBe(
    '\uFEFFid,name,subdomain,billing_name,billing_email,billing_phone,amount,currency,registered_at,total_seats,status,used_seats,available_seats,used_seats_30_days_ago,seat_level,runs_out_in_days,runs_out_on,runs_out_seat_type,peak_used_seats_90_days,unused_seats',
  );
  expect(row).toBe(
    'a,Name a,a,,,,,,2026-03-01T09:30:00Z,10,active,7,3,4,low,7,2027-01-04,light,6,4',
  );
});

it('an export has no peaks if the server knows none', () => {
  expect(organizationsCsv([buildSummary('a')])).not.toContain('unused_seats');
});

it('readAllRows reads the pages of the view in order, and a row that moved meanwhile once', async () => {
  const pages = [
    ['a', 'b'],
    ['b', 'c'],
  ];
  const listOrganizations = vi.fn<OrganizationsApi['listOrganizations']>(({ page }) =>
    Promise.resolve({
      rows: (pages[page - 1] ?? []).map((id) => buildSummary(id)),
      page,
      total: 4,
      totalPages: 2,
    }),
  );
  const onProgress = vi.fn();
  const params = { ...defaultListParams, q: 'x', page: 7, perPage: 10 } as const;
  const { rows, total } = await readAllRows(
    { listOrganizations },
    params,
    new AbortController().signal,
    onProgress,
  );
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(total).toBe(4);
  expect(onProgress).toHaveBeenCalledTimes(2);
  expect(listOrganizations.mock.calls.map(([query]) => query)).toEqual(
    [1, 2].map((page) => ({ ...params, page, perPage: 100 })),
  );
});
