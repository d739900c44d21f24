import { expect, it } from 'vitest';
import { today } from './createSignedInApi';
import { createDatabase } from '~~/mocks/database/createDatabase';
import type { SubscriptionRecord } from '~~/mocks/database/records';
import {
  insertOrganization,
  insertSubscription,
  updateOrganizationColumns,
  updateSubscription,
} from '~~/mocks/database/writeOrganization';

const organizationFields = {
  id: 'org_a',
  name: 'Ärzte & Co',
  address: null,
  subdomain: 'aerzte',
  status: 'active',
  registered_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  status_changed_at: null,
  billing_name: 'Ann Wren',
  billing_email: 'Ann@aerzte.example',
  billing_phone: null,
  amount: 1,
  currency: 'EUR',
  version: 1,
} as const;

function subscription(id: string, total_seats: number, used_seats: number): SubscriptionRecord {
  return {
    id,
    organization_id: 'org_a',
    seat_type: id,
    total_seats,
    used_seats,
    total_history: [today - 50, total_seats],
    used_history: [today - 50, 1, today - 20, used_seats],
    daily_seed: 1,
  };
}

const seatColumns = {
  total_seats: 15,
  used_seats: 4,
  used_seats_30_days_ago: 2,
  seat_level: '',
  seat_usage: 4 / 15,
  // 11 available seats at a pace of 2 in 30 days.
  ascending_days_until_full: 165,
  descending_days_until_full: 165,
};

function createFixture() {
  const database = createDatabase();
  insertOrganization(database, today, { ...organizationFields, id: 'org_b' });
  const organization = insertOrganization(database, today, organizationFields, [
    subscription('full', 10, 4),
    subscription('light', 5, 0),
  ]);
  const derived = (id = 'org_a') =>
    database.organization.findFirst({ where: { id: { equals: id } }, strict: true }).derived;
  return { database, organization, derived };
}

it('insertOrganization derives the searched texts and the seat totals', () => {
  const { derived } = createFixture();
  expect(derived()).toEqual({
    lowercase_name: 'ärzte & co',
    lowercase_billing_name: 'ann wren',
    searched: 'ärzte & co\naerzte\nann wren\nann@aerzte.example',
    ...seatColumns,
  });
  expect(derived('org_b')).toMatchObject({ total_seats: 0, used_seats: 0 });
});

it('updateOrganizationColumns changes the searched texts and keeps the seat totals', () => {
  const { database, organization, derived } = createFixture();
  updateOrganizationColumns(database, organization, { name: 'Wren', billing_name: 'BOB' });
  expect(derived()).toEqual({
    lowercase_name: 'wren',
    lowercase_billing_name: 'bob',
    searched: 'wren\naerzte\nbob\nann@aerzte.example',
    ...seatColumns,
  });
});

it('insertSubscription and updateSubscription change the seat totals of their organization only', () => {
  const { database, derived } = createFixture();
  const guest = insertSubscription(database, today, subscription('guest', 3, 1));
  expect(derived()).toMatchObject({ total_seats: 18, used_seats: 5 });
  updateSubscription(database, today, guest, { total_seats: 30, used_seats: 2 });
  expect(derived()).toMatchObject({ total_seats: 45, used_seats: 6, lowercase_name: 'ärzte & co' });
  expect(derived('org_b')).toMatchObject({ total_seats: 0, used_seats: 0 });
});
