import { scenarios } from '~~/mocks/scenarios/scenarios';
import { createDatabase } from '~~/mocks/database/createDatabase';
import { toDayNumber } from '~~/mocks/day';
import { seedDatabase } from '~~/mocks/seed/seedDatabase';
import { databaseDigest } from './databaseDigest';

const now = Date.parse('2026-03-02T12:00:00Z');

/** Digests of the scenarios that differ in their data, computed in this engine and time zone. */
export async function computeScenarioDigests(): Promise<
  Record<'default' | 'empty' | 'growing' | 'awkward', string>
> {
  const digestScenario = ({
    organizations: organizationCount,
    data,
  }: (typeof scenarios)['default']) => {
    const database = createDatabase();
    const activity = seedDatabase(database, { seed: 1, organizationCount, now, ...data });
    return databaseDigest(database, toDayNumber(now), activity);
  };
  return {
    default: await digestScenario(scenarios.default),
    empty: await digestScenario(scenarios.empty),
    growing: await digestScenario(scenarios.growing),
    awkward: await digestScenario(scenarios.awkward),
  };
}
