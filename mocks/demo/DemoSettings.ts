import type { Latency } from '../control';
import type { ScenarioName } from '../scenarios/scenarios';

/** Identifies the demo data: the same three values give the same data in any browser. */
export interface DemoDataset {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** The demo's current day, `YYYY-MM-DD`; the actual day by default. */
  readonly today?: string | undefined;
}

/** The dataset and the settings that override the scenario's own. */
export interface DemoSettings extends DemoDataset {
  readonly latency?: Latency | undefined;
  readonly failureRate?: number | undefined;
}

export const defaultDataset: DemoDataset = { scenario: 'default', seed: 1 };

/** Changes are stored per key; without a fixed day they stay visible on later days. */
export function datasetKey({ scenario, seed, today = 'today' }: DemoDataset): string {
  return `${scenario}/${seed}/${today}`;
}
