import { expect, it } from 'vitest';
import { dailySeatsCsv } from '~/screens/OrganizationProfile/dailySeatsCsv';

const row = { date: '2026-03-02', seats: 5, seat_type: 'full' };
const lines = (rows: Parameters<typeof dailySeatsCsv>[0]) =>
  dailySeatsCsv(rows).replace('\uFEFF', '').trim().split('\r\n');

it('dailySeatsCsv has the year before of rows that are compared', () => {
  expect(lines([row])).toEqual(['date,seats,seat_type', '2026-03-02,5,full']);
  expect(
    lines([
      { ...row, seatsYearBefore: 4 },
      { ...row, seatsYearBefore: null },
    ]),
  ).toEqual([
    'date,seats,seat_type,seats_year_before',
    '2026-03-02,5,full,4',
    '2026-03-02,5,full,',
  ]);
});
