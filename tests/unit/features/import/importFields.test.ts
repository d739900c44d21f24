import { expect, it } from 'vitest';
import {
  columnsOfServer,
  headerScore,
  matchColumns,
  missingFields,
} from '~/features/import/importFields';

const match = (headers: string, hidden: number[] = []) =>
  matchColumns(headers.split('|'), new Set(hidden))
    .map((field) => field ?? '-')
    .join('|');

it.each([
  ['the template', 'name|billing_email|seat_type_2|total_seats_2'],
  ['labels', 'Name|Billing email|Seat type 2|Total seats 2'],
  ['other cases, signs and invisible characters', ' NAME\u200B|Billing-E-Mail|seattype2|Seats 2'],
])('matchColumns matches the names of %s', (_, headers) => {
  expect(match(headers)).toBe('name|billing_email|seat_type_2|total_seats_2');
});

it.each([
  [
    'Salesforce',
    'Account ID|Account Name|Billing Street|Billing City|Phone|Quantity|Product',
    'id|name|address|-|billing_phone|total_seats|seat_type',
  ],
  [
    'Stripe',
    'Customer ID|Customer Name|Customer Email|Plan|Quantity|Currency|Amount',
    'id|name|billing_email|seat_type|total_seats|currency|amount',
  ],
  [
    'opportunities of Salesforce',
    'Account Name|Type|Amount Currency|Amount|Product',
    'name|-|currency|amount|seat_type',
  ],
  ['metadata of Stripe', 'name|subdomain (metadata)|plan (metadata)', 'name|subdomain|seat_type'],
  [
    'a list with abbreviations',
    'Org|Type|Qty|Mail|Tel|Amt|Curr',
    'name|seat_type|total_seats|billing_email|billing_phone|amount|currency',
  ],
  [
    'more subscriptions than five',
    'Name|Seats 5|Seats 6|Seats 12|Seat type 6',
    'name|total_seats_5|-|-|-',
  ],
  [
    'HubSpot',
    'Record ID|Company name|Company Domain Name|Phone Number|Street Address',
    'id|name|subdomain|billing_phone|address',
  ],
  [
    'a German list',
    'Firma|Straße|Ansprechpartner|E-Mail|Währung|Lizenztyp|Plätze|Notiz',
    'name|address|billing_name|billing_email|currency|seat_type|total_seats|-',
  ],
  ['a French list', 'Société|Sous-domaine|Montant', 'name|subdomain|amount'],
  ['unknown and equal names', 'Name|Firma|__proto__|Seats 99|constructor', 'name|-|-|-|-'],
])('matchColumns matches the columns of %s', (_, headers, expected) => {
  expect(match(headers)).toBe(expected);
});

it('matchColumns takes visible columns before hidden ones', () => {
  expect(match('Name|Seats|Total seats', [1])).toBe('name|-|total_seats');
});

it('columnsOfServer has the sums and levels of an export, but no total of a seat type', () => {
  const ofServer = (headers: string) => [...columnsOfServer(headers.split('|')).keys()];
  expect(
    ofServer(
      'id|total_seats|used_seats|seat_level|runs_out_on|peak_used_seats_90_days|tightest_seat_type|tightest_available_seats',
    ),
  ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ofServer('id|seat_type|total_seats|used_seats')).toEqual([3]);
  expect(match('id|amount|total_seats|used_seats')).toBe('id|amount|-|-');
});

it('headerScore counts different fields, so that a row of groups is no header', () => {
  const group = headerScore(['Organization', '', '', 'Contact', 'Price', '']);
  const header = headerScore(['Name', 'Subdomain', 'Address', 'Contact', 'Amount', 'Currency']);
  expect([group, header, headerScore(['Acme', 'acme'])]).toEqual([3, 6, 0]);
});

it('missingFields are those that new organizations need and no column has', () => {
  expect(missingFields(['id', 'name', 'amount', 'seat_type'])).toEqual([
    'subdomain',
    'billing_name',
    'billing_email',
    'currency',
    'total_seats',
  ]);
});
