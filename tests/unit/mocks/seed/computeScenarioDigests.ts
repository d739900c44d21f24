import { scenarios } from '~~/mocks/scenarios/scenarios';
import { createDatabase } from '~~/mocks/database/createDatabase';
import { seedDatabase } from '~~/mocks/seed/seedDatabase';
import { databaseDigest } from './databaseDigest';

const now = Date.parse('2026-03-02T12:00:00Z');

/** Digests of the scenarios that differ in their data, computed in this engine and time zone. */
export async function computeScenarioDigests(): Promise<
  Record<'default' | 'empty' | 'growing', string>
> {
  const digestScenario = ({ organizations, modify }: (typeof scenarios)['default']) =>
    databaseDigest(
      seedDatabase(createDatabase(), { seed: 1, organizationCount: organizations, now, modify }),
      '2026-03-02',
    );
  return {
    default: await digestScenario(scenarios.default),
    empty: await digestScenario(scenarios.empty),
    growing: await digestScenario(scenarios.growing),
  };
}
