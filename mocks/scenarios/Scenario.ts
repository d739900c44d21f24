import type { Latency } from '../control';
import type { Database } from '../database';

/**
 * A situation that the mock API can be put into: data alone, but for the story that it tells in
 * them.
 */
export interface Scenario {
  /** As the panel offers it. */
  readonly title: string;
  /** What it is for, in a line. */
  readonly description: string;
  readonly organizations: number;
  readonly latency?: Latency;
  /** Share of the calls that fail, drawn from the seed: 0 to 1. */
  readonly failureRate?: number;
  /** The session ends at its so manieth call, once. */
  readonly sessionEndsAtCall?: number;
  /**
   * Changes the seeded data; `today` is the UTC midnight that began the day. Plain arithmetic
   * alone, as all of the seed.
   */
  readonly modify?: (database: Database, today: number) => void;
}
