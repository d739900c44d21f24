import { describe, expect, it } from 'vitest';
import { checkBody } from '~~/mocks/validation';
import { bodies } from '~~/mocks/bodies';
import {
  blankOrganization,
  toUpdatePayload,
  toCreatePayload,
  hasChanges,
  organizationValues,
  normalizeValues,
} from '~/domain/organizationValues';
import { threeWayMerge } from '~/domain/threeWayMerge';
import { wireRow } from '../api/wireFixtures';
import { buildOrganization } from '../stores/organizationFixtures';

const billing = {
  ...wireRow.billing,
  billing_name: 'Bo',
  billing_email: 'bo@acme.example',
  billing_phone: null,
  amount: 3371.42,
  currency: 'GBP',
};
const values = organizationValues(buildOrganization('acme', { billing }));

describe('organizationValues and normalizeValues', () => {
  it('maps missing API values to blanks', () => {
    expect(values).toMatchObject({
      name: 'Name acme',
      subdomain: 'acme',
      billing_name: 'Bo',
      billing_email: 'bo@acme.example',
      billing_phone: '',
      amount: '3,371.42',
      currency: 'GBP',
    });
    expect(
      organizationValues(
        buildOrganization('acme', { billing: null, address: null, subdomain: null }),
      ),
    ).toMatchObject({ address: '', subdomain: '', billing_name: '', amount: '', currency: '' });
  });

  it('formats amounts with two decimals, or exactly if the API sent more', () => {
    const amountOf = (amount: number) =>
      organizationValues(buildOrganization('acme', { billing: { ...billing, amount } })).amount;
    expect([0, 5, 1920.1, 19.99, 999_999.99, 1.005, -3.5].map(amountOf)).toEqual([
      '0.00',
      '5.00',
      '1,920.10',
      '19.99',
      '999,999.99',
      '1.005',
      '-3.50',
    ]);
  });

  it.each(['1920.10', '1920.1', '1,920.10', ' 01920.1 '])(
    'treats the amount %j as equal to 1920.10',
    (amount) => {
      const loaded = normalizeValues({ ...values, amount: '1920.10' });
      const typed = normalizeValues({ ...values, amount });
      expect(typed.amount).toBe('1,920.10');
      expect(toUpdatePayload(loaded, typed)).toEqual({});
      expect(hasChanges(values, { ...values, amount: '1' })).toBe(true);
      expect(hasChanges({ ...values, amount: '1,920.10' }, { ...values, amount })).toBe(false);
      expect(threeWayMerge({ ...loaded }, { ...loaded }, { ...typed })).toEqual([]);
    },
  );

  it('trims values and normalises amounts for comparison', () => {
    expect(
      normalizeValues({ ...values, name: ' Name acme ', address: '\u200B', amount: '03371.42' }),
    ).toEqual({ ...values, address: '' });
    expect(normalizeValues({ ...values, amount: '1e3' }).amount).toBe('1e3');
  });
});

describe('organization values with characters that cleaning removes', () => {
  const loaded = { ...values, name: 'Söder\u00A0Café', billing_phone: '\u202A+46 8 123 45 67' };

  it('values with invisible characters are not sent while they are as they were loaded', () => {
    expect(normalizeValues(loaded, loaded)).toEqual(loaded);
    expect(hasChanges(loaded, { ...loaded, billing_name: ' Bo\u200B' })).toBe(false);
    expect(toUpdatePayload(loaded, normalizeValues({ ...loaded, amount: '1' }, loaded))).toEqual({
      billing: { amount: 1 },
    });
  });

  it('values with invisible characters are sent cleaned once the user retypes them', () => {
    const typed = { ...loaded, name: 'Söder Café ' };
    expect(hasChanges(loaded, typed)).toBe(true);
    expect(toUpdatePayload(loaded, normalizeValues(typed, loaded))).toEqual({ name: 'Söder Café' });
  });
});

describe('organization payloads', () => {
  it('toUpdatePayload contains only changed fields', () => {
    expect(toUpdatePayload(values, values)).toEqual({});
    expect(
      toUpdatePayload(values, { ...values, address: '', amount: '12', currency: 'USD' }),
    ).toEqual({
      address: '',
      billing: { amount: 12, currency: 'USD' },
    });
    expect(
      checkBody(
        bodies.updateOrganization,
        toUpdatePayload(values, { ...values, address: '', billing_phone: '', amount: '0' }),
        { partial: true },
      ),
    ).toEqual([]);
  });

  it('toCreatePayload has cleaned values, but text of several lines only trimmed', () => {
    const payload = toCreatePayload({
      ...blankOrganization,
      name: 'So\u0308der\u00A0Cafe\u0301',
      address: ' 1 Road\n\nTown\u200B ',
      subdomain: 'https://Soder.provider.example/',
      billing_name: 'Wes  \u200BWren',
      billing_email: 'Wes <wes@wren.example>',
      billing_phone: '\u202A+46\u00A08\u2011123 45 67\u202C',
      amount: '$1.000,10',
      subscriptions: [{ seat_type: 'full\u200B', total_seats: '1\u00A0005' }],
    });
    expect(payload).toEqual({
      name: 'Söder Café',
      address: '1 Road\n\nTown\u200B',
      subdomain: 'soder',
      billing: {
        billing_name: 'Wes Wren',
        billing_email: 'wes@wren.example',
        billing_phone: '+46 8-123 45 67',
        amount: 1000.1,
        currency: 'USD',
      },
      subscriptions: [{ seat_type: 'full', total_seats: 1005 }],
    });
  });

  it('toCreatePayload matches the contract and omits optional blanks', () => {
    const payload = toCreatePayload({
      ...blankOrganization,
      name: ' Wren ',
      subdomain: 'wren',
      billing_name: 'Wes',
      billing_email: ' wes@wren.example ',
      amount: '1,000.10',
      subscriptions: [{ seat_type: ' full ', total_seats: '1,005' }],
    });
    expect(payload).toEqual({
      name: 'Wren',
      subdomain: 'wren',
      billing: {
        billing_name: 'Wes',
        billing_email: 'wes@wren.example',
        amount: 1000.1,
        currency: 'USD',
      },
      subscriptions: [{ seat_type: 'full', total_seats: 1005 }],
    });
    expect(checkBody(bodies.createOrganization, payload)).toEqual([]);
  });
});
