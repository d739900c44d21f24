import { faultScenarios, loadScenario } from './faultScenarios';
import type { FaultScenario } from './FaultScenario';

/** What the page requests before its code (src/app/boot/earlyLoad.ts), by name. */
export function earlyScenarios(id: string): ReadonlyMap<string, FaultScenario> {
  const scenarioOf = (call: string) => {
    const scenario = faultScenarios(id).find((candidate) => candidate.call === call);
    if (!scenario) throw new Error(`No scenario for ${call}`);
    return scenario;
  };
  return new Map([
    ['home', scenarioOf('readSummary')],
    [
      'home low on seats',
      loadScenario(
        'listOrganizations',
        '/',
        /\/api\/accounts\?/,
        (page) => page.getByRole('region', { name: 'Needs attention' }),
        (page) => page.getByRole('table', { name: 'Needs attention' }).getByRole('cell').first(),
      ),
    ],
    ['list', scenarioOf('listOrganizations')],
    ['profile', scenarioOf('readOrganization')],
    ['profile subscriptions', scenarioOf('listSubscriptions')],
    ['profile daily seats', scenarioOf('listDailySeats')],
  ]);
}
