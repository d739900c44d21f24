import type { Database } from '../database/createDatabase';
import { millisecondsPerDay } from '../day';
import type { Scenario } from '../scenarios/Scenario';
import { createFaker } from './createFaker';
import { seedOrganizations } from './seedOrganizations';
import { staff } from './staff';
import { seedTokens } from './seedTokens';

export interface SeedOptions {
  readonly seed: number;
  readonly organizationCount: number;
  /** Epoch milliseconds; only the UTC day matters. */
  readonly now: number;
  /** Changes of the scenario to the data (`Scenario.modify`). */
  readonly modify?: Scenario['modify'] | undefined;
}

/**
 * Fills an empty database with the data of a seed and a day, identical to the byte in every engine
 * and time zone; returns it.
 */
export function seedDatabase(
  database: Database,
  { seed, organizationCount, now, modify }: SeedOptions,
): Database {
  const today = Math.floor(now / millisecondsPerDay) * millisecondsPerDay;
  for (const member of staff) database.staff.create(member);
  // A separate random stream, so that changes to the tokens don't affect the organizations.
  for (const token of seedTokens(createFaker(seed + 1), today)) database.token.create(token);
  seedOrganizations(database, createFaker(seed), today, organizationCount);
  modify?.(database, today);
  return database;
}
