import { describe, expect, it } from 'vitest';
import { seatStates } from '~/screens/OrganizationProfile/figures/seatStates';
import { buildSubscription } from '../stores/organizationFixtures';

const now = new Date(2026, 2, 2, 12).getTime();

const texts = (
  used: number,
  total: number,
  before: number | null = null,
  status = 'active',
  seatType: string | null = 'full',
) =>
  seatStates(
    status,
    [
      buildSubscription('a', {
        seat_type: seatType,
        used_seats: used,
        total_seats: total,
        used_seats_30_days_ago: before,
      }),
    ],
    now,
  ).map(({ text, detail }) => [text, detail]);

type Figures = [used: number, total: number, before: number | null];

it.each<[string, Figures, string, string]>([
  ['growing', [246, 250, 227], '4 full seats left.', '9 Mar'],
  ['in the next year', [900, 1000, 891], '100 full seats left.', '30 Jan 2027'],
  ['one seat', [9, 10, 8], '1 full seat left.', '1 Apr'],
])('a seat type that is low, %s, says when it runs out', (_, figures, text, date) =>
  expect(texts(...figures)).toEqual([
    [text, `At the pace of the last 30 days they run out around ${date}.`],
  ]),
);

it.each<[string, Figures]>([
  ['not growing', [246, 250, 246]],
  ['without history', [246, 250, null]],
  ['beyond two years', [2_400, 2_600, 2_399]],
])('a seat type that is low, %s, has no forecast', (_, figures) =>
  expect(texts(...figures)).toEqual([[expect.stringMatching(/left\.$/), undefined]]),
);

it('a seat type that is out says so, without a forecast', () =>
  expect(texts(260, 250, 200)).toEqual([['No full seats left.', undefined]]));

it('a seat type without a name is not named', () =>
  expect(texts(10, 10, null, 'active', null)).toEqual([['No seats left.', undefined]]));

it('nothing is said of enough seats or of an inactive organization', () => {
  expect(texts(8, 10)).toEqual([]);
  expect(texts(10, 10, null, 'inactive')).toEqual([]);
});

describe('an underused seat type', () => {
  const underused = (peak: number | null | undefined, totalSeats = 1_200, status = 'active') =>
    seatStates(
      status,
      [
        buildSubscription('full', {
          used_seats: 100,
          total_seats: totalSeats,
          peak_used_seats_90_days: peak,
        }),
      ],
      now,
    ).map(({ tone, text, action }) => [
      tone,
      text,
      action.target.dialog === 'total' ? action.target.proposed : undefined,
    ]);

  it('shows its peak and proposes a total', () =>
    expect(underused(162)).toEqual([
      [
        'underused',
        'At most 162 of 1,200 full seats were in use in the last 90 days.',
        { seats: 179, hint: '162 and 10 %' },
      ],
    ]));

  it('needs an active organization and a known peak', () => {
    expect(underused(162, 1_200, 'inactive')).toEqual([]);
    expect(underused(null)).toEqual([]);
    expect(underused(undefined)).toEqual([]);
  });

  it('proposes no total that is not lower', () => {
    const two = { used_seats: 0, total_seats: 2, peak_used_seats_90_days: 1 };
    const [state] = seatStates('active', [buildSubscription('full', two)], now);
    expect(state?.action.target).not.toHaveProperty('proposed');
  });
});
