import { describe, expect, it } from 'vitest';
import { daysUntilFull, fullInText, seatChange } from '~/domain/seatsRunOut';

/** Seats in use with `available` of them left, after a change of `change` in 30 days. */
const history = (available: number, change: number) => ({
  usedSeats: 1000,
  totalSeats: 1000 + available,
  usedSeats30DaysAgo: 1000 - change,
});

describe('seatChange', () => {
  it.each([
    [246, 227, 19],
    [10, 14, -4],
    [10, 10, 0],
    [10, null, undefined],
    [10, undefined, undefined],
    [null, 10, undefined],
    [undefined, 10, undefined],
  ])('%s in use, %s 30 days ago: %s', (usedSeats, usedSeats30DaysAgo, change) =>
    expect(
      seatChange({
        ...(usedSeats !== undefined && { usedSeats }),
        ...(usedSeats30DaysAgo !== undefined && { usedSeats30DaysAgo }),
        totalSeats: 250,
      }),
    ).toBe(change),
  );
});

describe('daysUntilFull', () => {
  it.each([
    [4, 20, 6],
    [4, 19, 120 / 19],
    [0, 20, 0],
    [0, 0, 0],
    [4, 0, undefined],
    [4, -1, undefined],
  ])('%s left, %s more in 30 days: %s', (available, change, days) => {
    const { usedSeats, totalSeats, usedSeats30DaysAgo } = history(available, change);
    expect(daysUntilFull(usedSeats, totalSeats, usedSeats30DaysAgo)).toBe(days);
  });

  it('daysUntilFull needs a history unless no seats are left', () => {
    expect(daysUntilFull(10, 10, null)).toBe(0);
    expect(daysUntilFull(9, 10, null)).toBeUndefined();
    expect(daysUntilFull(0, 0, null)).toBeUndefined();
  });
});

describe('fullInText', () => {
  it.each([
    // Rounded up to whole days.
    [1, 1000, '~1 day'],
    [31, 900, '~2 days'],
    [4, 20, '~6 days'],
    [44, 30, '~44 days'],
    // From 45 days on in months, rounded half up.
    [45, 30, '~2 months'],
    [74, 30, '~2 months'],
    [75, 30, '~3 months'],
    [730, 30, '~24 months'],
    // Beyond two years.
    [7301, 300, undefined],
    [731, 30, undefined],
    // Not growing.
    [4, 0, undefined],
    [4, -4, undefined],
    [0, 0, undefined],
    // Out of seats.
    [0, 4, '~0 days'],
    [-3, 4, '~0 days'],
  ])('%s left, %s more in 30 days: %s', (available, change, text) =>
    expect(fullInText(history(available, change))).toBe(text),
  );

  it('fullInText is undefined while a figure is unknown', () => {
    const known = history(4, 20);
    for (const key of ['usedSeats', 'totalSeats', 'usedSeats30DaysAgo'])
      expect(fullInText({ ...known, [key]: null }), key).toBeUndefined();
    expect(fullInText({ totalSeats: 10 })).toBeUndefined();
    expect(fullInText({ usedSeats: 0, totalSeats: 0, usedSeats30DaysAgo: 0 })).toBeUndefined();
  });
});
