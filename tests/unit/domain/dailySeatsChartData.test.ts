import { expect, it } from 'vitest';
import { dailySeatsChartData } from '~/domain/dailySeatsChartData';

const rows = [
  { date: '2026-03-02', seats: 90, seatType: 'full' },
  { date: '2026-03-02', seats: 20, seatType: 'light' },
  { date: '2026-03-02', seats: 30, seatType: 'guest' },
];
const totals = [{ from: '2026-01-01', seatType: 'light', totalSeats: 40 }];
const subscriptions = [
  { seatType: 'kiosk', usedSeats: 5, totalSeats: 5, usedSeats30DaysAgo: null },
  { seatType: 'light', usedSeats: 20, totalSeats: 40, usedSeats30DaysAgo: 19 },
  { seatType: 'full', usedSeats: 90, totalSeats: 100, usedSeats30DaysAgo: 80 },
];

it('dailySeatsChartData orders the series by subscription, then by seats', () => {
  const chart = dailySeatsChartData({ rows, totals }, subscriptions, 'active');
  expect(chart.days).toEqual(['2026-03-02']);
  expect(chart.series).toEqual([
    { name: 'light', seriesIndex: 2, values: [20], totals: [40] },
    { name: 'full', seriesIndex: 3, values: [90], level: 'low' },
    { name: 'guest', seriesIndex: 4, values: [30] },
  ]);
  expect(chart.indexes.get('kiosk')).toBe(1);
});

it('dailySeatsChartData marks no level unless the organization is active', () =>
  expect(
    dailySeatsChartData({ rows, totals }, subscriptions, 'inactive').series.map(
      ({ level }) => level,
    ),
  ).toEqual([undefined, undefined, undefined]));

it('dailySeatsChartData orders the series by seats without subscriptions', () =>
  expect(dailySeatsChartData({ rows, totals: [] }).series.map(({ name }) => name)).toEqual([
    'full',
    'guest',
    'light',
  ]));
