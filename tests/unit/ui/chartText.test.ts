import { expect, it } from 'vitest';
import { changeLabel, chartSummary, describeSlot, slotLabel } from '~/ui/chart/chartText';
import { plotWeeks, type Slot } from '~/ui/chart/slots';

const day: Slot = { days: ['2026-03-01'], peakDay: '2026-03-01' };
const change = { unit: 'seats', before: 900, after: 1250, notes: ['Sam added 350 light seats'] };

it('describeSlot adds the change of the total and the notes about it', () => {
  const series = [{ name: 'full', values: [112] }];
  expect(describeSlot(day, 0, series)).toBe('1 Mar 2026: full 112');
  expect(describeSlot(day, 0, series, change)).toBe(
    '1 Mar 2026: full 112. Total seats changed from 900 to 1,250. Sam added 350 light seats',
  );
});

it('describeSlot tells a change on a day without data', () =>
  expect(describeSlot(day, 0, [{ name: 'full', values: [null] }], { ...change, notes: [] })).toBe(
    '1 Mar 2026: no data. Total seats changed from 900 to 1,250',
  ));

it('changeLabel shows both totals', () =>
  expect(changeLabel(change)).toBe('Total seats: 900 → 1,250'));

it('describeSlot tells a week, its days, its peak and the year before', () => {
  const days = ['2026-11-09', '2026-11-10', '2026-11-11'];
  const { slots, series } = plotWeeks(days, [{ name: 'full', values: [4, 7, 5], seriesIndex: 0 }]);
  expect(describeSlot(slots[0] ?? day, 0, series)).toBe(
    'Week 46, 9–11 Nov 2026, peak on 10 Nov: full 7',
  );
  expect(describeSlot(day, 0, [{ name: 'full', values: [7], yearBefore: [1200] }])).toBe(
    '1 Mar 2026: full 7, year before 1,200',
  );
  expect(describeSlot(day, 0, [{ name: 'full', values: [null], yearBefore: [2] }])).toBe(
    '1 Mar 2026: no data, year before 2',
  );
});

it.each([
  ['2026-11-09', '2026-11-15', '9–15 Nov 2026'],
  ['2026-11-30', '2026-12-06', '30 Nov – 6 Dec 2026'],
  ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
  ['2026-11-09', '2026-11-09', '9 Nov 2026'],
])('slotLabel names the days of a week from %s to %s', (from, to, expected) =>
  expect(slotLabel({ days: [from, to], peakDay: from, week: 1 })).toBe(`Week 1, ${expected}`),
);

it('chartSummary has the peak of the year before', () =>
  expect(
    chartSummary({
      days: ['2026-03-01', '2026-03-02'],
      series: [{ name: 'full', values: [1, 2], yearBefore: [9, null] }],
      unit: 'seats',
      totals: undefined,
    }),
  ).toBe(
    'Total seats from 1 Mar 2026 to 2 Mar 2026: 1 at the start, 2 at the end, peak of 2 on 2 Mar 2026. Year before: peak of 9.',
  ));
