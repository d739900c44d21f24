import { describe, expect, it } from 'vitest';
import { daysUntilFull, seatTypeLevel } from '~/domain/seats';

/** Seats of which `available` are left, after a change of `change` in 30 days; null: unknown. */
const seats = (seat_type: string, available: number, change: number | null, used_seats = 1000) => ({
  seat_type,
  used_seats,
  total_seats: used_seats + available,
  used_seats_30_days_ago: change === null ? null : used_seats - change,
});

describe('daysUntilFull', () => {
  it.each([
    // Rounded up to whole days.
    [1, 1000, 1],
    [4, 20, 6],
    [4, 19, 7],
    // Two years at most.
    [730, 30, 730],
    [7301, 300, null],
    // Not growing, or unknown.
    [4, 0, null],
    [4, -1, null],
    [4, null, null],
    // Out of seats, whether or not the use grows.
    [0, 20, 0],
    [0, -3, 0],
    [-3, null, 0],
  ])('%s left, %s more in 30 days: %s', (available, change, days) =>
    expect(daysUntilFull(seats('full', available, change))).toBe(days),
  );

  it('daysUntilFull is null while a figure is unknown', () => {
    for (const key of ['used_seats', 'total_seats'] as const)
      expect(daysUntilFull({ ...seats('full', 0, 1), [key]: null }), key).toBeNull();
  });
});

describe('seatTypeLevel', () => {
  it.each([
    ['the last seat is in use', 10, 10, 10, 'out'],
    ['more seats are in use than there are', 12, 10, 12, 'out'],
    ['exactly 90 % are in use', 63, 70, 63, 'low'],
    ['90 % are in use and the history is unknown', 9, 10, null, 'low'],
    ['they run out in 30 days', 100, 200, 0, 'low'],
    ['they run out in 31 days', 100, 202, 0, undefined],
    ['under 90 % are in use and the history is unknown', 89, 100, null, undefined],
    ['the use shrinks', 89, 100, 95, undefined],
  ])('%s', (_, used_seats, total_seats, used_seats_30_days_ago, level) =>
    expect(
      seatTypeLevel({
        used_seats,
        total_seats,
        used_seats_30_days_ago,
      }),
    ).toBe(level),
  );
});
