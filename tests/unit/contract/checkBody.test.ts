import { describe, expect, it } from 'vitest';
import {
  assignSeats,
  createOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import { login } from '~/api/contract/auth';
import { createToken } from '~/api/contract/tokenMutations';
import { checkBody } from '~/api/contract/checkBody';

const valid = {
  name: 'Acme',
  subdomain: 'acme',
  billing: {
    billing_name: 'Ann',
    billing_email: 'user+tag@sub.example.co',
    amount: 0,
    currency: 'USD',
  },
  subscriptions: [{ seat_type: 'full', total_seats: 1 }],
};

function issues(change: object) {
  return checkBody(createOrganization.body, { ...valid, ...change }).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );
}

function billing(change: object) {
  return issues({ billing: { ...valid.billing, ...change } });
}

describe('checkBody for a new organization', () => {
  it('accepts required fields only and ignores unknown keys', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ extra: 1, billing: { ...valid.billing, extra: 1 } })).toEqual([]);
    expect(issues({ address: null })).toEqual([]);
    expect(billing({ billing_phone: null })).toEqual([]);
  });

  it('accepts any visible name', () => {
    for (const name of [
      'null',
      'constructor',
      "O'Brien",
      '<img src=x onerror=alert(1)>',
      '{{7*7}}',
      '\u202Eevil',
      '👨‍👩‍👧‍👦👨‍👩‍👧‍👦',
      `e${'\u0301'.repeat(60)}`,
    ])
      expect(issues({ name })).toEqual([]);
    for (const name of ['', '   ', '\u200B', '\t\n\u00A0', null, undefined])
      expect(issues({ name })).toEqual(['/name required']);
    expect(issues({ name: ' x ' })).toEqual(['/name min']);
    // Counted in code points, not UTF-16 code units.
    expect(issues({ name: '🏢'.repeat(120) })).toEqual([]);
    expect(issues({ name: '🏢'.repeat(121) })).toEqual(['/name too_long']);
    expect(issues({ name: 5 })).toEqual(['/name format']);
  });

  it('validates subdomains', () => {
    for (const subdomain of ['abc', 'a-b', '123', 'a'.repeat(63)])
      expect(issues({ subdomain })).toEqual([]);
    for (const subdomain of ['Abc', 'a_b', '-ab', 'ab-', 'a.b', 'äbc', 'a b'])
      expect(issues({ subdomain })).toEqual(['/subdomain format']);
    expect(issues({ subdomain: 'ab' })).toEqual(['/subdomain min']);
    expect(issues({ subdomain: 'a'.repeat(64) })).toEqual(['/subdomain too_long']);
  });

  it('rejects anything but plain email addresses', () => {
    for (const billing_email of [
      'a@b',
      'a..b@c.co',
      'a@b.co,c@d.co',
      `${'a'.repeat(300)}@b.co`,
      'Ann <a@b.co>',
      'a@b.co\nBcc: x@y.co',
      5,
    ]) {
      expect(billing({ billing_email })).toEqual(['/billing/billing_email email']);
    }
  });

  it('accepts amounts as exact numbers only', () => {
    for (const amount of [0, -0, 0.1, 0.07, 1.1, 4.35, 1234.56, 999_999.99])
      expect(billing({ amount })).toEqual([]);
    for (const [amount, code] of [
      [-1, 'min'],
      [-0.01, 'min'],
      [1_000_000, 'less_than'],
      [2 ** 53 + 2, 'less_than'],
      [0.001, 'format'],
      [10.005, 'format'],
      ['1e3', 'number'],
      ['10', 'number'],
      [null, 'required'],
      [true, 'number'],
      [Infinity, 'number'],
    ]) {
      expect(billing({ amount })).toEqual([`/billing/amount ${code}`]);
    }
  });

  it('validates phone numbers and currencies', () => {
    for (const billing_phone of ['', '+44 (161) 496-0.123', '1234567'])
      expect(billing({ billing_phone })).toEqual([]);
    for (const billing_phone of ['123456', '1234567890123456', '+44 161 ext 5', '١٢٣٤٥٦٧'])
      expect(billing({ billing_phone })).toEqual(['/billing/billing_phone format']);
    for (const currency of ['usd', 'XXX', 'USD ', '__proto__'])
      expect(billing({ currency })).toEqual(['/billing/currency format']);
  });

  it('requires at least one subscription and unique seat types', () => {
    for (const subscriptions of [[], null, undefined])
      expect(issues({ subscriptions })).toEqual(['/subscriptions at_least_count']);
    expect(issues({ subscriptions: {} })).toEqual(['/subscriptions format']);
    expect(issues({ subscriptions: [null, 5] })).toEqual([
      '/subscriptions/0 format',
      '/subscriptions/1 format',
    ]);
    const rows = [
      { seat_type: 'full', total_seats: 1 },
      { seat_type: ' full', total_seats: 0 },
      { total_seats: 100_001 },
      { seat_type: 'x', total_seats: 1.5 },
    ];
    expect(issues({ subscriptions: rows })).toEqual([
      '/subscriptions/1/total_seats min',
      '/subscriptions/1/seat_type unique',
      '/subscriptions/2/seat_type required',
      '/subscriptions/2/total_seats less_than',
      '/subscriptions/3/total_seats integer',
    ]);
  });

  it('rejects payloads that are not objects', () => {
    for (const body of [null, [], 'x', 5])
      expect(checkBody(createOrganization.body, body)).toEqual([{ pointer: '', code: 'format' }]);
    expect(issues({ billing: [] })).toEqual(['/billing format']);
    expect(issues({ billing: null })).toEqual(['/billing required']);
    const inherited = Object.create(valid) as object;
    expect(checkBody(createOrganization.body, inherited).length).toBeGreaterThan(0);
  });
});

