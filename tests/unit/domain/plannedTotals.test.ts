import { expect, it } from 'vitest';
import { proposedTotal, type TotalsProposal } from '~/domain/plannedTotals';
import { parseDifference } from '~/domain/text/numberText';

it.each([
  ['+20', { by: 20, isPercent: false }],
  ['-5', { by: -5, isPercent: false }],
  [' \u22125 ', { by: -5, isPercent: false }],
  ['+1,200', { by: 1200, isPercent: false }],
  ['+10 %', { by: 10, isPercent: true }],
  ['+10%', { by: 10, isPercent: true }],
  ['-2.5 %', { by: -2.5, isPercent: true }],
  ['20', undefined],
  ['+', undefined],
  ['+2.5', undefined],
  ['+ten', undefined],
  ['+10 %%', undefined],
  ['', undefined],
])('parseDifference(%j) returns %o', (text, difference) =>
  expect(parseDifference(text)).toEqual(difference),
);

it.each<
  [string, TotalsProposal | undefined, total: number, used: number, peak: number | null, number]
>([
  ['the peak and a tenth, rounded up', 'fit', 400, 96, 118, 130],
  ['the seats in use, above the peak', 'fit', 400, 140, 100, 140],
  ['one seat at least', 'fit', 25, 0, 0, 1],
  ['no more than today', 'fit', 100, 90, 95, 100],
  ['nothing without a known peak', 'fit', 100, 5, null, 100],
  ['what was typed is no change', undefined, 100, 5, 5, 100],
  ['20 more', { by: 20, isPercent: false }, 100, 5, null, 120],
  ['10 % more, exact', { by: 10, isPercent: true }, 10, 5, null, 11],
  ['10 % more, rounded up', { by: 10, isPercent: true }, 101, 5, null, 112],
  ['10 % fewer, rounded up', { by: -10, isPercent: true }, 101, 5, null, 91],
  ['not below the seats in use', { by: -50, isPercent: false }, 100, 80, null, 80],
  ['not below one seat', { by: -50, isPercent: false }, 20, 0, null, 1],
  ['not above 100,000', { by: 900, isPercent: true }, 20_000, 5, null, 100_000],
])('proposedTotal: %s', (_, proposal, total_seats, used_seats, peak, proposed) => {
  const subscription = {
    id: 's',
    seat_type: 'full',
    total_seats,
    used_seats,
    available_seats: total_seats - used_seats,
    used_seats_30_days_ago: null,
    peak_used_seats_90_days: peak,
  };
  expect(proposedTotal(subscription, proposal)).toBe(proposed);
});
