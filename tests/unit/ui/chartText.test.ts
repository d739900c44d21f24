import { expect, it } from 'vitest';
import { changeLabel, describeDay } from '~/ui/chart/chartText';

const change = { unit: 'seats', before: 900, after: 1250, notes: ['Sam added 350 light seats'] };

it('describeDay adds the change of the total and the notes about it', () => {
  const series = [{ name: 'full', values: [112] }];
  expect(describeDay('2026-03-01', 0, series)).toBe('1 Mar 2026: full 112');
  expect(describeDay('2026-03-01', 0, series, change)).toBe(
    '1 Mar 2026: full 112. Total seats changed from 900 to 1,250. Sam added 350 light seats',
  );
});

it('describeDay tells a change on a day without data', () =>
  expect(
    describeDay('2026-03-01', 0, [{ name: 'full', values: [null] }], { ...change, notes: [] }),
  ).toBe('1 Mar 2026: no data. Total seats changed from 900 to 1,250'));

it('changeLabel shows both totals', () =>
  expect(changeLabel(change)).toBe('Total seats: 900 → 1,250'));
