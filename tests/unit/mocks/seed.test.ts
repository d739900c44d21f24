import { expect, it } from 'vitest';
import { isUnderused } from '~/domain/seats';
import { peakSeatsInUse, seatsInUseOn } from '~~/mocks/dailySeats';
import { toDayNumber } from '~~/mocks/day';
import { createMockApi, type MockApi } from '~~/mocks/createMockApi';
import { scenarioNames, type ScenarioName } from '~~/mocks/scenarios';

const noon = Date.parse('2026-03-02T12:00:00Z');

const seedOn = (now: number, scenario: ScenarioName = 'default') =>
  createMockApi({ scenario, now: () => now });

const organization = ({ database }: MockApi, id: string) =>
  database.organization.findFirst({ where: { id: { equals: id } }, strict: true });

/** Days of a year, and each day around its end, when few are working days. */
const days = [
  ...Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 1 + index, 3 + 3 * index, 12)),
  ...Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 11, 24 + 2 * index, 12)),
];

it.each(days)('the figures of docs/demo.md are true on day %i', (now) => {
  const api = seedOn(now);
  const lowOnSeats = api.database.organization
    .findMany({
      where: { status: { equals: 'active' }, derived: { seat_level: { equals: 'low' } } },
    })
    .toSorted((a, b) => (a.derived.runs_out_in_days ?? 999) - (b.derived.runs_out_in_days ?? 999));
  const [first, second] = lowOnSeats;
  expect(first).toMatchObject({ id: 'acme.v2', derived: { used_seats: 246, total_seats: 250 } });
  expect(first?.derived.runs_out_in_days).toBeGreaterThanOrEqual(6);
  expect(first?.derived.runs_out_in_days).toBeLessThanOrEqual(8);
  expect(second?.derived.runs_out_in_days).toBeGreaterThan(8);
  const { used_seats } = organization(api, 'org_brightwater').derived;
  expect(used_seats).toBe(96);
  const isUnderusedNow = (id: string) =>
    isUnderused({
      total_seats: organization(api, id).derived.total_seats ?? 0,
      peak_used_seats_90_days: organization(api, id).derived.peak_used_seats_90_days,
    });
  expect(['org_hallberg', 'org_nordkai'].map(isUnderusedNow)).toEqual([true, false]);
});

it('daily seats follow the weekday, today too, and the peak follows them', () => {
  const saturday = Date.parse('2026-11-28T12:00:00Z');
  const { database } = seedOn(saturday);
  const of = { where: { organization_id: { equals: 'acme.v2' } }, strict: true as const };
  const subscription = database.subscription.findFirst(of);
  const today = toDayNumber(saturday);
  const seats = (day: number) => seatsInUseOn(subscription, day, today) ?? NaN;
  expect(subscription.used_seats).toBe(246);
  expect(seats(today)).toBeLessThan(0.5 * seats(today - 1));
  expect(peakSeatsInUse([subscription], today)).toBeLessThan(246);
});

it('Lakeland uses over 300 seats in August and is nearly empty in January', () => {
  const used = (day: string) =>
    organization(seedOn(Date.parse(`${day}T12:00:00Z`)), 'org_lakeland').derived.used_seats;
  expect(used('2026-08-20')).toBeGreaterThan(300);
  expect(used('2026-01-20')).toBeLessThan(40);
});

it.each(scenarioNames.filter((name) => name !== 'large'))(
  '%s is the same for everybody',
  (scenario) => {
    const [first, second] = [seedOn(noon, scenario), seedOn(noon, scenario)].map(
      ({ database, activity }) => [
        database.organization.getAll().slice(0, 300),
        database.token.getAll(),
        activity.find({ limit: 100 }).entries,
      ],
    );
    expect(first).toEqual(second);
  },
);

it('10,000 organizations have unique ids, names and subdomains', () => {
  const rows = seedOn(noon, 'large').database.organization.getAll();
  for (const key of ['id', 'name', 'subdomain'] as const)
    expect(new Set(rows.map((row) => row[key].toLowerCase())).size).toBe(10_000);
}, 60_000);
