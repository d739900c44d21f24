import type { Random } from './createRandom';
import type { Region } from './regions/Region';
import { toSubdomain } from './toSubdomain';

export interface Company {
  readonly name: string;
  readonly subdomain: string;
  readonly region: Region;
}

interface CompanyGenerator {
  /** Reserves the subdomain of a fixed name and returns it. */
  readonly reserve: (name: string) => string;
  readonly generate: (random: Random, region: Region) => Company;
}

/** Generates companies with unique names and subdomains, which differ in more than the legal form. */
export function createCompanyGenerator(): CompanyGenerator {
  const subdomains = new Set<string>();
  const reserve = (name: string) => {
    const subdomain = toSubdomain(name);
    subdomains.add(subdomain);
    return subdomain;
  };
  return {
    reserve,
    generate(random, region) {
      for (let attempt = 1; ; attempt += 1) {
        const name = inventName(random, region, attempt);
        if (subdomains.has(toSubdomain(name)) || repeatsWord(name)) continue;
        return {
          name: `${name} ${random.pick(region.legalForms)}`.trim(),
          subdomain: reserve(name),
          region,
        };
      }
    },
  };
}

function inventName(
  random: Random,
  { companyNames, stems, trades, people }: Region,
  attempt: number,
): string {
  const name = random
    .pick(companyNames)
    .replace('{stem}', () => random.pick(stems))
    .replace('{trade}', () => random.pick(trades))
    .replaceAll('{surname}', () => random.pick(people.surnames));
  // With thousands of companies most combinations are used up: add a surname.
  return attempt > 4 ? `${random.pick(people.surnames)} ${name}` : name;
}

/** As in "Willis & Willis". */
function repeatsWord(name: string): boolean {
  const nameWords = name.split(' ');
  return new Set(nameWords).size < nameWords.length;
}
