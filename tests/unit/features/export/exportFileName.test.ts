import { expect, it, vi } from 'vitest';
import type { Organization } from '~/domain/Organization';
import { defaultListParams } from '~/domain/organizationList';
import { exportFileName } from '~/features/export/exportFileName';
import { exportColumns, organizationCells } from '~/features/export/organizationsCsv';
import { buildSummary } from '../../stores/organizationFixtures';

const now = new Date(2026, 10, 5, 23, 59);

it.each([
  [{}, undefined, 'organizations-2026-11-05.csv'],
  [{ seats: 'low' }, undefined, 'organizations-low-on-seats-2026-11-05.csv'],
  [
    { seats: 'out', status: 'active' },
    undefined,
    'organizations-active-out-of-seats-2026-11-05.csv',
  ],
  [{ seats: 'underused' }, undefined, 'organizations-underused-2026-11-05.csv'],
  [{ q: 'acme' }, undefined, 'organizations-search-2026-11-05.csv'],
  [{ q: '""' }, undefined, 'organizations-2026-11-05.csv'],
  [
    { status: 'inactive', q: 'a/b' },
    ' Wöchentlich: 8/9 \u202E"報告" ',
    'organizations-inactive-wöchentlich-8-9-報告-search-2026-11-05.csv',
  ],
  [{ page: 3, sort: 'status' }, '...', 'organizations-2026-11-05.csv'],
] as const)('an export of the view %o named %j is the file %s', (change, name, fileName) => {
  expect(exportFileName({ params: { ...defaultListParams, ...change }, name }, now)).toBe(fileName);
});

it('an export of a selection is named after the day only', () => {
  expect(exportFileName(undefined, now)).toBe('organizations-2026-11-05.csv');
});

function exportedCells(overrides: Partial<Organization>, names: readonly string[]) {
  const row = buildSummary('a', overrides);
  const columns = exportColumns([row]);
  const cells = organizationCells(columns, row);
  return names.map((name) => cells[Object.keys(columns).indexOf(name)]);
}

it('exports say in how many days, on which date and of which type seats run out', () => {
  vi.setSystemTime(new Date(2026, 11, 28, 12));
  const cells = (overrides: Partial<Organization>) =>
    exportedCells(overrides, ['runs_out_in_days', 'runs_out_on', 'runs_out_seat_type']);
  expect(cells({ runs_out_in_days: 7, runs_out_seat_type: 'light' })).toEqual([
    7,
    '2027-01-04',
    'light',
  ]);
  expect(cells({ runs_out_in_days: 0, runs_out_seat_type: 'full' })).toEqual([
    0,
    '2026-12-28',
    'full',
  ]);
  expect(cells({})).toEqual([null, undefined, null]);
});

it('exports have the peak and the unused seats if the server knows peaks', () => {
  const names = ['peak_used_seats_90_days', 'unused_seats'];
  expect(exportedCells({ total_seats: 1200, peak_used_seats_90_days: 162 }, names)).toEqual([
    162, 1038,
  ]);
  expect(exportedCells({ total_seats: 1200, peak_used_seats_90_days: null }, names)).toEqual([
    null,
    undefined,
  ]);
  expect(Object.keys(exportColumns([buildSummary('a')]))).not.toContain('unused_seats');
});
