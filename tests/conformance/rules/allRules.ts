import type { Rule } from '../Rule';
import { accessRules, lastRules } from './access';
import { activityRules } from './activity';
import { callRules } from './calls';
import { idempotencyRules } from './idempotency';
import { listRules } from './list';
import { orderRules } from './order';
import { searchRules } from './search';
import { seatRules } from './seats';
import { textRules } from './text';
import { versionRules } from './versions';

/** In the order in which they run. */
export const allRules: readonly Rule[] = [
  ...callRules,
  ...accessRules,
  ...orderRules,
  ...textRules,
  ...versionRules,
  ...idempotencyRules,
  ...listRules,
  ...searchRules,
  ...seatRules,
  ...activityRules,
  ...lastRules,
];
