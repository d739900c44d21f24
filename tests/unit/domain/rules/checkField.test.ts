import { describe, expect, it } from 'vitest';
import { checkField } from '~/domain/rules/checkField';
import type { FieldIssue, FieldRule } from '~/domain/rules/FieldRule';
import { loginRules } from '~/domain/User';
import { tokenRules } from '~/domain/Token';
import {
  billingRules,
  organizationRules,
  seatRules,
  subscriptionRules,
} from '~/domain/rules/organizationRules';

const now = Date.UTC(2026, 2, 2, 9, 30);
const check = (rule: FieldRule, value: unknown) => checkField(rule, value, now);

const required: FieldIssue = { code: 'required' };
const format: FieldIssue = { code: 'format' };
const min = (value: number | string): FieldIssue => ({ code: 'min', params: { value } });
const tooLong = (value: string): FieldIssue => ({ code: 'too_long', params: { value } });
const below = (value: number, unit = ''): FieldIssue => ({
  code: 'less_than',
  params: { value, unit },
});

type Table = readonly (readonly [value: unknown, issue: FieldIssue | undefined])[];

const blanks = ['', ' ', '   ', '\t\n', '\u200B', ' \u200B\u00A0', '\uFEFF', undefined, null];

const tables: Readonly<Record<string, readonly [FieldRule, Table]>> = {
  'a name': [
    organizationRules.name,
    [
      ...blanks.map((value) => [value, required] as const),
      ['a', min('2 characters')],
      [' a ', min('2 characters')],
      ['😀', min('2 characters')],
      ['ab', undefined],
      ['é'.repeat(120), undefined],
      ['😀'.repeat(120), undefined],
      [` ${'a'.repeat(120)} `, undefined],
      ['a'.repeat(121), tooLong('120 characters')],
      ['😀'.repeat(121), tooLong('120 characters')],
      [7, format],
      [{}, format],
      [['ab'], format],
      ['constructor', undefined],
    ],
  ],
  'an address': [
    organizationRules.address,
    [
      ...blanks.map((value) => [value, undefined] as const),
      ['a'.repeat(240), undefined],
      ['a'.repeat(241), tooLong('240 characters')],
    ],
  ],
  'a subdomain': [
    organizationRules.subdomain,
    [
      ['', required],
      ['ab', min('3 characters')],
      ['abc', undefined],
      [' abc ', undefined],
      ['a-1', undefined],
      ['a--b', undefined],
      ['123', undefined],
      ['a'.repeat(63), undefined],
      ['a'.repeat(64), tooLong('63 characters')],
      ...['-ab', 'ab-', '---', 'Abc', 'a_b', 'a.b', 'a b', 'äbc', 'abc\nx', 'abc/'].map(
        (value) => [value, format] as const,
      ),
      ['a\u200Bb', min('3 characters')],
      ['a\u200Bbc', undefined],
    ],
  ],
  'a phone number': [
    billingRules.billing_phone,
    [
      ['', undefined],
      ['1234567', undefined],
      ['+1 (555) 010-9999', undefined],
      ['1'.repeat(15), undefined],
      ['\u202A+46\u00A08\u200E123\n45 67\u202C', undefined],
      ['+46 8\u2011123 45 67', format],
      ...['123456', '1'.repeat(16), '-------', '1234567x', '１２３４５６７'].map(
        (value) => [value, format] as const,
      ),
    ],
  ],
  'an amount': [
    billingRules.amount,
    [
      ['', required],
      [null, required],
      [0, undefined],
      [-0, undefined],
      [0.01, undefined],
      [3371.42, undefined],
      [999_999.99, undefined],
      [1_000_000, below(1_000_000)],
      [9007199254740993, below(1_000_000)],
      [-1, min(0)],
      [-0.01, min(0)],
      [0.001, format],
      [1.005, format],
      [0.1 + 0.2, format],
      ...['7', Infinity, Number.NaN, true, {}].map(
        (value) => [value, { code: 'number' } as const] as const,
      ),
    ],
  ],
  'total seats': [
    subscriptionRules.total_seats,
    [
      [1, undefined],
      [100_000, undefined],
      [0, min(1)],
      [100_001, below(100_001)],
      [1.5, { code: 'integer' }],
      ['', required],
    ],
  ],
  'assigned seats': [
    seatRules.assigned_seats,
    [
      [0, undefined],
      [100_000, undefined],
      [100_001, below(100_001)],
      [2 ** 53 + 1, below(100_001)],
      [-1, min(0)],
      [1.5, { code: 'integer' }],
      ['5', { code: 'number' }],
      [undefined, required],
    ],
  ],
  'a currency': [
    billingRules.currency,
    [
      ['USD', undefined],
      ['', required],
      ['\u200BUSD ', undefined],
      ['usd', format],
      ['XXX', format],
      ['__proto__', format],
      ['constructor', format],
      [7, format],
    ],
  ],
  'an email': [
    loginRules.email,
    [
      ['a@b.co', undefined],
      ['', required],
      ['\u200Ba@b.co\u00A0', undefined],
      ['Name <a@b.co>', { code: 'email' }],
      ['a@b', { code: 'email' }],
      [7, { code: 'email' }],
    ],
  ],
  'a password': [
    loginRules.password,
    [
      ['', required],
      [' ', undefined],
      ['\u200B', undefined],
      [' demo ', undefined],
      ['x'.repeat(10_000), undefined],
      [7, format],
    ],
  ],
  'a token’s expiry': [
    tokenRules.expires_at,
    [
      [null, undefined],
      [undefined, undefined],
      ['2026-03-02T09:30:01Z', undefined],
      ['2026-03-02T09:30:00Z', { code: 'greater_than', params: { value: 'now' } }],
      ['2020-01-01T00:00:00Z', { code: 'greater_than', params: { value: 'now' } }],
      ['2027-03-03T09:29:59Z', undefined],
      ['2027-03-03T09:30:00Z', below(366, ' days away')],
      ...['2024-02-30T00:00:00Z', '2024-02-30', '1', '12/31/2024', 'never', 1772357400000, {}].map(
        (value) => [value, { code: 'date' } as const] as const,
      ),
    ],
  ],
  'a required instant': [
    { kind: 'instant', required: true },
    [
      [null, required],
      ['', required],
      ['2026-03-02T09:30:00Z', undefined],
    ],
  ],
  'a long text': [
    { kind: 'text', maxLength: 1000 },
    [['a'.repeat(1001), tooLong('1,000 characters')]],
  ],
};

describe.each(Object.entries(tables))('checkField, %s', (_, [rule, table]) => {
  it.each(table)('validates %j as %o', (value, issue) => expect(check(rule, value)).toEqual(issue));
});
