import { createDatabase, type Database } from '~~/mocks/database/createDatabase';
import type { SeededActivity } from '~~/mocks/activity/SeededActivity';
import { seedDatabase, type SeedOptions } from '~~/mocks/seed/seedDatabase';
import { noon } from '../createSignedInApi';

export interface SeedData {
  readonly database: Database;
  readonly activity: SeededActivity;
}

/** The data of a seed, by default seed 1 with 200 organizations on 2 March 2026. */
export function seedData(options: Partial<SeedOptions> = {}): SeedData {
  const database = createDatabase();
  const activity = seedDatabase(database, {
    seed: 1,
    organizationCount: 200,
    now: noon,
    ...options,
  });
  return { database, activity };
}
