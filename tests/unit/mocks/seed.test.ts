import { beforeAll, describe, expect, it } from 'vitest';
import { isUnderused } from '~/domain/seats';
import { createMockApi, type MockApi } from '~~/mocks/createMockApi';
import type { SubscriptionRecord } from '~~/mocks/database';
import { seatsInUseOn, valueOn } from '~~/mocks/dailySeats';
import { toDayNumber, weekdayOf } from '~~/mocks/day';
import { scenarioNames, type ScenarioName } from '~~/mocks/scenarios';

const noon = Date.parse('2026-03-02T12:00:00Z');
const millisecondsPerDay = 86_400_000;

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

it('Lakeland is full in August and nearly empty in January', () => {
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

describe('10,000 organizations', () => {
  let api: MockApi;
  beforeAll(() => {
    api = seedOn(noon, 'large');
  }, 60_000);
  const offenders = (
    breaksRule: (row: ReturnType<MockApi['database']['organization']['getAll']>[number]) => boolean,
  ) =>
    api.database.organization
      .getAll()
      .filter(breaksRule)
      .map(({ id, name }) => `${id} ${name}`);

  it('have unique ids, names and subdomains', () => {
    const rows = api.database.organization.getAll();
    for (const key of ['id', 'name', 'subdomain'] as const)
      expect(new Set(rows.map((row) => row[key].toLowerCase())).size).toBe(10_000);
  });

  it.each([
    ['United States', /^\+1 \d{3} 555 01\d\d$/, 'USD', /( Inc\.| LLC| Group| Corp\.|)$/],
    ['United Kingdom', /^\+44 /, 'GBP', /( Ltd| plc| LLP|)$/],
    ['Ireland', /^\+353 20 91/, 'EUR', /( Ltd| DAC|)$/],
    ['Germany', /^\+49 /, 'EUR', /( GmbH| AG| KG)$/],
    ['Switzerland', /^\+41 /, 'CHF', /( AG| GmbH)$/],
    ['Netherlands', /^\+31 /, 'EUR', /( BV| NV)$/],
    ['Sweden', /^\+46 /, 'SEK', /( AB)$/],
    ['Denmark', /^\+45 /, 'DKK', /( A\/S| ApS)$/],
  ])('in %s have its phone numbers, currency and legal forms', (country, phone, currency, form) => {
    const there = api.database.organization
      .getAll()
      .filter(({ address }) => address?.endsWith(`, ${country}`) === true);
    expect(there.length).toBeGreaterThan(300);
    expect(
      there.filter(
        (row) =>
          (row.billing_phone !== null && !phone.test(row.billing_phone)) ||
          row.currency !== currency ||
          !form.test(row.name),
      ),
    ).toEqual([]);
  });

  it('are registered on working days, and named without the provider’s name', () => {
    expect(
      offenders(
        ({ registered_at, name }) =>
          [0, 6].includes(weekdayOf(toDayNumber(Date.parse(registered_at)))) ||
          /seatwell/i.test(name),
      ),
    ).toEqual([]);
  });

  it('have figures, daily seats and activity that agree', () => {
    const today = toDayNumber(noon);
    const subscriptions = new Map<string, SubscriptionRecord[]>();
    for (const row of api.database.subscription.getAll())
      subscriptions.set(row.organization_id, [
        ...(subscriptions.get(row.organization_id) ?? []),
        row,
      ]);
    expect(
      offenders(({ id, version, updated_at, amount, status, derived }) => {
        const rows = subscriptions.get(id) ?? [];
        const entries = api.activity.find({ organizationId: id, limit: 1_000 }).entries;
        const changing = entries.filter(({ action }) => action !== 'note_added');
        const lastSeats = (row: (typeof rows)[number], pointer: string) =>
          entries
            .filter(({ subscription }) => subscription?.id === row.id)
            .flatMap(({ changes }) => changes)
            .find((change) => change.pointer === pointer)?.after;
        return (
          rows.length === 0 ||
          (derived.used_seats ?? 0) > (derived.total_seats ?? 0) ||
          changing.length !== version ||
          changing[0]?.at !== updated_at ||
          Date.parse(updated_at) >= today * millisecondsPerDay ||
          (status === 'inactive') !== (amount === 0) ||
          rows.some(
            (row) =>
              (lastSeats(row, '/used_seats') ?? 0) !== row.used_seats ||
              (lastSeats(row, '/total_seats') ?? row.total_seats) !== row.total_seats ||
              seatsInUseOn(row, today, today) !== row.used_seats ||
              (seatsInUseOn(row, today - 9, today) ?? 0) >
                (valueOn(row.total_history, today - 9) ?? 0),
          )
        );
      }).slice(0, 20),
    ).toEqual([]);
  }, 60_000);
});
