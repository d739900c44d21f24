import type { Random } from '../createRandom';
import type { Plan, PlannedEvent } from '../plans/Plan';
import type { Region } from '../regions/Region';

/** An organization with a story that the demo tells; docs/demo.md names them all. */
export interface CastMember {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
  /**
   * It was added in the place of an invented organization, whose name is still drawn, so that all others
   * keep theirs.
   */
  readonly replacesInvented?: true;
  /** `today` in days since 1970-01-01. */
  readonly plan: (random: Random, today: number) => CastPlan;
}

interface CastPlan extends Pick<Plan, 'registered' | 'registeredBy' | 'fields' | 'subscriptions'> {
  /** In any order. */
  readonly events: readonly PlannedEvent[];
}
