import { expect, it } from 'vitest';
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

it.each([
  ['growing use', { usedSeats: 90, usedSeats30DaysAgo: 80 }, [80, 30]],
  [
    'no seats left, whether or not the use grows',
    { usedSeats: 100, usedSeats30DaysAgo: 100 },
    [100, 0],
  ],
  ['more seats in use than there are', { usedSeats: 120, usedSeats30DaysAgo: 60 }, [60, 0]],
  ['use that does not grow', { usedSeats: 90, usedSeats30DaysAgo: 90 }, [90, undefined]],
  ['an unknown history', { usedSeats: 90, usedSeats30DaysAgo: null }, [null, undefined]],
  ['a 1.0 server', {}, [undefined, undefined]],
])('exports have the days until the seats run out for %s', (_, seats, cells) => {
  const row = organizationCells(buildSummary('a', { totalSeats: 100, ...seats }));
  const cell = (column: string) => row[organizationsHeader.indexOf(column)];
  expect([cell('used_seats_30_days_ago'), cell('full_in_days')]).toEqual(cells);
});
