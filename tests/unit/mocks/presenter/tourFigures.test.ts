import { describe, expect, it } from 'vitest';
import { createMockApi } from '~~/mocks/createMockApi';
import { findOrganizations } from '~~/mocks/database/findOrganizations';
import { defaultDataset } from '~~/mocks/demo/DemoSettings';
import { tourDataset } from '~~/mocks/demo/presenter/presenterLink';
import { tickedNames } from '~~/mocks/panel/tour/tourSteps';

/** What "Needs attention" on home lists first. */
const lowOnSeats = {
  status: 'active',
  seats: 'low',
  sort: 'seats_run_out',
  order: 'asc',
  page: 1,
  per_page: 10,
} as const;

/** How the list starts. */
const byName = { sort: 'name', order: 'asc', page: 1, per_page: 25 } as const;

const firstDay = Date.parse('2026-11-26T12:00:00Z');
const days = Array.from({ length: 26 }, (_, index) => firstDay + index * 15 * 86_400_000);

const cases = days.map((now) => [new Date(now).toISOString().slice(0, 10), now] as const);

describe.each([
  ['tour', tourDataset],
  ['default demo', defaultDataset],
])('data of the %s', (_, dataset) => {
  it.each(cases)(
    'Acme Robotics is the first to run out of seats and has the figures of the tour on %s',
    (__, now) => {
      const { database } = createMockApi({ ...dataset, now: () => now });
      const [acme] = findOrganizations(database, lowOnSeats).rows;
      expect(acme).toMatchObject({
        id: 'acme.v2',
        billing_name: 'Laura Mitchell',
        amount: 4625,
        derived: { used_seats: 246, total_seats: 250, runs_out_in_days: 7 },
      });
    },
  );
});

it.each(cases)('the tour’s list starts with the organizations that it ticks on %s', (_, now) => {
  const { database } = createMockApi({ ...tourDataset, now: () => now });
  const [, ...others] = findOrganizations(database, byName).rows;
  expect(others.slice(0, 2).map(({ name, status }) => [name, status])).toEqual(
    tickedNames.map((name) => [name, 'active']),
  );
});