describe('checkBody for other payloads', () => {
  it('accepts partial changes but no empty required fields', () => {
    const change = (body: object) =>
      checkBody(updateOrganization.body, body, { partial: true }).map(
        ({ pointer, code }) => `${pointer} ${code}`,
      );
    expect(change({})).toEqual([]);
    expect(change({ billing: { amount: 1 } })).toEqual([]);
    expect(change({ name: null, billing: { currency: '' } })).toEqual([
      '/name required',
      '/billing/currency required',
    ]);
  });

  it('never trims a password', () => {
    expect(checkBody(login.body, { email: ' demo@example.com ', password: ' ' })).toEqual([]);
    expect(checkBody(login.body, { email: 'demo@example.com', password: '' })).toEqual([
      { pointer: '/password', code: 'required' },
    ]);
  });

  it('requires the expiry of a token to be null or in the future', () => {
    const now = Date.parse('2026-03-02T12:00:00Z');
    const codes = (expires_at: unknown) =>
      checkBody(createToken.body, { name: 'x', expires_at }, { now }).map(({ code }) => code);
    expect(codes(null)).toEqual([]);
    expect(codes('2026-03-02T14:00:01+02:00')).toEqual([]);
    for (const missing of [undefined, '', '  ']) expect(codes(missing)).toEqual(['required']);
    for (const invalidDate of [
      '2024-02-30T00:00:00Z',
      '1',
      '12/31/2026',
      '2026-12-31',
      '2026-12-31T00:00:00',
      5,
    ])
      expect(codes(invalidDate)).toEqual(['date']);
    expect(codes('2026-03-02T12:00:00Z')).toEqual(['greater_than']);
    expect(codes('2027-03-03T12:00:00Z')).toEqual(['less_than']);
  });

  it('requires assigned seats to be a whole number', () => {
    const codes = (assigned_seats: unknown) =>
      checkBody(assignSeats.body, { assigned_seats }).map(({ code }) => code);
    for (const seats of [0, 100_000]) expect(codes(seats)).toEqual([]);
    for (const [value, code] of [
      [1.5, 'integer'],
      [-1, 'min'],
      [2 ** 53 + 2, 'less_than'],
      ['', 'required'],
      ['1', 'number'],
    ])
      expect(codes(value)).toEqual([code]);
  });
});
