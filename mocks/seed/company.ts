import type { Faker } from '@faker-js/faker';
import { lastName } from './people';
import type { Region } from './regions';
import { subdomainOf } from './subdomainOf';
import { awkwardNames, firstWords, trades } from './words';

export interface Company {
  readonly name: string;
  readonly subdomain: string;
}

/**
 * The first organization of every seed is always the same one: a dotted id that links and guides
 * can count on.
 */
const firstName = 'Acme Robotics';

/** One awkward name for each so many plain ones. */
const awkwardEvery = 19;

/** A source of companies with a name and a subdomain that no other company has. */
export function createCompanies(faker: Faker): (index: number, region: Region) => Company {
  const names = new Set<string>();
  const subdomains = new Set<string>();
  return (index, region) => {
    const name = unique(
      names,
      (attempt) =>
        (attempt === 1 ? fixedName(index) : undefined) ?? invented(faker, region, attempt),
      (text) => text.toLowerCase(),
    );
    return {
      name,
      subdomain: unique(
        subdomains,
        (attempt) => subdomainOf(name) + (attempt > 1 ? `-${attempt}` : ''),
      ),
    };
  };
}

function fixedName(index: number): string | undefined {
  if (index === 0) return firstName;
  return index % awkwardEvery === 0 ? awkwardNames[index / awkwardEvery - 1] : undefined;
}

function invented(faker: Faker, region: Region, attempt: number): string {
  const trade = faker.helpers.arrayElement(trades);
  const suffix = faker.helpers.arrayElement(region.suffixes);
  const stem =
    faker.number.int(99) < 62
      ? `${faker.helpers.arrayElement(firstWords)} ${trade}`
      : faker.number.int(99) < 60
        ? `${lastName(faker)} ${trade}`
        : `${lastName(faker)} & ${lastName(faker)}`;
  // Few words are free once thousands are taken: a place tells the branches apart.
  const branch = attempt > 2 ? ` ${lastName(faker)}` : '';
  return `${stem}${branch} ${suffix}`.trim();
}

function unique(
  taken: Set<string>,
  make: (attempt: number) => string,
  keyOf: (text: string) => string = (text) => text,
): string {
  for (let attempt = 1; ; attempt += 1) {
    const text = make(attempt);
    const key = keyOf(text);
    if (taken.has(key)) continue;
    taken.add(key);
    return text;
  }
}
