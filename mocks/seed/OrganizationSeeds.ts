import { toDayNumber } from '../day';
import { makeAwkward } from './awkward';
import { cast } from './cast/cast';
import { createCompanyGenerator, type Company } from './createCompanyGenerator';
import { createRandom } from './createRandom';
import type { Plan } from './plans/Plan';
import { planOrganization } from './plans/planOrganization';
import type { Market } from './plans/trends';
import { pickRegion } from './regions/regions';

interface Options {
  readonly seed: number;
  readonly count: number;
  /** Days since 1970-01-01; everything happens before. */
  readonly today: number;
  readonly market?: Market | undefined;
  /** Gives organizations names and texts that are hard to display. */
  readonly isAwkward?: boolean | undefined;
}

/**
 * The plans of all seeded organizations: first the cast, then invented ones. A plan is made when it
 * is asked for, and is the same each time, because it depends on the seed and its index alone.
 */
export class OrganizationSeeds {
  private readonly companies: readonly Company[];

  constructor(private readonly options: Options) {
    this.companies = createCompanies(options);
  }

  plan(index: number): Plan {
    const plan = this.invent(index);
    const { registered, events } = plan;
    // Moving a day to a working day can move it before the creation.
    const past = events.filter(({ at }) => at > registered && toDayNumber(at) < this.options.today);
    return { ...plan, events: past.toSorted((a, b) => a.at - b.at) };
  }

  private invent(index: number): Plan {
    const { seed, today, market = 'normal', isAwkward = false } = this.options;
    const company = this.companies[index];
    if (!company) throw new RangeError(`There is no seeded organization ${index}.`);
    const random = createRandom(seed, index);
    const member = cast[index];
    if (member) {
      const { id, region } = member;
      return { ...member.plan(random, today), id, region, subdomain: company.subdomain };
    }
    const identity = createRandom(seed, index + 1_000_000);
    const edits = createRandom(seed, index + 2_000_000);
    const plan = planOrganization({ random, identity, edits, index, today, company, market });
    return isAwkward ? makeAwkward(plan, index - cast.length) : plan;
  }
}

/** Names must be unique, so they are the only part that is made for all at once. */
function createCompanies({ seed, count }: Options): Company[] {
  const { reserve, generate } = createCompanyGenerator();
  const random = createRandom(seed, -1);
  const invent = () => generate(random, pickRegion(random));
  return Array.from({ length: count }, (_, index) => {
    const member = cast[index];
    if (!member) return invent();
    if (member.replacesInvented) invent();
    const { name, region } = member;
    return { name, region, subdomain: reserve(name) };
  });
}
