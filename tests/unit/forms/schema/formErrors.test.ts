import { describe, expect, it } from 'vitest';
import { loginRules } from '~/domain/rules/accessRules';
import {
  billingRules,
  organizationRules,
  subscriptionFields,
} from '~/domain/rules/organizationRules';
import { totalSeatsRule } from '~/domain/rules/seatsInput';
import { formErrors } from '~/forms/schema/formErrors';
import { formSchema } from '~/forms/schema/formSchema';

const login = {
  email: { label: 'Email', rule: loginRules.email },
  password: { label: 'Password', rule: loginRules.password },
};
const organization = {
  name: { label: 'Name', rule: organizationRules.name },
  subdomain: { label: 'Subdomain', rule: organizationRules.subdomain },
  amount: { label: 'Amount', rule: billingRules.amount },
  currency: { label: 'Currency', rule: billingRules.currency },
};

describe('formErrors of the sign-in', () => {
  it.each([
    [{ email: 'a@b.co', password: 'p' }, {}],
    [{ email: ' a@b.co ', password: '   ' }, {}],
    [
      { email: '', password: '' },
      { email: 'Email is required.', password: 'Password is required.' },
    ],
    [{ email: '\u200B', password: 'p' }, { email: 'Email is required.' }],
    [{ email: 'a@b', password: 'p' }, { email: 'Email address is invalid.' }],
    [
      { email: 'a@b.co,c@d.co', password: '' },
      { email: 'Email address is invalid.', password: 'Password is required.' },
    ],
  ])('validates %o as %o', async (values, errors) =>
    expect(await formErrors(login, values)).toEqual(errors),
  );
});

describe('formErrors of a subscription', () => {
  const subscription = {
    seat_type: { ...subscriptionFields.seat_type, taken: ['full', 'light'] },
    total_seats: { label: 'Total seats', rule: totalSeatsRule(1246) },
  };
  it.each<[object, object]>([
    [{}, {}],
    [{ seat_type: 'Full' }, {}],
    [{ seat_type: ' full ' }, { seat_type: 'Seat type should be unique.' }],
    [{ seat_type: ' ' }, { seat_type: 'Seat type is required.' }],
    [{ total_seats: '1245' }, { total_seats: 'Total seats should be at least 1,246 seats.' }],
    [{ total_seats: '1.5' }, { total_seats: 'Total seats should be a whole number.' }],
  ])('validates %o as %o', async (change, errors) =>
    expect(
      await formErrors(subscription, { seat_type: 'guest', total_seats: '1246', ...change }),
    ).toEqual(errors),
  );
});

describe('formErrors of an organization', () => {
  const validOrganization = { name: 'Acme', subdomain: 'acme', amount: '3371.42', currency: 'USD' };
  it.each<[object, object]>([
    [{}, {}],
    [{ name: 'a' }, { name: 'Name should be at least 2 characters.' }],
    [{ name: 'a'.repeat(121) }, { name: 'Name should be at most 120 characters.' }],
    [{ name: '{value}' }, {}],
    [{ subdomain: '-a-' }, { subdomain: 'Subdomain is not valid.' }],
    [{ amount: '1000,50' }, { amount: 'Amount should be a number.' }],
    [{ amount: '' }, { amount: 'Amount is required.' }],
    [{ amount: '-1' }, { amount: 'Amount should be at least 0.' }],
    [{ amount: '1000000' }, { amount: 'Amount should be less than 1,000,000.' }],
    [
      { amount: '0.001', currency: 'usd' },
      { amount: 'Amount is not valid.', currency: 'Currency is not valid.' },
    ],
    [
      { name: undefined, currency: '' },
      { name: 'Name is required.', currency: 'Currency is required.' },
    ],
  ])('validates %o as %o', async (change, errors) =>
    expect(await formErrors(organization, { ...validOrganization, ...change })).toEqual(errors),
  );
});

it('formSchema builds the schema of a set of fields once', () =>
  expect(formSchema(login)).toBe(formSchema(login)));
