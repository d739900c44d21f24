import { faker } from '@faker-js/faker/locale/en_GB';
import type { ActivityEntry } from '../activity';
import type { Database } from '../database';
import { insertOrganization } from '../organizationRows';
import { millisecondsPerDay, toDayNumber } from '../day';
import { hashToUnit } from '../seededRandom';
import { makeAwkward } from './awkward';
import { featuredSubdomains, planFeatured } from './featuredOrganizations';
import { inventCompany, pickCountry, toSubdomain, type Country } from './countries';
import { runPlan, type Plan } from './history';
import { inventOrganization, type Company } from './inventOrganization';
import { seedTokens, staff } from './staff';

/** What a scenario changes about the data. */
export interface SeedVariant {
  readonly isMarketGrowing?: true;
  /** Names and texts that are hard to display. */
  readonly isAwkward?: true;
  readonly hasTokens?: false;
}

export interface SeedOptions extends SeedVariant {
  readonly seed: number;
  readonly organizationCount: number;
  /** Epoch milliseconds; only the UTC day matters. */
  readonly now: number;
}

/**
 * Fills an empty database with the data of a seed and a day; the first organizations don't depend on
 * their number. Returns the activity that led to this data, by organization, oldest first.
 */
export function seedDatabase(
  database: Database,
  options: SeedOptions,
): readonly (readonly ActivityEntry[])[] {
  const { now, seed, hasTokens = true } = options;
  const today = toDayNumber(now);
  for (const member of staff) database.staff.create(member);
  faker.seed(seed);
  if (hasTokens)
    for (const token of seedTokens(
      (length) => faker.string.alphanumeric(length),
      today * millisecondsPerDay,
    ))
      database.token.create(token);
  return plans(options, today).map((plan) => {
    const { organization, subscriptions, activity } = runPlan(plan, today);
    insertOrganization(database, today, organization, subscriptions);
    return activity;
  });
}

/** First those that are featured, then invented organizations: faker is seeded once for each. */
function plans(
  { seed, organizationCount, isMarketGrowing, isAwkward }: SeedOptions,
  today: number,
): readonly Plan[] {
  const featured = planFeatured(today);
  const subdomains = new Set(featuredSubdomains);
  return Array.from({ length: organizationCount }, (_, index) => {
    const member = featured[index];
    if (member) return member;
    const country = pickCountry(hashToUnit(Math.imul(seed, 0x9e3779b1) ^ index));
    country.faker.seed(seed * 100_003 + index);
    const company = nameCompany(country, subdomains);
    const plan = inventOrganization({ company, index, today, isMarketGrowing });
    return isAwkward ? makeAwkward(plan, index - featured.length) : plan;
  });
}

/** A name that differs from all others in more than the legal form. */
function nameCompany(country: Country, subdomains: Set<string>): Company {
  const { helpers } = country.faker;
  const city = helpers.arrayElement(country.cities);
  let name = inventCompany(country, city);
  while (subdomains.has(toSubdomain(name))) name = inventCompany(country, city);
  const subdomain = toSubdomain(name);
  subdomains.add(subdomain);
  return {
    country,
    city,
    name: `${name} ${helpers.arrayElement(country.legalForms)}`.trim(),
    subdomain,
  };
}
