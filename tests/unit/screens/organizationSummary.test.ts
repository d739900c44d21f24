import { expect, it } from 'vitest';
import type { Activity } from '~/domain/Activity';
import { organizationSummary } from '~/screens/OrganizationProfile/organizationSummary';
import { buildOrganization, buildSubscription } from '../stores/organizationFixtures';

const organization = {
  ...buildOrganization('acme.v2'),
  name: 'Acme Robotics',
  status: 'active',
  updated_at: '2026-03-01T10:00:00Z',
};
const url = 'https://console.example/accounts/acme.v2';
const full = buildSubscription('a', {
  seat_type: 'full',
  used_seats: 246,
  total_seats: 250,
  used_seats_30_days_ago: 227,
});
const guest = buildSubscription('b', { seat_type: 'guest', used_seats: 10, total_seats: 10 });
const change: Activity = {
  id: 'act_1',
  at: '2026-03-02T12:01:00Z',
  actor: { id: 'usr', name: 'Robin Hale' },
  action: 'total_seats_changed',
  organization: null,
  subscription: { id: 'a', seat_type: 'full' },
  changes: [{ pointer: '/total_seats', before: 200, after: 250 }],
  note: null,
};

it('organizationSummary has five lines', () =>
  expect(
    organizationSummary({
      organization,
      subscriptions: [full, guest],
      latestChange: change,
      url,
    }).split('\n'),
  ).toEqual([
    'Acme Robotics (acme.v2)',
    'Status: Active',
    'Full: 246 of 250, 4 left, full in ~7 days; Guest: 10 of 10, none left',
    expect.stringMatching(
      /^Last change: Robin Hale changed total full seats 200 → 250 \(\+50\) on 2 Mar 2026 \d\d:01$/,
    ),
    url,
  ]));

it('organizationSummary says what is known without subscriptions and activity', () => {
  const lines = (subscriptions: [] | undefined) =>
    organizationSummary({
      organization: { ...organization, name: 'A\nB', used_seats: 246, total_seats: null },
      subscriptions,
      latestChange: undefined,
      url,
    }).split('\n');
  expect(lines(undefined)).toEqual([
    'A B (acme.v2)',
    'Status: Active',
    'Seats: 246 of —',
    'Last change: 1 Mar 2026',
    url,
  ]);
  expect(lines([])[2]).toBe('No subscriptions');
});

it('organizationSummary copies a name without direction marks', () =>
  expect(
    organizationSummary({
      organization,
      subscriptions: [],
      latestChange: { ...change, subscription: { id: 'a', seat_type: 'מלא' } },
      url,
    }),
  ).toMatch(/Last change: Robin Hale changed total מלא seats/));
