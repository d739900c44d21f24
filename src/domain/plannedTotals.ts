import type { Subscription } from './Subscription';
import { seatsRule, subscriptionRules } from './rules/organizationRules';
import { safeTotal } from './seats';
import type { Difference } from './text/numberText';

/**
 * How the new totals of many subscriptions are proposed (docs/product.md): what suffices by the last 90
 * days, or a change as typed.
 */
export type TotalsProposal = 'fit' | Difference;

const maxTotal = subscriptionRules.total_seats.lessThan - 1;

/** The total that is proposed for a subscription; its own where there is nothing to propose. */
export function proposedTotal(
  subscription: Subscription,
  proposal: TotalsProposal | undefined,
): number | null {
  const { total_seats: total, used_seats: used } = subscription;
  if (total === null || used === null || proposal === undefined) return total;
  if (proposal === 'fit') return Math.min(total, safeTotal(subscription) ?? total);
  const { by, isPercent } = proposal;
  // Rounded first: 110 % of 10 is more than 11 in floating point.
  const next = isPercent ? Number(((total * (100 + by)) / 100).toFixed(6)) : total + by;
  const { min = 0 } = seatsRule('total', used, total);
  return Math.min(maxTotal, Math.max(min, Math.ceil(next)));
}
