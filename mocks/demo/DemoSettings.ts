import type { Latency } from '../control';
import type { ScenarioName } from '../scenarios/scenarios';

/** Which demo runs: these three give the same picture anywhere. */
export interface DemoDataset {
  readonly scenario: ScenarioName;
  readonly seed: number;
  /** The day that the demo plays on, `YYYY-MM-DD`; the real one unless told. */
  readonly today?: string | undefined;
}

/** And how it answers, where that isn't the scenario's own way. */
export interface DemoSettings extends DemoDataset {
  readonly latency?: Latency | undefined;
  readonly failureRate?: number | undefined;
}

export const defaultDataset: DemoDataset = { scenario: 'default', seed: 1 };

/** Each scene keeps changes of its own; one without a fixed day keeps them from day to day. */
export function datasetKey({ scenario, seed, today = 'today' }: DemoDataset): string {
  return `${scenario}/${seed}/${today}`;
}
