import { expect, it } from 'vitest';
import { dailySeatsTotals } from '~/domain/dailySeatsTotals';
import type { DatedTotal } from '~/domain/Subscription';

const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
const total = (
  from: string | null,
  totalSeats: number | null,
  seatType: string | null = 'full',
): DatedTotal => ({ from, seat_type: seatType, total_seats: totalSeats });
const totals = (...list: DatedTotal[]) => Object.fromEntries(dailySeatsTotals(days, list));

it('dailySeatsTotals applies a total from its day until the next one', () =>
  expect(totals(total('2025-11-02', 200), total('2026-03-02', 250))).toEqual({
    full: [200, 250, 250],
  }));

it('dailySeatsTotals separates seat types and counts none before the first subscription', () =>
  expect(totals(total('2026-01-01', 50), total('2026-03-03', 20, 'light'))).toEqual({
    full: [50, 50, 50],
    light: [0, 0, 20],
  }));

it('dailySeatsTotals adds up subscriptions of one type until one of them changes', () =>
  expect(
    totals(total('2025-01-01', 100), total('2026-03-01', 50), total('2026-03-03', 80)),
  ).toEqual({ full: [150, 150, null] }));

it('dailySeatsTotals uses the last of several changes on one day', () =>
  expect(totals(total('2026-01-01', 10), total('2026-03-02', 20), total('2026-03-02', 30))).toEqual(
    { full: [10, 30, 30] },
  ));

it.each([
  total(null, 5),
  total('2026-02-30', 5),
  total('2026-03-01', null),
  total('2026-03-01', -1),
])('dailySeatsTotals skips the invalid total %j', (invalid) => {
  expect(totals(invalid)).toEqual({});
  expect(totals(invalid, total('2026-02-01', 9))).toEqual({ full: [9, 9, 9] });
});
