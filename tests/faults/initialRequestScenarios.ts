import { faultScenarios } from './faultScenarios';
import type { FaultScenario } from './FaultScenario';

/** What the page requests before its code is loaded (src/app/boot/inlineScript.ts), by screen. */
export function initialRequestScenarios(id: string): ReadonlyMap<string, FaultScenario> {
  const scenarioOf = (call: string) => {
    const scenario = faultScenarios(id).find((candidate) => candidate.call === call);
    if (!scenario) throw new Error(`No scenario for ${call}`);
    return scenario;
  };
  return new Map([
    ['home', scenarioOf('readSummary')],
    ['list', scenarioOf('listOrganizations')],
    ['profile', scenarioOf('readOrganization')],
  ]);
}
