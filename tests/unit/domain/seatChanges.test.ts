import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excessSeats, seatsAfter, seatsAfterTotalChange, seatSums } from '~/domain/seats';
import { statusChange } from '~/domain/Organization';

const figures = (
  totalSeats: number | null,
  usedSeats: number | null,
  availableSeats: number | null,
) => ({ total_seats: totalSeats, used_seats: usedSeats, available_seats: availableSeats });

describe('excessSeats and seatsAfter', () => {
  it.each([
    [5, 10, 0],
    [10, 10, 0],
    [11, 10, 1],
    [0, 0, 0],
    [3, 0, 3],
    [3, null, 0],
  ])('excessSeats(%s, %s) returns %s', (assigned, total, excess) =>
    expect(excessSeats(assigned, total)).toBe(excess),
  );

  it('seatsAfter keeps a sufficient total and grows an exceeded one', () => {
    expect(seatsAfter(figures(10, 4, 6), 7)).toEqual(figures(10, 7, 3));
    expect(seatsAfter(figures(10, 4, 6), 12)).toEqual(figures(12, 12, 0));
    expect(seatsAfter(figures(null, 4, null), 12)).toEqual(figures(null, 12, null));
  });

  it('seatsAfter never makes available seats negative', () => {
    const count = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(count, count, (total, assigned) => {
        const after = seatsAfter(figures(total, 0, total), assigned);
        expect(after.available_seats).toBe((after.total_seats ?? 0) - assigned);
        expect(after.available_seats).toBeGreaterThanOrEqual(0);
        expect(after.total_seats).toBe(total + excessSeats(assigned, total));
      }),
    );
  });
});

it('seatsAfterTotalChange changes the total and what is available', () => {
  expect(seatsAfterTotalChange(figures(10, 4, 6), 60)).toEqual(figures(60, 4, 56));
  expect(seatsAfterTotalChange(figures(10, null, null), 60)).toEqual(figures(60, null, null));
});

describe('seatSums', () => {
  it('sums each figure over all subscriptions', () => {
    expect(seatSums([])).toEqual(figures(0, 0, 0));
    expect(seatSums([figures(10, 4, 6), figures(5, 5, 0)])).toEqual(figures(15, 9, 6));
  });
  it('returns null for a sum that lacks a figure', () =>
    expect(seatSums([figures(10, null, 6), figures(5, 5, 0)])).toEqual(figures(15, null, 6)));
});

it.each([
  ['active', 'deactivate'],
  ['inactive', 'activate'],
  ['Active', undefined],
  ['pending', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('statusChange(%j) returns %s', (status, change) => expect(statusChange(status)).toBe(change));
