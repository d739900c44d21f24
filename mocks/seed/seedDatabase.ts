import { createDatabase, type Database } from '../database';
import { millisecondsPerDay } from '../day';
import type { Scenario } from '../scenarios/Scenario';
import { createFaker } from './createFaker';
import { seedOrganizations } from './seedOrganizations';
import { staff } from './staff';
import { seedTokens } from './seedTokens';

export interface SeedOptions {
  readonly seed: number;
  /** How many. */
  readonly organizationCount: number;
  /** Epoch milliseconds; only the day that they fall on (UTC) matters. */
  readonly now: number;
  /** What a scenario makes of the data (`Scenario.story`). */
  readonly modify?: Scenario['modify'] | undefined;
}

/**
 * A fresh database with the data of a seed and a day: the same ones to the byte, in every engine
 * and time zone.
 */
export function seedDatabase({ seed, organizationCount, now, modify }: SeedOptions): Database {
  const today = Math.floor(now / millisecondsPerDay) * millisecondsPerDay;
  const database = createDatabase();
  for (const member of staff) database.staff.create(member);
  // A stream of their own: how many tokens there are changes nothing in the organizations.
  for (const token of seedTokens(createFaker(seed + 1), today)) database.tokens.create(token);
  seedOrganizations(database, createFaker(seed), today, organizationCount);
  modify?.(database, today);
  return database;
}
