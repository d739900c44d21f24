import type { Latency } from '../control';
import type { SeedVariant } from '../seed/seedDatabase';

/** A named initial state of the mock API. */
export interface Scenario {
  /** Label in the demo panel. */
  readonly title: string;
  /** One line, shown in the demo panel and by `--help`. */
  readonly description: string;
  readonly organizations: number;
  readonly data?: SeedVariant;
  readonly latency?: Latency;
  /** Share of calls that fail, 0 to 1; the seed determines which. */
  readonly failureRate?: number;
  /** Number of the authenticated call at which all sessions end, once. */
  readonly sessionEndsAtCall?: number;
}
