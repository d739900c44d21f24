import { describe, expect, it } from 'vitest';
import {
  seatRules,
  stepSeats,
  implausibleFactor,
  seatsRule,
} from '~/domain/rules/organizationRules';
import { checkNumberText } from '~/domain/rules/checkField';
import { cleanField } from '~/domain/text/cleanField';

const rule = seatRules.assigned_seats;

it.each([
  ['+20', '266'],
  ['-5', '241'],
  ['\u22125', '241'],
  ['\u20135', '241'],
  ['+ 1,000', '1246'],
  ['-300', '-300'],
  ['\u2212300', '-300'],
  ['+1,5', '+1,5'],
  ['20', '20'],
  ['1 - 5', '1 - 5'],
])('%s of 246 seats is %s', (text, expected) =>
  expect(cleanField(seatsRule('total', 12, 246), text)).toBe(expected),
);

it('without a current number nothing is a change of it', () =>
  expect(cleanField(seatsRule('assign', null, null), '+20')).toBe('+20'));

it.each([
  ['10', 1, '11'],
  ['10', -1, '9'],
  ['0', -1, '0'],
  [' 007 ', 1, '8'],
  ['', 1, '247'],
  ['1.5', -1, '245'],
  ['twelve', 1, '247'],
] as const)('stepSeats changes %j by %d to %j of 246 seats in use', (text, by, result) => {
  expect(stepSeats(rule, text, 246, by)).toBe(result);
});

it.each([
  ['247', -1, '246'],
  ['246', -1, '246'],
  ['10', 1, '246'],
  ['300', 1, '301'],
  ['', 1, '251'],
] as const)(
  'stepSeats changes a total of %j by %d to %j, not below 246 in use',
  (text, by, result) => expect(stepSeats(seatsRule('total', 246, 250), text, 250, by)).toBe(result),
);

it.each([
  [50, 50_600, 1012],
  [200, 2199, 10],
  [1000, 9999, undefined],
  [6, 60, 10],
  [5, 54, undefined],
  [5, 55, 11],
  [1, 50, undefined],
  [1, 51, 51],
  [0, 50_000, undefined],
])('implausibleFactor of %d seats and %d is %j', (current, seats, factor) =>
  expect(implausibleFactor(current, seats)).toBe(factor),
);

describe('seatsRule of a total', () => {
  it.each([
    [246, '245', { code: 'min', params: { value: '246, the seats in use' } }],
    [246, '-0', { code: 'min', params: { value: '246, the seats in use' } }],
    [246, '246', undefined],
    [246, '1.5', { code: 'integer' }],
    [246, '', { code: 'required' }],
    [246, '100001', { code: 'less_than', params: { value: 100_001, unit: '' } }],
    [1, '0', { code: 'min', params: { value: '1, the seats in use' } }],
    [0, '0', { code: 'min', params: { value: 1 } }],
    [null, '1', undefined],
  ])('with %j seats in use, checks %j as %j', (used, text, issue) =>
    expect(checkNumberText(seatsRule('total', used, null), text)).toEqual(issue),
  );
});
