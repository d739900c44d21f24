import { expect, it } from 'vitest';
import { mayHaveYearBefore, rangeYearBefore, yearBefore } from '~/domain/yearBefore';

const row = (date: string | null) => ({ date, seats: 1, seat_type: 'full' });

it.each([
  ['2026-11-25', '2025-11-25'],
  ['2026-01-01', '2025-01-01'],
  ['2028-02-29', '2027-02-28'],
  ['2028-03-01', '2027-03-01'],
  ['2029-02-28', '2028-02-28'],
])('yearBefore(%s) is %s', (day, expected) => expect(yearBefore(day)).toBe(expected));

it('rangeYearBefore covers the same days, whatever the order of the rows', () => {
  expect(rangeYearBefore([row('2026-03-02'), row('2026-02-01'), row(null)])).toEqual({
    from: '2025-02-01',
    to: '2025-03-02',
  });
  expect(rangeYearBefore([row('soon')])).toBeUndefined();
});

it.each([
  ['2025-03-02T09:00:00Z', true],
  ['2025-03-02T13:00:00Z', false],
  [null, true],
  ['long ago', true],
])('registered at %s, an organization may have a year before: %s', (registeredAt, expected) =>
  expect(mayHaveYearBefore(registeredAt, Date.parse('2026-03-02T12:00:00Z'))).toBe(expected),
);
