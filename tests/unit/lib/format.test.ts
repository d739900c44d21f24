import { describe, expect, it } from 'vitest';
import {
  formatChange,
  formatDay,
  formatInstantDate,
  formatInstantFull,
  formatNumber,
} from '~/lib/format';

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1234, '1,234'],
    [10_000, '10,000'],
    [1_234_567, '1,234,567'],
    [-1234, '-1,234'],
    [-0, '0'],
    [1.5, '1.5'],
  ])('formats %s as %s', (value, text) => expect(formatNumber(value)).toBe(text));
});

describe('formatDay', () => {
  it.each([
    ['2026-03-01', '1 Mar 2026'],
    ['2026-12-31', '31 Dec 2026'],
    ['2024-02-29', '29 Feb 2024'],
    ['2026-09-09', '9 Sept 2026'],
    ['1999-01-01', '1 Jan 1999'],
  ])('formats %s as %s', (day, text) => expect(formatDay(day)).toBe(text));
});

const invalidDates = [
  null,
  undefined,
  '',
  ' ',
  'null',
  '1',
  '12/31/2024',
  '2024-02-30',
  '2023-02-29',
  '2024-13-01',
  '2024-1-1',
  'tomorrow',
  '<b>2024-02-29</b>',
  '2024-02-29\n',
];

describe('missing or malformed dates', () => {
  it.each(invalidDates)('formatDay returns null for %j', (text) =>
    expect(formatDay(text)).toBeNull(),
  );
  it.each([
    ...invalidDates,
    '2024-02-29',
    '2024-02-30T00:00:00Z',
    '2026-03-01T09:30:00',
    '1772357400',
    '2026-03-01T24:00:00Z',
  ])('formatInstantDate and formatInstantFull return null for %j', (text) => {
    expect(formatInstantDate(text)).toBeNull();
    expect(formatInstantFull(text)).toBeNull();
  });
});

it.each([
  [10, '+10'],
  [1234, '+1,234'],
  [-4, '\u22124'],
  [0, '0'],
  [-0, '0'],
])('formatChange(%d) is %s', (change, text) => {
  expect(formatChange(change)).toBe(text);
});
