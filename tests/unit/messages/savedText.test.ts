import { describe, expect, it } from 'vitest';
import { blankOrganization } from '~/domain/organizationValues';
import { editChanges, savedText, seatChanges } from '~/messages/savedText';
import { buildSubscription } from '../stores/organizationFixtures';

describe('savedText', () => {
  it('names the record, then what changed', () => {
    expect(savedText({ name: 'Acme Robotics', changes: ['total full seats 250 → 300'] })).toBe(
      'Acme Robotics: total full seats 250 → 300',
    );
  });
});

describe('seatChanges', () => {
  const before = buildSubscription('full', { used_seats: 1_000, total_seats: 1_250 });
  it.each([
    ['an assignment', { used_seats: 1_100 }, ['full seats in use 1,000 → 1,100']],
    [
      'an assignment that raises the total',
      { used_seats: 1_300, total_seats: 1_300 },
      ['full seats in use 1,000 → 1,300', 'total full seats 1,250 → 1,300'],
    ],
    [
      'a lower total, with the seats that become free',
      { total_seats: 1_249 },
      ['total full seats 1,250 → 1,249', '1 seat becomes free'],
    ],
    ['nothing', {}, []],
    ['figures that the response lacks', { used_seats: null, total_seats: null }, []],
  ])('%s', (_, after, expected) => {
    expect(seatChanges(before, { ...before, ...after })).toEqual(expected);
  });

  it('seatChanges shows a dash for an unknown earlier figure, and no seat type if it is unknown', () => {
    const unknown = { ...before, seat_type: null, total_seats: null };
    expect(seatChanges(unknown, { ...unknown, total_seats: 5 })).toEqual(['total seats — → 5']);
  });
});

describe('editChanges', () => {
  const before = { ...blankOrganization, name: 'Acme', billing_email: 'a@x.example' };
  it.each([
    ['one field with its values', { name: 'Acme Robotics' }, ['Name Acme → Acme Robotics']],
    ['a field that was blank', { billing_phone: '555 1234' }, ['Billing phone — → 555 1234']],
    ['a field with a long value by its label', { address: 'x'.repeat(41) }, ['Address']],
    [
      'several fields by their labels',
      { name: 'B', address: 'x', amount: '1.00' },
      ['Name, Address and Amount'],
    ],
    [
      'more than three fields by their number',
      { name: 'B', address: 'x', amount: '1.00', subdomain: 'b' },
      ['4 fields'],
    ],
    ['nothing', {}, []],
  ])('%s', (_, changes, expected) => {
    expect(editChanges(before, { ...before, ...changes })).toEqual(expected);
  });
});
