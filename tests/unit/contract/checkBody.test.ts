import { describe, expect, it } from 'vitest';
import { createOrganization, updateOrganization } from '~/api/contract/accountMutations';
import { createToken } from '~/api/contract/tokenMutations';
import { checkBody } from '~~/mocks/contract/checkBody';

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

// The rules of single fields: tests/unit/domain/rules/checkField.test.ts.
describe('checkBody for a new organization', () => {
  it('accepts required fields only, null for optional ones, and ignores unknown keys', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ extra: 1, billing: { ...valid.billing, extra: 1 } })).toEqual([]);
    expect(issues({ address: null, billing: { ...valid.billing, billing_phone: null } })).toEqual(
      [],
    );
  });

  it('names every invalid field by its pointer, in the order of the rules', () => {
    const billing = { billing_email: 'x', amount: '1' };
    expect(issues({ subdomain: '-a', name: '\u200B', billing })).toEqual([
      '/name required',
      '/subdomain min',
      '/billing/billing_name required',
      '/billing/billing_email email',
      '/billing/amount number',
      '/billing/currency required',
    ]);
  });

  it('requires at least one subscription and unique seat types', () => {
    for (const subscriptions of [[], null, undefined])
      expect(issues({ subscriptions })).toEqual(['/subscriptions at_least_count']);
    expect(issues({ subscriptions: {} })).toEqual(['/subscriptions format']);
    const rows = [
      { seat_type: 'full', total_seats: 1 },
      { seat_type: ' full', total_seats: 0 },
      { total_seats: 100_001 },
      null,
    ];
    expect(issues({ subscriptions: rows })).toEqual([
      '/subscriptions/1/total_seats min',
      '/subscriptions/1/seat_type unique',
      '/subscriptions/2/seat_type required',
      '/subscriptions/2/total_seats less_than',
      '/subscriptions/3 format',
    ]);
  });

  it('rejects payloads and groups that are not objects of their own', () => {
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

  it.each([
    [null, []],
    ['2026-03-02T14:00:01+02:00', []],
    [undefined, ['required']],
    ['  ', ['required']],
    ['2026-12-31T00:00:00', ['date']],
    ['2026-03-02T12:00:00Z', ['greater_than']],
  ])('a token with the expiry %j has the issues %j', (expires_at, codes) => {
    const now = Date.parse('2026-03-02T12:00:00Z');
    const found = checkBody(createToken.body, { name: 'x', expires_at }, { now });
    expect(found.map(({ code }) => code)).toEqual(codes);
  });
});
