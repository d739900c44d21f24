import { expect, it } from 'vitest';
import { isUnderused, safeTotal, unusedSeats } from '~/domain/seats';

const seats = (
  peak_used_seats_90_days: number | null | undefined,
  total_seats: number | null = 100,
) =>
  peak_used_seats_90_days === undefined
    ? { total_seats }
    : { total_seats, peak_used_seats_90_days };

it('unused seats are those above the peak, and none when the total is below it', () => {
  expect(unusedSeats(seats(40))).toBe(60);
  expect(unusedSeats(seats(100))).toBe(0);
  expect(unusedSeats(seats(120))).toBe(0);
});

it('seats are underused when the peak is at most half of the total', () => {
  expect(isUnderused(seats(50))).toBe(true);
  expect(isUnderused(seats(51))).toBe(false);
  expect(isUnderused(seats(0, 1))).toBe(true);
  expect(isUnderused(seats(1, 1))).toBe(false);
  expect(isUnderused(seats(3, 7))).toBe(true);
  expect(isUnderused(seats(4, 7))).toBe(false);
});

it('nothing is underused without seats', () => {
  expect(isUnderused(seats(0, 0))).toBe(false);
  expect(unusedSeats(seats(0, 0))).toBe(0);
});

it.each([seats(null), seats(undefined), seats(1, null)])(
  'seats with an unknown figure are neither unused nor underused: %o',
  (unknown) => {
    expect(unusedSeats(unknown)).toBeUndefined();
    expect(isUnderused(unknown)).toBe(false);
  },
);

it.each([
  [10, 4, 11],
  [11, 4, 13],
  [100, 4, 110],
  [0, 0, 1],
  [1, 0, 2],
  // A server may not count today yet.
  [10, 40, 40],
])('the safe total of a peak of %i with %i seats in use is %i', (peak, used_seats, expected) => {
  expect(safeTotal({ used_seats, peak_used_seats_90_days: peak })).toBe(expected);
});

it('there is no safe total while a figure is unknown', () => {
  expect(safeTotal({ used_seats: 4, peak_used_seats_90_days: null })).toBeUndefined();
  expect(safeTotal({ used_seats: 4 })).toBeUndefined();
  expect(safeTotal({ used_seats: null, peak_used_seats_90_days: 4 })).toBeUndefined();
});
