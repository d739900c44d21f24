import { describe, expect, it } from 'vitest';
import { statusChange, type Organization } from '~/domain/Organization';
import {
  daysUntilFull,
  excessSeats,
  fullInLevel,
  otherRunOutType,
  isUnderused,
  safeTotal,
  seatChange,
  seatsAfter,
  seatsAfterTotalChange,
  seatSums,
  seatTypeLevel,
  unusedSeats,
} from '~/domain/seats';
import { fullInText, fullInTitle } from '~/messages/seatsText';
import { seatCount } from '~/domain/Subscription';
import { buildSummary } from '../stores/organizationFixtures';

type Figure = number | null;

const figures = (total_seats: Figure, used_seats: Figure, available_seats: Figure) => ({
  total_seats,
  used_seats,
  available_seats,
});

/** Seats of which `used` were in use 30 days ago. */
const inUse = (used_seats: Figure, total_seats: Figure, before: Figure) => ({
  used_seats,
  total_seats,
  used_seats_30_days_ago: before,
});

it.each([
  [0, 0],
  [12, 12],
  [null, null],
  [-1, null],
  [1.5, null],
  [Infinity, null],
  [Number.NaN, null],
  [2 ** 53, null],
])('seatCount(%s) returns %s', (value, expected) => expect(seatCount(value)).toBe(expected));

it.each<[Figure, Figure, Figure]>([
  // Rounded up to whole days.
  [1, 1000, 1],
  [4, 20, 6],
  [4, 19, 7],
  // Two years at most.
  [730, 30, 730],
  [7301, 300, null],
  // Not growing, or unknown.
  [4, 0, null],
  [4, -1, null],
  [4, null, null],
  [null, 20, null],
  // Out of seats, whether or not the use grows.
  [0, 20, 0],
  [-3, null, 0],
])('daysUntilFull with %s left and %s more in 30 days is %s', (left, change, days) => {
  const total = left === null ? null : 1000 + left;
  const before = change === null ? null : 1000 - change;
  expect(daysUntilFull(inUse(1000, total, before))).toBe(days);
});

it.each([
  ['the last seat is in use', inUse(10, 10, 10), 'out'],
  ['more seats are in use than there are', inUse(12, 10, 12), 'out'],
  ['exactly 90 % are in use', inUse(63, 70, 63), 'low'],
  ['90 % are in use and the history is unknown', inUse(9, 10, null), 'low'],
  ['they run out in 30 days', inUse(100, 200, 0), 'low'],
  ['they run out in 31 days', inUse(100, 202, 0), undefined],
  ['under 90 % are in use and the history is unknown', inUse(89, 100, null), undefined],
  ['the use shrinks', inUse(89, 100, 95), undefined],
  ['a figure is unknown', inUse(null, 100, 0), undefined],
])('the level of seats when %s', (_, seats, level) => expect(seatTypeLevel(seats)).toBe(level));

it.each([
  [246, 227, 19],
  [10, 14, -4],
  [10, 10, 0],
  [10, null, undefined],
  [null, 10, undefined],
])('seatChange with %s in use, %s 30 days ago, is %s', (used, before, change) =>
  expect(seatChange(inUse(used, 0, before))).toBe(change),
);

