import type { Faker } from '@faker-js/faker';
import { lastName } from './people';
import type { Region } from './regions';
import { toSubdomain } from './toSubdomain';
import { awkwardNames, companyWords, trades } from './companyNames';

export interface Company {
  readonly name: string;
  readonly subdomain: string;
}

/** The first organization of every seed; docs/demo.md refers to it. */
const firstCompanyName = 'Acme Robotics';

/** Every 19th company has an awkward name. */
const awkwardNameInterval = 19;

/** Generates companies with unique names and subdomains. */
export function createCompanyGenerator(faker: Faker): (index: number, region: Region) => Company {
  const names = new Set<string>();
  const subdomains = new Set<string>();
  return (index, region) => {
    const name = firstUnused(
      names,
      (attempt) =>
        (attempt === 1 ? fixedName(index) : undefined) ?? inventName(faker, region, attempt),
      (text) => text.toLowerCase(),
    );
    return {
      name,
      subdomain: firstUnused(
        subdomains,
        (attempt) => toSubdomain(name) + (attempt > 1 ? `-${attempt}` : ''),
      ),
    };
  };
}

function fixedName(index: number): string | undefined {
  if (index === 0) return firstCompanyName;
  return index % awkwardNameInterval === 0
    ? awkwardNames[index / awkwardNameInterval - 1]
    : undefined;
}

function inventName(faker: Faker, region: Region, attempt: number): string {
  const trade = faker.helpers.arrayElement(trades);
  const suffix = faker.helpers.arrayElement(region.suffixes);
  const stem =
    faker.number.int(99) < 62
      ? `${faker.helpers.arrayElement(companyWords)} ${trade}`
      : faker.number.int(99) < 60
        ? `${lastName(faker)} ${trade}`
        : `${lastName(faker)} & ${lastName(faker)}`;
  // With thousands of companies most combinations are used up: add a surname.
  const branch = attempt > 2 ? ` ${lastName(faker)}` : '';
  return `${stem}${branch} ${suffix}`.trim();
}

function firstUnused(
  used: Set<string>,
  make: (attempt: number) => string,
  keyOf: (text: string) => string = (text) => text,
): string {
  for (let attempt = 1; ; attempt += 1) {
    const text = make(attempt);
    const key = keyOf(text);
    if (used.has(key)) continue;
    used.add(key);
    return text;
  }
}
