import { beforeAll, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '~~/mocks/activity/ActivityEntry';
import { valueOn } from '~~/mocks/database/changeHistory';
import type { OrganizationRecord, SubscriptionRecord } from '~~/mocks/database/records';
import { seatsInUseOn } from '~~/mocks/dailySeats';
import { toDayNumber, weekdayOf } from '~~/mocks/day';
import { monthlyAmount } from '~~/mocks/seed/prices';
import { regions } from '~~/mocks/seed/regions/regions';
import { today } from '../createSignedInApi';
import { seedData, type SeedData } from './seedData';

/** First names from lists of names that were given once, but distract today. */
const embarrassingNames =
  /^(Adolf|Adolphe|Baby|Bambi|Boy|Candy|Cherry|Cinderella|Dick|Fanny|Gay|Genghis|Hitler|Honey|Jihad|Kermit|King|Lucifer|Messiah|Modest|Osama|Precious|Prince|Princess|Queen|Randy|Romeo|Satan|Sugar|Toy|Twinkle|Willy)$/;

let data: SeedData;
let organizations: readonly OrganizationRecord[];
let subscriptionsOf: Map<string, SubscriptionRecord[]>;

beforeAll(() => {
  data = seedData({ seed: 7, organizationCount: 10_000 });
  organizations = data.database.organization.getAll();
  subscriptionsOf = new Map(organizations.map(({ id }) => [id, []]));
  for (const row of data.database.subscription.getAll())
    subscriptionsOf.get(row.organization_id)?.push(row);
}, 60_000);

/** The names of organizations that break a rule: a readable list instead of the first one. */
function offenders(breaksRule: (organization: OrganizationRecord) => boolean): string[] {
  return organizations.filter(breaksRule).map(({ id, name }) => `${id} ${name}`);
}

function entriesOf({ id }: OrganizationRecord): readonly ActivityEntry[] {
  return data.activity.slice(0, Infinity, id).toReversed();
}

describe('10,000 seeded organizations', () => {
  it('organizations have unique ids, names, subdomains and billing emails', () => {
    const keys = ['id', 'subdomain', 'billing_email'] as const;
    for (const key of keys)
      expect(new Set(organizations.map((organization) => organization[key])).size).toBe(10_000);
    expect(new Set(organizations.map(({ name }) => name.toLowerCase())).size).toBe(10_000);
  });

  it('organizations have contacts without embarrassing first names', () => {
    expect(
      offenders(({ billing_name }) => embarrassingNames.test(billing_name.split(' ')[0] ?? '')),
    ).toEqual([]);
  });

  it('organizations have an address, a currency and a price of one country', () => {
    expect(
      offenders((organization) => {
        const { address, currency, status, amount, id } = organization;
        const candidates = regions.filter((region) => region.currency === currency);
        const region = address
          ? candidates.find(({ country }) => address.endsWith(country))
          : candidates[0];
        if (!region) return true;
        const city = region.cities.find(({ name }) => address?.includes(name));
        const isCityMissing = address !== null && !city;
        const isPriced =
          status === 'inactive' ||
          candidates.some(
            ({ priceFactor }) =>
              monthlyAmount(subscriptionsOf.get(id) ?? [], priceFactor) === amount,
          );
        return isCityMissing || !isPriced;
      }),
    ).toEqual([]);
  });

  it('organizations have phone numbers of the city in their address', () => {
    expect(
      offenders(({ address, billing_phone }) => {
        const city = regions
          .flatMap(({ country, cities }) => (address?.endsWith(country) ? cities : []))
          .find(({ name }) => address?.includes(name));
        if (!city || billing_phone === null) return false;
        return !new RegExp(`^${city.phone.replaceAll('#', '\\d').replace('+', '\\+')}$`).test(
          billing_phone,
        );
      }),
    ).toEqual([]);
  });

  it('organizations were registered on working days, more of them every year', () => {
    expect(
      offenders(({ registered_at }) =>
        [0, 6].includes(weekdayOf(toDayNumber(Date.parse(registered_at)))),
      ),
    ).toEqual([]);
    const perYear = [5, 4, 3, 2, 1].map(
      (yearsAgo) =>
        organizations.filter(({ registered_at }) => {
          const age = today - toDayNumber(Date.parse(registered_at));
          return age > (yearsAgo - 1) * 365 && age <= yearsAgo * 365;
        }).length,
    );
    expect(perYear).toEqual(perYear.toSorted((a, b) => a - b));
  });

  it('organizations have no figures that contradict each other', () => {
    expect(
      offenders(({ id, registered_at, updated_at, status_changed_at, status, amount, derived }) => {
        const rows = subscriptionsOf.get(id) ?? [];
        const { total_seats: total = 0, used_seats: used = 0 } = derived;
        return (
          rows.length === 0 ||
          total !== rows.reduce((sum, row) => sum + row.total_seats, 0) ||
          used > total ||
          updated_at < registered_at ||
          toDayNumber(Date.parse(updated_at)) >= today ||
          (status_changed_at !== null && status_changed_at > updated_at) ||
          (status === 'inactive' && (status_changed_at === null || used > 0)) ||
          // Nobody pays for nothing.
          (amount > 0 && used === 0) ||
          (amount === 0 && used > 0)
        );
      }),
    ).toEqual([]);
  });

  it('organizations have daily seats that never exceed the total of the day and end with the seats in use', () => {
    expect(
      offenders(({ id, registered_at }) =>
        (subscriptionsOf.get(id) ?? []).some((row) => {
          const first = row.total_history[0] ?? 0;
          if (first < toDayNumber(Date.parse(registered_at))) return true;
          for (let day = Math.max(first, today - 60); day <= today; day += 1) {
            const seats = seatsInUseOn(row, day, today);
            if (seats === undefined || seats > (valueOn(row.total_history, day) ?? 0)) return true;
          }
          return seatsInUseOn(row, today, today) !== row.used_seats;
        }),
      ),
    ).toEqual([]);
  });

  it('organizations have an activity that leads from the creation to the current state', () => {
    const sample = organizations.filter((_, index) => index % 10 === 0);
    for (const organization of sample) {
      const rows = subscriptionsOf.get(organization.id) ?? [];
      const entries = entriesOf(organization);
      const changing = entries.filter(({ action }) => action !== 'note_added');
      expect(entries[0]).toMatchObject({
        action: 'organization_created',
        at: organization.registered_at,
      });
      expect(changing.at(-1)?.at).toBe(organization.updated_at);
      expect(organization.version).toBe(changing.length);
      expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted());
      const last = new Map<string, unknown>();
      for (const { subscription, changes, action } of entries) {
        expect(changes.length > 0).toBe(!/created|note/.test(action));
        for (const { pointer, before, after } of changes) {
          const key = (subscription?.id ?? '') + pointer;
          expect(before).not.toBe(after);
          if (last.has(key)) expect(before).toBe(last.get(key));
          last.set(key, after);
        }
      }
      const now = new Map<string, unknown>([
        ['/name', organization.name],
        ['/status', organization.status],
        ['/address', organization.address],
        ['/billing/billing_email', organization.billing_email],
        ['/billing/amount', organization.amount],
        ...rows.flatMap(({ id, used_seats, total_seats }): [string, unknown][] => [
          [`${id}/used_seats`, used_seats],
          [`${id}/total_seats`, total_seats],
        ]),
      ]);
      for (const [key, value] of last)
        if (now.has(key)) expect([key, value]).toEqual([key, now.get(key)]);
    }
  });
});

it('seeded organizations have seats in use after the holidays, and the cast keeps its figures', () => {
  for (let day = Date.parse('2026-12-20'); day <= Date.parse('2027-01-12'); day += 86_400_000) {
    const { database } = seedData({ now: day });
    const rows = database.organization.getAll();
    expect(rows.filter(({ amount, derived }) => amount > 0 && derived.used_seats === 0)).toEqual(
      [],
    );
    const used = (id: string) => rows.find((row) => row.id === id)?.derived.used_seats;
    expect([used('acme.v2'), used('org_aurora'), used('org_brightwater')]).toEqual([246, 53, 96]);
  }
}, 30_000);
