import { scenarios } from '../../../mocks/scenarios/scenarios';
import { seedDatabase } from '../../../mocks/seed/seedDatabase';
import { digestOf } from './digestOf';

const now = Date.parse('2026-03-02T12:00:00Z');

/**
 * The digests of the scenarios whose data are their own, as this engine in this time zone makes
 * them.
 */
export async function scenarioDigestsNow(): Promise<
  Record<'default' | 'empty' | 'growing', string>
> {
  const of = ({ organizations, story }: (typeof scenarios)['default']) =>
    digestOf(seedDatabase({ seed: 1, organizations, now, story }), '2026-03-02');
  return {
    default: await of(scenarios.default),
    empty: await of(scenarios.empty),
    growing: await of(scenarios.growing),
  };
}
