import { describe, expect, it } from 'vitest';
import { organizationDetail, seatsAndStatus } from '~/features/commands/organizationDetail';
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
  usedSeats: 246,
  totalSeats: 250,
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
    expect(organizationDetail(organization, search)).toBe(
      `acme-accounts · 4 left · Active${reason}`,
    );
  });

  it('leaves out what a server doesn’t return', () => {
    const unknown = buildSummary('a', { subdomain: null, status: null, totalSeats: null });
    expect(organizationDetail(unknown, 'robin')).toBe('');
  });
});

it('seatsAndStatus names a status as its badge does', () => {
  expect(seatsAndStatus({ usedSeats: 1, totalSeats: 5, status: 'no_action' })).toBe(
    '4 left · No action',
  );
});

it('seatsAndStatus says when none are left', () => {
  expect(seatsAndStatus({ usedSeats: 5, totalSeats: 5, status: 'inactive' })).toBe(
    'none left · Inactive',
  );
});
