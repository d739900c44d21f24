import { describe, expect, it } from 'vitest';
import { seatRules } from '~/domain/rules/organizationRules';
import {
  parseAssignedSeats,
  stepAssignedSeats,
  isDifferentAssignment,
} from '~/domain/rules/parseAssignedSeats';
import { checkNumberText } from '~/domain/rules/parseNumber';

describe('parseAssignedSeats', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['100000', 100_000],
    ['1,000', 1000],
  ])('parses %j as %d', (text, seats) => expect(parseAssignedSeats(text)).toBe(seats));

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200B', 'required'],
    ['1.5', 'integer'],
    ['5.0', 'integer'],
    ['100000.0000000000000001', 'integer'],
    ['-1', 'min'],
    ['100001', 'less_than'],
    ['9007199254740993', 'less_than'],
    ['9'.repeat(400), 'less_than'],
    ['1e3', 'number'],
    ['0x10', 'number'],
    ['1,00', 'number'],
    ['1 000', 'number'],
    ['+5', 'number'],
    ['.5', 'number'],
    ['5.', 'number'],
    ['Infinity', 'number'],
    ['NaN', 'number'],
    ['１２', 'number'],
    ['five', 'number'],
    ['<b>', 'number'],
  ])('rejects %j as %s', (text, code) => {
    expect(checkNumberText(seatRules.assigned_seats, text)?.code).toBe(code);
    expect(parseAssignedSeats(text)).toBeUndefined();
  });
});

it.each([
  ['1000', '1,000', false],
  ['7', ' 07 ', false],
  ['', '', false],
  ['7', '70', true],
  ['7', '', true],
  ['7', '7x', true],
])('isDifferentAssignment(%j, %j) returns %j', (from, to, expected) =>
  expect(isDifferentAssignment(from, to)).toBe(expected),
);

it.each([
  ['10', 1, '11'],
  ['10', -1, '9'],
  ['0', -1, '0'],
  [' 007 ', 1, '8'],
  ['', 1, '247'],
  ['1.5', -1, '245'],
  ['twelve', 1, '247'],
] as const)('stepAssignedSeats changes %j by %d to %j of 246 seats in use', (text, by, result) => {
  expect(stepAssignedSeats(text, 246, by)).toBe(result);
});
