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
    [1234, '1,234'],
    [1_234_567, '1,234,567'],
    [-1234, '\u22121,234'],
    [-0, '0'],
    [1.5, '1.5'],
  ])('formats %s as %s', (value, text) => expect(formatNumber(value)).toBe(text));
});

describe('formatDay', () => {
  it.each([
    ['2026-03-01', '1 Mar 2026'],
    ['2026-12-31', '31 Dec 2026'],
    ['2024-02-29', '29 Feb 2024'],
    ['2026-09-09', '9 Sep 2026'],
  ])('formats %s as %s', (day, text) => expect(formatDay(day)).toBe(text));
});

it.each([null, undefined, '', '2024-02-30', '1-1-2024'])('formatDay(%j) is null', (text) =>
  expect(formatDay(text)).toBeNull(),
);

it.each([null, undefined, '', '2024-02-29', '2024-02-30T00:00:00Z'])(
  'formatInstantDate(%j) and formatInstantFull(%j) are null',
  (text) => expect([formatInstantDate(text), formatInstantFull(text)]).toEqual([null, null]),
);

it.each([
  [10, '+10'],
  [1234, '+1,234'],
  [-4, '\u22124'],
  [0, '0'],
  [-0, '0'],
])('formatChange(%d) is %s', (change, text) => {
  expect(formatChange(change)).toBe(text);
});
