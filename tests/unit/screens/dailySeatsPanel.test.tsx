// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DailySeatsPanel } from '~/screens/OrganizationProfile/DailySeatsPanel';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Query } from '~/stores/Query';
import { buildOrganization } from '../stores/organizationFixtures';

afterEach(cleanup);

/** The panel of an organization with nine days of two seat types. */
function renderPanel(status: string, seats: number) {
  const rows = Array.from({ length: 18 }, (_, index) => ({
    date: `2026-03-0${9 - Math.floor(index / 2)}`,
    seats,
    seat_type: index % 2 === 0 ? 'full' : 'light',
  }));
  const loaded = <T,>(data: T) => {
    const query = new Query<T>(async () => data);
    query.setData(data);
    return query;
  };
  const dailySeats = loaded({ period: 30, rows, totals: [] });
  const profile = {
    current: { ...buildOrganization('first'), status },
    subscriptions: loaded({ rows: [], etag: undefined }),
    dailySeats: () => dailySeats,
  } as unknown as ProfileQueries;
  render(<DailySeatsPanel profile={profile} period={30} onPeriodChange={() => undefined} />);
}

it('Daily Seats lists the last seven days, all after "Show all {n} days"', () => {
  renderPanel('active', 5);
  expect(screen.getAllByRole('row')).toHaveLength(1 + 7 * 2);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 9 days' }));
  expect(screen.getAllByRole('row')).toHaveLength(1 + 9 * 2);
});

it.each([
  ['active', 0, 1],
  ['inactive', 0, 0],
  ['inactive', 5, 1],
])('an %s organization with %i seats in use a day has %i chart', (status, seats, charts) => {
  renderPanel(status, seats);
  expect(screen.queryAllByRole('group', { name: 'Daily seats by type' })).toHaveLength(charts);
});
