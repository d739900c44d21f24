import { SeededActivity, type ActivitySource } from '../activity/SeededActivity';
import type { Database } from '../database/createDatabase';
import { insertOrganization } from '../database/writeOrganization';
import { millisecondsPerDay, toDayNumber } from '../day';
import { createRandom } from './createRandom';
import { OrganizationSeeds } from './OrganizationSeeds';
import type { Market } from './plans/trends';
import { entriesOf, rowsOf } from './plans/runPlan';
import { seedTokens } from './seedTokens';
import { staff } from './staff';

/** What a scenario changes about the data. */
export interface SeedVariant {
  readonly market?: Market;
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
 * Fills an empty database with the data of a seed and a day, identical to the byte in every engine
 * and time zone; the first organizations don't depend on their number. Returns the activity that
 * led to this data.
 */
export function seedDatabase(database: Database, options: SeedOptions): SeededActivity {
  const { seed, organizationCount: count, now, market, isAwkward, hasTokens = true } = options;
  const today = toDayNumber(now);
  for (const member of staff) database.staff.create(member);
  if (hasTokens)
    for (const token of seedTokens(createRandom(seed, -2), today * millisecondsPerDay))
      database.token.create(token);
  const seeds = new OrganizationSeeds({ seed, count, today, market, isAwkward });
  const sources: ActivitySource[] = [];
  for (let index = 0; index < count; index += 1) {
    const plan = seeds.plan(index);
    const { organization, subscriptions } = rowsOf(plan);
    insertOrganization(database, today, organization, subscriptions);
    sources.push({
      organizationId: plan.id,
      latest: plan.events.at(-1)?.at ?? plan.registered,
      readEntries: () => entriesOf(seeds.plan(index)),
    });
  }
  return new SeededActivity(sources);
}
