import { describe, expect, it } from 'vitest';
import { exceptionalStatus, organizationDetail } from '~/features/commands/organizationDetail';
import { buildSummary } from '../../stores/organizationFixtures';

const billing = {
  name: 'Robin Engström',
  email: 'accounts@northwind.example',
  phone: '+44 20 7946 4471',
  amount: 1,
  currency: 'USD',
};
const organization = buildSummary('acme', {
  name: 'Acme Robotics',
  subdomain: 'acme-accounts',
  billing,
});

describe('organizationDetail', () => {
  it.each([
    ['acme', ''],
    ['robotics acme', ''],
    ['accounts', ''],
    ['robin', ' · billing: Robin Engström'],
    ['acme ENGSTROM', ' · billing: Robin Engström'],
    ['mailto:accounts@northwind.example', ' · billing: accounts@northwind.example'],
    ['4471', ' · billing: +44 20 7946 4471'],
    ['acme 7946-4471', ' · billing: +44 20 7946 4471'],
    ['20', ''],
    ['harbour street', ''],
  ])('for the search %j ends with %j', (search, reason) => {
    expect(organizationDetail(organization, search)).toBe(`acme-accounts${reason}`);
  });

  it('leaves out what a server doesn’t return', () => {
    const unknown = buildSummary('a', { subdomain: null, status: null, totalSeats: null });
    expect(organizationDetail(unknown, 'robin')).toBe('');
  });
});

it.each([
  ['no_action', 'No action'],
  ['inactive', 'Inactive'],
  ['active', undefined],
  [null, undefined],
])('exceptionalStatus of %j is %j', (status, label) =>
  expect(exceptionalStatus(status)).toBe(label),
);
