import { describe, expect, it } from 'vitest';
import { blankOrganization } from '~/domain/organizationValues';
import { fieldLabels } from '~/forms/FormFields';
import { nestErrors } from '~/forms/nestErrors';
import { flattenErrors } from '~/forms/schema/flattenErrors';
import { formErrors } from '~/forms/schema/formErrors';
import { newOrganizationFormFields as fields } from '~/forms/organizationFormFields';

const validValues = {
  ...blankOrganization,
  name: 'Wren & Co',
  subdomain: 'wren',
  billing_name: 'Wes',
  billing_email: 'wes@wren.example',
  amount: '10',
  subscriptions: [{ seat_type: 'full', total_seats: '5' }],
};
const errorsFor = async (change: object) =>
  flattenErrors(fields, await formErrors(fields, { ...validValues, ...change })).map(
    ({ name, message }) => `${name}: ${message}`,
  );

it('accepts a valid organization', async () => expect(await errorsFor({})).toEqual([]));

const plainText = [
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '\u202Eemca',
  `a${'\u0301'.repeat(60)}`,
  'null',
  'constructor',
  '__proto__',
  "O'Brien",
  '👩‍👩‍👧‍👦',
];

describe.each<
  [field: string, table: readonly (readonly [value: string, message: string | undefined])[]]
>([
  [
    'name',
    [
      ['   ', 'Name is required.'],
      ['\u200B', 'Name is required.'],
      ['a', 'Name should be at least 2 characters.'],
      ['a'.repeat(121), 'Name should be at most 120 characters.'],
      ...plainText.map((text) => [text, undefined] as const),
    ],
  ],
  [
    'billing_name',
    [
      ['\u200B', 'Billing name is required.'],
      ['a'.repeat(121), 'Billing name should be at most 120 characters.'],
      ...plainText.map((text) => [text, undefined] as const),
    ],
  ],
  [
    'address',
    [
      ['', undefined],
      ['a'.repeat(241), 'Address should be at most 240 characters.'],
      ...plainText.map((text) => [text, undefined] as const),
    ],
  ],
  [
    'subdomain',
    [
      ['', 'Subdomain is required.'],
      ['ab', 'Subdomain should be at least 3 characters.'],
      ['a'.repeat(64), 'Subdomain should be at most 63 characters.'],
      ['-abc', 'Subdomain is not valid.'],
      ['Abc', 'Subdomain is not valid.'],
    ],
  ],
  [
    'billing_email',
    [
      ['', 'Billing email is required.'],
      ...[
        'a@b',
        'a..b@c.co',
        'a@b.co,c@d.co',
        `${'a'.repeat(289)}@example.co`,
        'a b@c.co',
        '@c.co',
      ].map((text) => [text, 'Email address is invalid.'] as const),
      ['user+tag@sub.example.co', undefined],
      [' wes@wren.example ', undefined],
    ],
  ],
  [
    'billing_phone',
    [
      ['', undefined],
      ['+1 (555) 010-9999', undefined],
      ['123456', 'Billing phone is not valid.'],
      ['1234567x', 'Billing phone is not valid.'],
    ],
  ],
  [
    'amount',
    [
      ['', 'Amount is required.'],
      ...['0x10', '1e3', 'Infinity', '1000,50', '1,92'].map(
        (text) => [text, 'Amount should be a number.'] as const,
      ),
      ['-0', 'Amount should be at least 0.'],
      ['-1', 'Amount should be at least 0.'],
      ['1.005', 'Amount is not valid.'],
      ['1000000', 'Amount should be less than 1,000,000.'],
      ['9007199254740993', 'Amount should be less than 1,000,000.'],
      ['999999.99', undefined],
      ['1,000.50', undefined],
    ],
  ],
  [
    'currency',
    [
      ['', 'Currency is required.'],
      ['usd', 'Currency is not valid.'],
      ['__proto__', 'Currency is not valid.'],
      ['JPY', undefined],
    ],
  ],
])('organization form field %s', (field, table) => {
  it.each(table)('validates %j: %s', async (value, message) =>
    expect(await errorsFor({ [field]: value })).toEqual(
      message === undefined ? [] : [`${field}: ${message}`],
    ),
  );
});

describe('subscriptions of the organization form', () => {
  it('requires at least one subscription', async () =>
    expect(await errorsFor({ subscriptions: [] })).toEqual([
      'subscriptions: At least 1 subscription is required.',
    ]));
  it('requires unique seat types and whole numbers of seats', async () => {
    const subscriptions = [
      { seat_type: 'full', total_seats: '1.5' },
      { seat_type: ' full ', total_seats: '-1' },
      { seat_type: '\u200B', total_seats: '9007199254740993' },
      { seat_type: '', total_seats: '' },
      { seat_type: 'full', total_seats: '5' },
      { seat_type: 'Full', total_seats: '5' },
    ];
    expect(await errorsFor({ subscriptions })).toEqual([
      'subscriptions.0.total_seats: Total seats should be a whole number.',
      'subscriptions.1.seat_type: Seat type should be unique.',
      'subscriptions.1.total_seats: Total seats should be at least 1.',
      'subscriptions.2.seat_type: Seat type is required.',
      'subscriptions.2.total_seats: Total seats should be less than 100,001.',
      'subscriptions.3.seat_type: Seat type is required.',
      'subscriptions.3.total_seats: Total seats is required.',
      'subscriptions.4.seat_type: Seat type should be unique.',
    ]);
  });
});

it('keeps a server error on its row until the row changes', async () => {
  const rejected = {
    values: validValues,
    errors: { 'subscriptions.0.seat_type': 'No', name: 'No' },
  };
  expect(await formErrors(fields, validValues, rejected)).toEqual({
    name: 'No',
    subscriptions: [{ seat_type: 'No' }],
  });
  expect(
    await formErrors(
      fields,
      { ...validValues, name: '', subscriptions: [{ seat_type: 'light', total_seats: '5' }] },
      rejected,
    ),
  ).toEqual({ name: 'Name is required.' });
  expect(
    flattenErrors(
      fields,
      nestErrors({ 'subscriptions.1.total_seats': 'No', currency: 'Not this' }),
    ),
  ).toEqual([
    { name: 'currency', label: 'Currency', message: 'Not this' },
    {
      name: 'subscriptions.1.total_seats',
      label: 'Subscription 2: Total seats',
      message: 'No',
    },
  ]);
});

it('fieldLabels includes the labels of row fields', () =>
  expect(fieldLabels(fields, validValues)).toMatchObject({
    billing_email: 'Billing email',
    subscriptions: { label: 'Subscriptions', rowName: 'subscription' },
    'subscriptions.0.seat_type': 'Seat type',
    'subscriptions.0.total_seats': 'Total seats',
  }));
