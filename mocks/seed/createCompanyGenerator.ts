import type { Faker } from '@faker-js/faker';
import { lastName } from './people';
import type { Region } from './regions';
import { toSubdomain } from './toSubdomain';
import { awkwardNames, companyWords, trades } from './companyNames';

export interface Company {
  readonly name: string;
  readonly subdomain: string;
}

/**
 * The first organization of every seed is always the same one: a dotted id that links and guides
 * can count on.
 */
const firstCompanyName = 'Acme Robotics';

/** One awkward name for each so many plain ones. */
const awkwardNameInterval = 19;

/** A source of companies with a name and a subdomain that no other company has. */
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
  // Few words are free once thousands are taken: a place tells the branches apart.
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
