import { describe, expect, it } from 'vitest';
import { matchColumns, missingFields, noDefaults } from '~/features/import/rows/matchColumns';

const headers = [
  'name',
  'subdomain',
  'billing_name',
  'billing_email',
  'amount',
  'currency',
  'seat_type',
  'total_seats',
];
const without = (...omitted: string[]) =>
  matchColumns(headers.filter((header) => !omitted.includes(header)));

describe('missingFields', () => {
  it('returns no fields if each required field has a column', () =>
    expect(missingFields(matchColumns(headers), noDefaults)).toEqual([]));

  it('names required fields without a column, in the order of the fields', () =>
    expect(missingFields(without('currency', 'name'), noDefaults)).toEqual(['name', 'currency']));

  it('requires no column of seat types or currencies if there is a default', () => {
    expect(missingFields(without('currency'), { ...noDefaults, currency: 'EUR' })).toEqual([]);
    expect(missingFields(without('seat_type'), noDefaults)).toEqual(['seat_type']);
    expect(missingFields(without('seat_type'), { ...noDefaults, seatType: 'full' })).toEqual([]);
    expect(
      missingFields(without('seat_type', 'total_seats'), { ...noDefaults, seatType: 'full' }),
    ).toEqual(['total_seats']);
  });
});
