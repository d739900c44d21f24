import { describe, expect, it } from 'vitest';
import { blankOrganization } from '~/domain/organizationValues';
import { flattenErrors } from '~/forms/schema/flattenErrors';
import { formErrors } from '~/forms/schema/formErrors';
import { isRequiredError } from '~/forms/schema/isRequiredError';
import { newOrganizationFormFields } from '~/forms/organizationFormFields';

const valid = {
  ...blankOrganization,
  name: 'Wren',
  subdomain: 'wren',
  billing_name: 'Wes',
  billing_email: 'wes@wren.example',
  amount: '12.50',
  subscriptions: [{ seat_type: 'full', total_seats: '5' }],
};

async function required(values: Partial<typeof valid>) {
  const errors = await formErrors(newOrganizationFormFields, { ...valid, ...values });
  return flattenErrors(newOrganizationFormFields, errors).map((error) => [
    error.name,
    isRequiredError(newOrganizationFormFields, error),
  ]);
}

describe('isRequiredError', () => {
  it.each<[string, Partial<typeof valid>, string]>([
    ['an empty field', { name: '' }, 'name'],
    ['an empty amount', { amount: ' ' }, 'amount'],
    ['no choice', { currency: '' }, 'currency'],
    [
      'an empty field in a row',
      { subscriptions: [...valid.subscriptions, { seat_type: 'light', total_seats: '' }] },
      'subscriptions.1.total_seats',
    ],
    ['no rows', { subscriptions: [] }, 'subscriptions'],
  ])('returns true for %s', async (_, values, name) =>
    expect(await required(values)).toEqual([[name, true]]),
  );

  it.each<[string, Partial<typeof valid>, string]>([
    ['a name that is too short', { name: 'W' }, 'name'],
    ['a malformed email', { billing_email: 'a@b' }, 'billing_email'],
    ['a text for an amount', { amount: '1,92' }, 'amount'],
    [
      'a repeated row',
      { subscriptions: [...valid.subscriptions, { seat_type: 'full', total_seats: '1' }] },
      'subscriptions.1.seat_type',
    ],
  ])('returns false for %s', async (_, values, name) =>
    expect(await required(values)).toEqual([[name, false]]),
  );
});
