import { describe, expect, it } from 'vitest';
import { checkNumberText, parseNumber } from '~/domain/rules/parseNumber';
import { billingRules, subscriptionRules } from '~/domain/rules/organizationRules';

const { amount } = billingRules;
const { total_seats: seats } = subscriptionRules;

describe('parseNumber for amounts', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['3371.42', 3371.42],
    [' 12.5 ', 12.5],
    ['007', 7],
    ['999999.99', 999_999.99],
    ['1,920.10', 1920.1],
    ['1,000.50', 1000.5],
    ['999,999.99', 999_999.99],
    ['1,000', 1000],
  ])('parses %j as %d', (text, value) =>
    expect([checkNumberText(amount, text), parseNumber(amount, text)]).toEqual([undefined, value]),
  );

  it.each([
    ['', 'required'],
    ['\u200B', 'required'],
    ['0x10', 'number'],
    ['1e3', 'number'],
    ['Infinity', 'number'],
    ['NaN', 'number'],
    ['1 000', 'number'],
    ['1\u00A0000', 'number'],
    ['1.000,50', 'number'],
    ['1200,50', 'number'],
    ['1,92', 'number'],
    ['1,2345', 'number'],
    ['1234,567', 'number'],
    ['0,500', 'number'],
    ['00,500', 'number'],
    [',500', 'number'],
    ['1,,000', 'number'],
    ['1,000,', 'number'],
    ['1.000,000', 'number'],
    ['1,000.505', 'format'],
    ['1,000,000', 'less_than'],
    ['-1,000', 'min'],
    ['+5', 'number'],
    ['.5', 'number'],
    ['5.', 'number'],
    ['$5', 'number'],
    ['１２', 'number'],
    ['1\u200B2', 'number'],
    ['-0', 'min'],
    ['-0.00', 'min'],
    ['-1', 'min'],
    ['1.005', 'format'],
    ['1.000', 'format'],
    ['999999.999', 'format'],
    ['1000000', 'less_than'],
    ['9007199254740993', 'less_than'],
    ['9'.repeat(400), 'less_than'],
  ])('rejects %j as %s', (text, code) =>
    expect([checkNumberText(amount, text)?.code, parseNumber(amount, text)]).toEqual([
      code,
      undefined,
    ]),
  );
});

describe('parseNumber for total seats', () => {
  it.each([
    ['1', 1],
    ['100000', 100_000],
    ['9,500', 9500],
    ['100,000', 100_000],
  ])('parses %j as %d', (text, value) =>
    expect([checkNumberText(seats, text), parseNumber(seats, text)]).toEqual([undefined, value]),
  );
  it.each([
    ['', 'required'],
    ['0', 'min'],
    ['-1', 'min'],
    ['1.5', 'integer'],
    ['1.0', 'integer'],
    ['9007199254740993', 'less_than'],
    ['100001', 'less_than'],
    ['1e3', 'number'],
    ['1,00', 'number'],
    ['1,000.0', 'integer'],
    ['ten', 'number'],
  ])('rejects %j as %s', (text, code) =>
    expect([checkNumberText(seats, text)?.code, parseNumber(seats, text)]).toEqual([
      code,
      undefined,
    ]),
  );
});

it('accepts a blank optional number and parses it as undefined', () =>
  expect([checkNumberText({ kind: 'number' }, ' '), parseNumber({ kind: 'number' }, ' ')]).toEqual([
    undefined,
    undefined,
  ]));
it('accepts any number for a rule without bounds', () =>
  expect([
    parseNumber({ kind: 'number' }, '-0'),
    parseNumber({ kind: 'number' }, '1.23456'),
  ]).toEqual([-0, 1.23456]));
