import { expect, it } from 'vitest';
import type { Subscription } from '~/domain/Subscription';
import { seatStates } from '~/screens/OrganizationProfile/SubscriptionsPanel';
import { buildSubscription } from '../stores/organizationFixtures';

const now = new Date(2026, 2, 2, 12).getTime();
const texts = (status: string, ...subscriptions: Partial<Subscription>[]) =>
  seatStates(
    status,
    subscriptions.map((each, index) => buildSubscription(String(index), each)),
    now,
  ).map(({ tone, text }) => `${tone}: ${text}`);
const seats = (used: number, total: number, before: number | null = null, seatType = 'full') => ({
  seat_type: seatType,
  used_seats: used,
  total_seats: total,
  used_seats_30_days_ago: before,
});
const forecast = 'At the pace of the last 30 days they run out around';

it.each<[string, Partial<Subscription>[], string[]]>([
  ['growing', [seats(246, 250, 227)], [`low: 4 full seats left. ${forecast} 9 Mar.`]],
  [
    'full next year',
    [seats(900, 1000, 891)],
    [`low: 100 full seats left. ${forecast} 30 Jan 2027.`],
  ],
  ['one left', [seats(9, 10, 8)], [`low: 1 full seat left. ${forecast} 1 Apr.`]],
  ['not growing', [seats(246, 250, 246)], ['low: 4 full seats left.']],
  ['without history', [seats(246, 250)], ['low: 4 full seats left.']],
  ['out', [seats(260, 250, 200)], ['out: No full seats left.']],
  ['out, without a name', [{ ...seats(10, 10), seat_type: null }], ['out: No seats left.']],
  ['enough', [seats(8, 10)], []],
  [
    'several types, with those that are underused in one line',
    [
      { ...seats(2, 20), peak_used_seats_90_days: 3 },
      seats(25, 25, null, 'guest'),
      { ...seats(1, 10, null, 'light'), peak_used_seats_90_days: 2 },
    ],
    [
      'out: No guest seats left.',
      'underused: At most 3 of 20 full and 2 of 10 light seats were in use in the last 90 days.',
    ],
  ],
  ['an unknown peak', [{ ...seats(2, 20), peak_used_seats_90_days: null }], []],
])('seatStates of %s', (_, subscriptions, expected) => {
  expect(texts('active', ...subscriptions)).toEqual(expected);
  expect(texts('inactive', ...subscriptions)).toEqual([]);
});