describe('when an organization is full', () => {
  const now = new Date(2026, 11, 28, 12).getTime();

  const full = (days: Figure, overrides: Partial<Organization> = {}) =>
    buildSummary('a', { runs_out_in_days: days, runs_out_seat_type: null, ...overrides });
  const light = { runs_out_seat_type: 'light' };

  it.each<[days: Figure, overrides: Partial<Organization>, text?: string, title?: string]>([
    [1, {}, '~1 day', '~1 day, around 29 Dec 2026'],
    [44, {}, '~44 days', '~44 days, around 10 Feb 2027'],
    // From 45 days on in months, rounded half up.
    [45, {}, '~2 months', '~2 months, around 11 Feb 2027'],
    [75, {}, '~3 months', '~3 months, around 13 Mar 2027'],
    [7, light, '~7 days', '~7 days · light, around 4 Jan 2027'],
    [0, {}, 'Full', 'Full'],
    [0, light, 'Full', 'Full · light'],
    [null, {}],
  ])('in %s days, with %o, it says %s', (days, overrides, text, title) => {
    const organization = full(days, overrides);
    expect([fullInText(organization), fullInTitle(organization, now)]).toEqual([text, title]);
  });

  it.each<[days: Figure, status: string, level: string | undefined]>([
    [0, 'active', 'out'],
    [7, 'active', 'low'],
    [8, 'active', undefined],
    [null, 'active', undefined],
    [0, 'inactive', undefined],
  ])('in %s days, the level of an organization that is %s is %s', (days, status, level) =>
    expect(fullInLevel(full(days, { status }))).toBe(level),
  );

  const tightest = (seat_type: string) => ({
    tightest_subscription: { seat_type, ...figures(10, 10, 0) },
  });
  it.each<[what: string, overrides: Partial<Organization>, seatType: string | null]>([
    ['the tightest is another', { ...light, ...tightest('full') }, 'light'],
    ['the tightest is the same', { ...light, ...tightest('light') }, null],
    ['the server doesn’t say which is tightest', light, 'light'],
    // Who is neither low nor out: all seats are shown.
    ['there is no other', { ...light, tightest_subscription: null, ...inUse(3, 10, 0) }, null],
    ['others last longer', { ...light, tightest_subscription: null, ...inUse(3, 20, 0) }, 'light'],
  ])('the type beside the duration where %s', (_, overrides, seatType) =>
    expect(otherRunOutType(full(70, overrides))).toBe(seatType),
  );
});

it.each<
  [peak: Figure | undefined, total: Figure, unused: number | undefined, isUnderused: boolean]
>([
  [40, 100, 60, true],
  [50, 100, 50, true],
  [51, 100, 49, false],
  [120, 100, 0, false],
  [0, 1, 1, true],
  [4, 7, 3, false],
  [0, 0, 0, false],
  [null, 100, undefined, false],
  [undefined, 100, undefined, false],
  [1, null, undefined, false],
])(
  'of a peak of %s with %s seats, %s are unused; underused: %s',
  (peak, total_seats, unused, is) => {
    const seats = {
      total_seats,
      ...(peak !== undefined && { peak_used_seats_90_days: peak }),
    };
    expect([unusedSeats(seats), isUnderused(seats)]).toEqual([unused, is]);
  },
);

it.each<[peak: Figure, used: Figure, total: number | undefined]>([
  [10, 4, 11],
  [11, 4, 13],
  [100, 4, 110],
  [0, 0, 1],
  // A server may not count today yet.
  [10, 40, 40],
  [null, 4, undefined],
  [4, null, undefined],
])('the safe total of a peak of %s with %s seats in use is %s', (peak, used_seats, total) =>
  expect(safeTotal({ used_seats, peak_used_seats_90_days: peak })).toBe(total),
);

it.each([
  [figures(10, 4, 6), 7, figures(10, 7, 3), 0],
  [figures(10, 4, 6), 12, figures(12, 12, 0), 2],
  [figures(null, 4, null), 12, figures(null, 12, null), 0],
])('of %o, assigning %s makes %o, with %s in excess', (before, used, after, excess) => {
  expect(seatsAfter(before, used)).toEqual(after);
  expect(excessSeats(used, before.total_seats)).toBe(excess);
});

it.each([
  [figures(10, 4, 6), figures(60, 4, 56)],
  [figures(10, null, null), figures(60, null, null)],
])('of %o, a total of 60 makes %o', (before, after) =>
  expect(seatsAfterTotalChange(before, 60)).toEqual(after),
);

it.each([
  [[], figures(0, 0, 0)],
  [[figures(10, 4, 6), figures(5, 5, 0)], figures(15, 9, 6)],
  [[figures(10, null, 6), figures(5, 5, 0)], figures(15, null, 6)],
])('seatSums of %o are %o', (subscriptions, sums) => expect(seatSums(subscriptions)).toEqual(sums));

it.each([
  ['active', 'deactivate'],
  ['inactive', 'activate'],
  ['Active', undefined],
  ['pending', undefined],
  [null, undefined],
])('statusChange(%j) returns %s', (status, change) => expect(statusChange(status)).toBe(change));
