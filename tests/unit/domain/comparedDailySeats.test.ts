import { expect, it } from 'vitest';
import { withYearBefore } from '~/domain/comparedDailySeats';

const row = (date: string | null, seats: number | null, seat_type: string | null = 'full') => ({
  date,
  seats,
  seat_type,
});

it('withYearBefore adds the seats of the same type on the same day', () =>
  expect(
    withYearBefore(
      [row('2026-03-02', 5), row('2026-03-02', 2, 'light'), row('2026-03-01', 4)],
      [row('2025-03-02', 9), row('2025-03-01', null), row('2025-03-01', 1, 'light')],
    ),
  ).toEqual([
    { ...row('2026-03-02', 5), seatsYearBefore: 9 },
    { ...row('2026-03-02', 2, 'light'), seatsYearBefore: null },
    { ...row('2026-03-01', 4), seatsYearBefore: null },
    { ...row('2026-03-01', null, 'light'), seatsYearBefore: 1 },
  ]));

it('withYearBefore counts no row twice on a day, and compares 28 and 29 February with the same day', () =>
  expect(
    withYearBefore(
      [row('2028-02-29', 1), row('2028-02-29', 2), row('2028-02-28', 3)],
      [row('2027-02-28', 7)],
    ).map(({ seatsYearBefore }) => seatsYearBefore),
  ).toEqual([7, null, 7]));

it('withYearBefore leaves rows without a valid day alone', () =>
  expect(withYearBefore([row(null, 1), row('soon', 2)], [row(null, 8)])).toEqual([
    { ...row(null, 1), seatsYearBefore: null },
    { ...row('soon', 2), seatsYearBefore: null },
  ]));
