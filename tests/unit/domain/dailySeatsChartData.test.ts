import { expect, it } from 'vitest';
import { dailySeatsChartData } from '~/domain/dailySeatsChartData';

const rows = [
  { date: '2026-03-02', seats: 90, seat_type: 'full' },
  { date: '2026-03-02', seats: 20, seat_type: 'light' },
  { date: '2026-03-02', seats: 30, seat_type: 'guest' },
];
const totals = [{ from: '2026-01-01', seat_type: 'light', total_seats: 40 }];
const subscriptions = [
  { seat_type: 'kiosk', used_seats: 5, total_seats: 5, used_seats_30_days_ago: null },
  { seat_type: 'light', used_seats: 20, total_seats: 40, used_seats_30_days_ago: 19 },
  { seat_type: 'full', used_seats: 90, total_seats: 100, used_seats_30_days_ago: 80 },
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
