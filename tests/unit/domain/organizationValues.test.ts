import { describe, expect, it } from 'vitest';
import { checkBody } from '../../../src/api/contract/checkBody';
import { createOrganization, updateOrganization } from '../../../src/api/contract/accountWrites';
import {
  blankOrganization,
  changesOf,
  creationOf,
  organizationValues,
  tidyValues,
} from '../../../src/domain/organizationValues';
import { details } from '../stores/organizations';

const billing = {
  name: 'Bo',
  email: 'bo@acme.example',
  phone: null,
  amount: 3371.42,
  currency: 'GBP',
};
const values = organizationValues(details('acme', { billing }));

describe('an organization as it is typed', () => {
  it('is blank where the API gave nothing', () => {
    expect(values).toEqual({
      name: 'Name acme',
      address: '1 Road',
      subdomain: 'acme',
      billing_name: 'Bo',
      billing_email: 'bo@acme.example',
      billing_phone: '',
      amount: '3371.42',
      currency: 'GBP',
    });
    expect(
      organizationValues(details('acme', { billing: null, address: null, subdomain: null })),
    ).toMatchObject({ address: '', subdomain: '', billing_name: '', amount: '', currency: '' });
  });

  it('is compared without spaces around it, and by the amount’s number', () => {
    expect(
      tidyValues({ ...values, name: ' Name acme ', address: '\u200B', amount: '03371.42' }),
    ).toEqual({ ...values, address: '' });
    expect(tidyValues({ ...values, amount: '1e3' }).amount).toBe('1e3');
  });
});

describe('what is sent', () => {
  it('of a change is what differs, and nothing else', () => {
    expect(changesOf(values, values)).toEqual({});
    expect(changesOf(values, { ...values, address: '', amount: '12', currency: 'USD' })).toEqual({
      address: '',
      billing: { amount: 12, currency: 'USD' },
    });
    expect(
      checkBody(
        updateOrganization.body,
        changesOf(values, { ...values, address: '', billing_phone: '', amount: '0' }),
        { partial: true },
      ),
    ).toEqual([]);
  });

  it('of a new one keeps to the contract, blanks left out', () => {
    const creation = creationOf({
      ...blankOrganization,
      name: ' Wren ',
      subdomain: 'wren',
      billing_name: 'Wes',
      billing_email: ' wes@wren.example ',
      amount: '0.10',
      subscriptions: [{ seat_type: ' full ', total_seats: '5' }],
    });
    expect(creation).toEqual({
      name: 'Wren',
      subdomain: 'wren',
      billing: {
        billing_name: 'Wes',
        billing_email: 'wes@wren.example',
        amount: 0.1,
        currency: 'USD',
      },
      subscriptions: [{ seat_type: 'full', total_seats: 5 }],
    });
    expect(checkBody(createOrganization.body, creation)).toEqual([]);
  });
});
