import { describe, expect, it } from 'vitest';
import type { NumberRule } from '~/domain/rules/FieldRule';
import { checkNumberText, parseNumber } from '~/domain/rules/checkField';
import { billingRules, subscriptionRules } from '~/domain/rules/organizationRules';

const { amount } = billingRules;
const { total_seats: seats } = subscriptionRules;
/** Whatever its field needs, the text is no number. */
const notNumbers = [
  '0x10',
  '1e3',
  'Infinity',
  'NaN',
  'ten',
  '<b>',
  '$5',
  '+5',
  '.5',
  '5.',
  '１２',
].concat('1 000', '1\u00A0000', '1\u200B2', '1.000,50', ',500', '1,,000', '1,000,', '1.000,000');
const decimalCommas = ['1200,50', '12,50', '1,92', '1,2345', '1234,567', '0,500', '00,500'];

describe('parseNumber', () => {
  it.each([
    [amount, '0', 0],
    [amount, '0.00', 0],
    [amount, '3371.42', 3371.42],
    [amount, ' 12.5 ', 12.5],
    [amount, '007', 7],
    [amount, '999999.99', 999_999.99],
    [amount, '1,920.10', 1920.1],
    [amount, '999,999.99', 999_999.99],
    [seats, '1', 1],
    [seats, '100000', 100_000],
    [seats, '9,500', 9500],
  ])('by the rule %o parses %j as %d', (rule, text, value) =>
    expect([checkNumberText(rule, text), parseNumber(rule, text)]).toEqual([undefined, value]),
  );

  it.each<[NumberRule, string, string]>([
    ...notNumbers.flatMap((text): [NumberRule, string, string][] => [
      [amount, text, 'number'],
      [seats, text, 'number'],
    ]),
    ...decimalCommas.flatMap((text): [NumberRule, string, string][] => [
      [amount, text, 'decimal_point'],
      [seats, text, 'number'],
    ]),
    [amount, '', 'required'],
    [amount, '\u200B', 'required'],
    [amount, '1,000.505', 'format'],
    [amount, '1.000', 'format'],
    [amount, '999999.999', 'format'],
    [amount, '1,000,000', 'less_than'],
    [amount, '9007199254740993', 'less_than'],
    [amount, '9'.repeat(400), 'less_than'],
    [amount, '-1,000', 'min'],
    [amount, '-0.00', 'min'],
    [seats, '', 'required'],
    [seats, '0', 'min'],
    [seats, '-1', 'min'],
    [seats, '1.0', 'integer'],
    [seats, '1,000.0', 'integer'],
    [seats, '100000.0000000000000001', 'integer'],
    [seats, '100001', 'less_than'],
    [seats, '9'.repeat(400), 'less_than'],
  ])('by the rule %o rejects %j as %s', (rule, text, code) =>
    expect([checkNumberText(rule, text)?.code, parseNumber(rule, text)]).toEqual([code, undefined]),
  );
});

it('a blank optional number is undefined', () =>
  expect([checkNumberText({ kind: 'number' }, ' '), parseNumber({ kind: 'number' }, ' ')]).toEqual([
    undefined,
    undefined,
  ]));
it('a rule without bounds accepts any number', () =>
  expect(['-0', '1.23456'].map((text) => parseNumber({ kind: 'number' }, text))).toEqual([
    -0, 1.23456,
  ]));
