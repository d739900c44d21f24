import { expect, it } from 'vitest';
import {
  mayHaveYearBefore,
  rangeYearBefore,
  withYearBefore,
  yearBefore,
} from '~/domain/yearBefore';

const row = (date: string | null, seats: number | null, seatType: string | null = 'full') => ({
  date,
  seats,
  seatType,
});

it.each([
  ['2026-11-25', '2025-11-25'],
  ['2026-01-01', '2025-01-01'],
  ['2028-02-29', '2027-02-28'],
  ['2028-03-01', '2027-03-01'],
  ['2029-02-28', '2028-02-28'],
])('yearBefore(%s) is %s', (day, expected) => expect(yearBefore(day)).toBe(expected));

it('rangeYearBefore covers the same days, whatever the order of the rows', () => {
  expect(rangeYearBefore([row('2026-03-02', 1), row('2026-02-01', 1), row(null, 1)])).toEqual({
    from: '2025-02-01',
    to: '2025-03-02',
  });
  expect(rangeYearBefore([row('soon', 1)])).toBeUndefined();
});

it.each([
  ['2025-03-02T09:00:00Z', true],
  ['2025-03-02T13:00:00Z', false],
  [null, true],
  ['long ago', true],
])('registered at %s, an organization may have a year before: %s', (registeredAt, expected) =>
  expect(mayHaveYearBefore(registeredAt, Date.parse('2026-03-02T12:00:00Z'))).toBe(expected),
);

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
