import { describe, expect, it } from 'vitest';
import { blankOrganization } from '~/domain/organizationValues';
import { fieldLabels } from '~/forms/FormFields';
import { flattenErrors, formErrors } from '~/forms/schema';
import {
  newOrganizationFormFields as fields,
  subscriptionFormFields,
} from '~/forms/OrganizationFields';

// Which values each rule accepts: tests/unit/domain/rules.

const validValues = {
  ...blankOrganization,
  name: 'Wren & Co',
  subdomain: 'wren',
  billing_name: 'Wes',
  billing_email: ' wes@wren.example ',
  amount: '1,000.50',
  subscriptions: [{ seat_type: 'full', total_seats: '5' }],
};
const errorsFor = async (change: object) =>
  flattenErrors(fields, await formErrors(fields, { ...validValues, ...change }));

it('accepts a valid organization', async () => expect(await errorsFor({})).toEqual([]));

it.each([
  ['billing_phone', '\u202A+46\u00A08\u2011123 45 67\u202C'],
  ['billing_email', 'Name <a@b.co>'],
  ['amount', 'USD\u00A01\u00A0200.50'],
])('accepts the %s %j, which is valid once it is cleaned', async (name, value) =>
  expect(await errorsFor({ [name]: value })).toEqual([]),
);

it.each([
  ['name', '\u200B', 'Name is required.'],
  ['name', 'a', 'Name should be at least 2 characters.'],
  ['address', 'a'.repeat(241), 'Address should be at most 240 characters.'],
  ['billing_email', 'a@b', 'Email address is invalid.'],
  [
    'billing_phone',
    '123456',
    'Billing phone is not valid. 7 to 15 digits. Spaces, +, -, points and parentheses are allowed.',
  ],
  ['amount', '1200,50', 'Use a point for decimals.'],
  ['amount', 'EUR 12', 'Amount should be a number.'],
  ['amount', '9007199254740993', 'Amount should be less than 1,000,000.'],
  ['currency', '__proto__', 'Currency is not valid. A code of three capital letters, such as USD.'],
])('rejects the %s %j: %s', async (name, value, message) => {
  const errors = await errorsFor({ [name]: value });
  expect(errors).toEqual([expect.objectContaining({ name, message })]);
  expect(errors.map(({ isMissing }) => isMissing)).toEqual([message.endsWith('required.')]);
});

describe('subscriptions', () => {
  const required = async (subscriptions: readonly object[]) =>
    (await errorsFor({ subscriptions })).map((error) => [
      `${error.name}: ${error.message}`,
      error.isMissing,
    ]);

  it('requires at least one subscription', async () =>
    expect(await required([])).toEqual([
      ['subscriptions: At least 1 subscription is required.', true],
    ]));

  it('requires unique seat types and whole numbers of seats', async () =>
    expect(
      await required([
        { seat_type: 'full', total_seats: '1.5' },
        { seat_type: ' full ', total_seats: '-1' },
        { seat_type: '\u200B', total_seats: '9007199254740993' },
        { seat_type: '', total_seats: '' },
        { seat_type: 'full', total_seats: '5' },
        { seat_type: 'FULL\u200B', total_seats: '5' },
      ]),
    ).toEqual([
      ['subscriptions.0.total_seats: Total seats should be a whole number.', false],
      ['subscriptions.1.seat_type: Seat type should be unique.', false],
      ['subscriptions.1.total_seats: Total seats should be at least 1.', false],
      ['subscriptions.2.seat_type: Seat type is required.', true],
      ['subscriptions.2.total_seats: Total seats should be less than 100,001.', false],
      ['subscriptions.3.seat_type: Seat type is required.', true],
      ['subscriptions.3.total_seats: Total seats is required.', true],
      ['subscriptions.4.seat_type: Seat type should be unique.', false],
      ['subscriptions.5.seat_type: Seat type should be unique.', false],
    ]));

  it.each([
    ['guest', undefined],
    ['Full', 'Seat type should be unique.'],
    ['fu\u200Bll\u00A0', 'Seat type should be unique.'],
    [' full ', 'Seat type should be unique.'],
    [' ', 'Seat type is required.'],
  ])('added alone must have a seat type that is not taken: %j', async (seatType, message) => {
    const { seat_type, total_seats } = subscriptionFormFields;
    const errors = await formErrors(
      { seat_type: { ...seat_type, taken: ['full', 'light'] }, total_seats },
      { seat_type: seatType, total_seats: '5' },
    );
    expect(errors.seat_type).toBe(message);
  });
});

it('flattens the errors of rows in the order of the fields, with labels', () => {
  const errors = { subscriptions: [undefined, { total_seats: 'No' }], currency: 'Not this' };
  expect(flattenErrors(fields, errors as object).map(({ name, label }) => [name, label])).toEqual([
    ['currency', 'Currency'],
    ['subscriptions.1.total_seats', 'Subscription 2: Total seats'],
  ]);
});

it('fieldLabels includes the labels of row fields', () =>
  expect(fieldLabels(fields, validValues)).toMatchObject({
    billing_email: { label: 'Billing email' },
    subscriptions: { label: 'Subscriptions', rowName: 'subscription' },
    'subscriptions.0.seat_type': { label: 'Seat type' },
    'subscriptions.0.total_seats': { label: 'Total seats' },
  }));
