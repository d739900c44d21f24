import { expect, it, vi } from 'vitest';
import type { Organization } from '~/domain/Organization';
import { defaultListParams } from '~/domain/organizationList';
import { exportFileName } from '~/features/export/exportFileName';
import { organizationCells, organizationsHeader } from '~/features/export/organizationsCsv';
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

it('exports say in how many days, on which date and of which type seats run out', () => {
  vi.setSystemTime(new Date(2026, 11, 28, 12));
  const cells = (overrides: Partial<Organization>) => {
    const row = organizationCells(buildSummary('a', overrides));
    return ['runs_out_in_days', 'runs_out_on', 'runs_out_seat_type'].map(
      (column) => row[organizationsHeader.indexOf(column)],
    );
  };
  expect(cells({ runsOutInDays: 7, runsOutSeatType: 'light' })).toEqual([7, '2027-01-04', 'light']);
  expect(cells({ runsOutInDays: 0, runsOutSeatType: 'full' })).toEqual([0, '2026-12-28', 'full']);
  expect(cells({})).toEqual([null, undefined, null]);
});
