import { describe, expect, it } from 'vitest';
import { fullInText, fullInTitle, seatChange } from '~/domain/seats';
import { buildSummary } from '../stores/organizationFixtures';

describe('seatChange', () => {
  it.each([
    [246, 227, 19],
    [10, 14, -4],
    [10, 10, 0],
    [10, null, undefined],
    [null, 10, undefined],
  ])('%s in use, %s 30 days ago: %s', (usedSeats, usedSeats30DaysAgo, change) =>
    expect(seatChange({ used_seats: usedSeats, used_seats_30_days_ago: usedSeats30DaysAgo })).toBe(
      change,
    ),
  );
});

/** An organization with one seat type, or with others whose seats last longer. */
const runningOut = (runsOutInDays: number | null, hasOtherTypes = false) =>
  buildSummary('a', {
    used_seats: 1000,
    total_seats: 1000 + (hasOtherTypes ? 5000 : (runsOutInDays ?? 0)),
    used_seats_30_days_ago: runsOutInDays === null ? 1000 : 970,
    runs_out_in_days: runsOutInDays,
    runs_out_seat_type: runsOutInDays === null ? null : 'light',
  });

describe('fullInText', () => {
  it.each([
    [1, '~1 day'],
    [7, '~7 days'],
    [44, '~44 days'],
    // From 45 days on in months, rounded half up.
    [45, '~2 months'],
    [74, '~2 months'],
    [75, '~3 months'],
    [730, '~24 months'],
    [0, 'Full'],
    [null, undefined],
  ])('%s days: %s', (days, text) => expect(fullInText(runningOut(days))).toBe(text));

  it('names the seat type of an organization whose other seats last longer', () => {
    expect(fullInText(runningOut(7, true))).toBe('~7 days ·\u00A0light');
    expect(fullInText(runningOut(0, true))).toBe('Full ·\u00A0light');
    expect(fullInText({ ...runningOut(7, true), runs_out_seat_type: null })).toBe('~7 days');
  });
});

it('fullInTitle adds the date to what has not run out', () => {
  const now = new Date(2026, 11, 28, 12).getTime();
  expect(fullInTitle(runningOut(7, true), now)).toBe('~7 days ·\u00A0light, around 4 Jan 2027');
  expect(fullInTitle(runningOut(0), now)).toBe('Full');
  expect(fullInTitle(runningOut(null), now)).toBeUndefined();
});
