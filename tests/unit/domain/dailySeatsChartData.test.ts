import { expect, it } from 'vitest';
import { dailySeatsChartData } from '~/domain/dailySeatsChartData';

const rows = [
  { date: '2026-03-02', seats: 90, seatType: 'full' },
  { date: '2026-03-02', seats: 20, seatType: 'light' },
  { date: '2026-03-02', seats: 30, seatType: 'guest' },
];
const totals = [{ from: '2026-01-01', seatType: 'light', totalSeats: 40 }];
const subscriptions = ['kiosk', 'light', 'full'].map((seatType) => ({ seatType }));

it('dailySeatsChartData orders the series by subscription, then by seats', () => {
  const chart = dailySeatsChartData({ rows, totals }, subscriptions);
  expect(chart.days).toEqual(['2026-03-02']);
  expect(chart.series).toEqual([
    { name: 'light', seriesIndex: 2, values: [20], totals: [40] },
    { name: 'full', seriesIndex: 3, values: [90] },
    { name: 'guest', seriesIndex: 4, values: [30] },
  ]);
  expect(chart.indexes.get('kiosk')).toBe(1);
});

it('dailySeatsChartData orders the series by seats without subscriptions', () =>
  expect(dailySeatsChartData({ rows, totals: [] }).series.map(({ name }) => name)).toEqual([
    'full',
    'guest',
    'light',
  ]));
