import type { Faker } from '@faker-js/faker';
import type { Database } from '../database/createDatabase';
import { insertOrganization, type OrganizationColumns } from '../database/writeOrganization';
import { millisecondsPerDay, toUtcDay, toRfc3339 } from '../day';
import { createCompanyGenerator } from './createCompanyGenerator';
import { postalAddressIn, billingContact, phoneIn } from './contact';
import { regions, type Region } from './regions';
import { monthlyAmount, createSeatPlans } from './seatPlans';

/** Days of daily seats, including today. */
const historyDays = 366;
const maxAgeDays = 6 * 365;

/**
 * Creates organizations with their subscriptions. The first ones don't depend on `count`. `today`
 * is the start of the day in UTC.
 */
export function seedOrganizations(
  database: Database,
  faker: Faker,
  today: number,
  count: number,
): void {
  const nextCompany = createCompanyGenerator(faker);
  const lastDay = toUtcDay(today);
  const firstTime = today - (historyDays - 1) * millisecondsPerDay;
  const firstDay = toUtcDay(firstTime);
  for (let index = 0; index < count; index += 1) {
    const region = pickRegion(faker);
    const { name, subdomain } = nextCompany(index, region);
    const active = index === 0 || faker.number.int(99) >= 8;
    const plans = createSeatPlans(faker, active);
    const registered =
      today -
      faker.number.int({
        min: index % 25 === 7 ? 1 : 20,
        max: index % 25 === 7 ? 20 : maxAgeDays,
      }) *
        millisecondsPerDay +
      randomWorkingTime(faker);
    const id = createOrganizationId(faker, index, subdomain);
    const updated =
      registered +
      Math.floor(((today - registered) / 1000) * (faker.number.int(1000) / 1000)) * 1000;
    const organization: OrganizationColumns = {
      id,
      name,
      address: faker.number.int(99) < 94 || index === 0 ? postalAddressIn(faker, region) : null,
      subdomain,
      status: active ? 'active' : 'inactive',
      registered_at: toRfc3339(registered),
      updated_at: toRfc3339(updated),
      ...billingContact(faker, subdomain),
      billing_phone: faker.number.int(99) < 86 || index === 0 ? phoneIn(faker, region) : null,
      amount: monthlyAmount(plans, region.priceFactor, faker.number.int(4) * 5),
      currency: region.currency,
      version: 1,
    };
    const start = registered < firstTime ? firstDay : toUtcDay(registered);
    const subscriptions = plans.map((plan) => ({
      id: `sub_${faker.number.int({ min: 0x10000000, max: 0xffffffff }).toString(36)}_${index.toString(36)}`,
      organization_id: id,
      ...plan,
      daily_start: start,
      daily_end: lastDay,
      daily_counts: [],
      daily_seed: faker.number.int(0xffffffff),
    }));
    insertOrganization(database, organization, subscriptions);
  }
}

function pickRegion(faker: Faker): Region {
  let draw = faker.number.int(99);
  for (const region of regions) {
    draw -= region.weight;
    if (draw < 0) return region;
  }
  throw new Error('The weights of the regions must add up to 100.');
}

/**
 * Some ids contain dots and colons, as if from older systems: ids are opaque, and every layer must
 * handle them (docs/api.md, "Ground rules").
 */
function createOrganizationId(faker: Faker, index: number, subdomain: string): string {
  const number = faker.number.int({ min: 0x10000000, max: 0xffffffff }).toString(36);
  if (index === 0) return 'acme.v2';
  if (index % 40 === 5) return `${subdomain}.v${1 + (index % 3)}`;
  if (index % 40 === 15) return `eu:${subdomain}`;
  return `org_${number}${index.toString(36)}`;
}

/** Between 7:00 and 19:00 UTC, in milliseconds. */
function randomWorkingTime(faker: Faker): number {
  return faker.number.int({ min: 7 * 3_600, max: 19 * 3_600 }) * 1000;
}
