import { describe, expect, it } from 'vitest';
import { cleanSearch, isNamedBy, matchedParts, matchReason } from '~/domain/search';
import { wireRow } from '../api/wireFixtures';
import { buildSummary } from '../stores/organizationFixtures';

const billing = {
  ...wireRow.billing,
  billing_name: 'Robin Engström',
  billing_email: 'accounts@northwind.example',
  billing_phone: '+44 20 7946 4471',
};
const organization = buildSummary('acme.v2', {
  name: 'Acme Robotics',
  subdomain: 'acme-accounts',
  billing,
});

describe('matchReason', () => {
  it.each([
    ['acme', undefined],
    ['robotics acme', undefined],
    ['accounts', undefined],
    ['', undefined],
    ['acme.v2', 'ID: acme.v2'],
    ['robin', 'Billing: Robin Engström'],
    ['acme ENGSTROM', 'Billing: Robin Engström'],
    ['mailto:accounts@northwind.example', 'Billing: accounts@northwind.example'],
    ['4471', 'Phone: +44 20 7946 4471'],
    ['acme 7946-4471', 'Phone: +44 20 7946 4471'],
    ['0044 20 7946 4471', 'Phone: +44 20 7946 4471'],
    ['alder', 'Found in the address'],
    ['acme 70 Älder Street', 'Found in the address'],
  ])('for the search %j is %j', (search, reason) =>
    expect(matchReason(organization, cleanSearch(search))).toBe(reason),
  );

  it('is no address where the server returned no billing, which may be the reason', () =>
    expect(matchReason({ ...organization, billing: null }, 'robin')).toBeUndefined());
});

describe('matchedParts', () => {
  it.each([
    ['Acme Robotics', 'rob acme', ['', 'Acme', ' ', 'Rob', 'otics']],
    ['Robin Engström', 'engstrom', ['Robin ', 'Engström']],
    ['Robin Engstro\u0308m', 'STROM', ['Robin Eng', 'stro\u0308m']],
    ['Groß & Gross', 'gross', ['', 'Groß', ' & ', 'Gross']],
    ['ann@bananas.example', 'anan', ['ann@b', 'anan', 'as.example']],
    ['Acme', 'a', ['Acme']],
    ['Acme', '', ['Acme']],
  ])('of %j for the search %j are %j', (text, search, parts) =>
    expect(matchedParts(text, search)).toEqual(parts),
  );
});

it.each([
  ['acme', true],
  ['acme accounts', true],
  ['acme.v2', true],
  ['robin', false],
  ['acme robin', false],
  ['4471', false],
  ['alder', false],
])('an organization is named by %j: %j', (search, isNamed) =>
  expect(isNamedBy(organization, cleanSearch(search))).toBe(isNamed),
);
