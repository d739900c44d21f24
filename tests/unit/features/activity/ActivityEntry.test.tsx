// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Activity, currencyAfter } from '~/domain/Activity';
import { ActivityEntry } from '~/features/activity/ActivityEntry';
import { buildEntry } from '../../stores/organizationFixtures';

afterEach(cleanup);

const change = (pointer: string, before: unknown, after: unknown) => ({ pointer, before, after });
const name = change('/name', 'Acme', 'Acme Ltd');
const amount = change('/billing/amount', 12, 15.5);
const currency = change('/billing/currency', 'EUR', 'USD');

it.each<[string, Partial<Activity>, string]>([
  ['one change has no label', { changes: [name] }, 'Acme → Acme Ltd'],
  [
    'several have',
    { changes: [name, amount] },
    'Name: Acme → Acme LtdAmount: GBP 12.00 → GBP 15.50',
  ],
  [
    'an amount has the currencies that change with it',
    { changes: [amount, currency] },
    'Amount: EUR 12.00 → USD 15.50Currency: EUR → USD',
  ],
  [
    'a sentence repeats no change that it says',
    { action: 'subscription_added', changes: [change('/seat_type', null, 'full')] },
    '',
  ],
])('of an entry, %s', (_, overrides, text) => {
  const entry = buildEntry({ action: 'organization_updated', at: null, ...overrides });
  render(<ActivityEntry entry={entry} onHome={false} currency="GBP" />);
  const [, ...rest] = screen.getByRole('listitem').children;
  expect(rest.map(({ textContent }) => textContent).join('')).toBe(`${text}—`);
});

describe('currencyAfter', () => {
  const entry = (id: string, changes: Activity['changes'], organization = 'a') =>
    buildEntry({ id, changes, organization: { id: organization, name: null } });
  const entries = [
    entry('4', [change('/billing/currency', 'JPY', 'CHF')], 'b'),
    entry('3', [currency]),
    entry('2', [change('/billing/currency', 'GBP', 'EUR')]),
    entry('1', [amount]),
  ];

  it.each([
    ['4', 'USD'],
    ['3', 'USD'],
    ['2', 'EUR'],
    ['1', 'GBP'],
  ])('is what the next change of entry %s has replaced: %s', (id, expected) => {
    const found = entries.find((each) => each.id === id);
    expect(found && currencyAfter(found, entries, 'USD')).toBe(expected);
  });
});
