import { createDatabase, type Database } from '../database';
import { dayLength } from '../day';
import type { Scenario } from '../scenarios/Scenario';
import { createFaker } from './createFaker';
import { seedOrganizations } from './organizations';
import { staff } from './staff';
import { seedTokens } from './tokens';

export interface SeedOptions {
  readonly seed: number;
  /** How many. */
  readonly organizations: number;
  /** Epoch milliseconds; only the day that they fall on (UTC) matters. */
  readonly now: number;
  /** What a scenario makes of the data (`Scenario.story`). */
  readonly story?: Scenario['story'] | undefined;
}

/**
 * A fresh database with the data of a seed and a day: the same ones to the byte, in every engine
 * and time zone.
 */
export function seedDatabase({ seed, organizations, now, story }: SeedOptions): Database {
  const today = Math.floor(now / dayLength) * dayLength;
  const database = createDatabase();
  for (const person of staff) database.staff.create(person);
  // A stream of their own: how many tokens there are changes nothing in the organizations.
  for (const token of seedTokens(createFaker(seed + 1), today)) database.tokens.create(token);
  seedOrganizations(database, createFaker(seed), today, organizations);
  story?.(database, today);
  return database;
}
