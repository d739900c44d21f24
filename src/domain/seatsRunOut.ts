import { formatNumber } from '~/lib/format';
import type { Organization } from './Organization';
import { seatLevel } from './seatLevel';

/** The seats of an organization, or of one of its subscriptions. */
type SeatHistory = Pick<Organization, 'usedSeats' | 'totalSeats' | 'usedSeats30DaysAgo'>;

/** Days from which a duration is shown in months. */
const monthsFrom = 45;
/** Days beyond which an estimate says nothing: two years. */
const maxDays = 730;

/**
 * Days until the available seats run out at the pace of the last 30 days: 0 if none are left,
 * undefined if the use isn't growing or its history is unknown.
 */
export function daysUntilFull(
  usedSeats: number,
  totalSeats: number,
  usedSeats30DaysAgo: number | null,
): number | undefined {
  if (seatLevel(usedSeats, totalSeats) === 'out') return 0;
  if (usedSeats30DaysAgo === null || totalSeats <= 0) return undefined;
  const change = usedSeats - usedSeats30DaysAgo;
  return change > 0 ? ((totalSeats - usedSeats) * 30) / change : undefined;
}

/** The change of the seats in use over the last 30 days; undefined if unknown. */
export function seatChange({ usedSeats, usedSeats30DaysAgo }: SeatHistory): number | undefined {
  if (typeof usedSeats !== 'number' || typeof usedSeats30DaysAgo !== 'number') return undefined;
  return usedSeats - usedSeats30DaysAgo;
}

/**
 * Whole days until the available seats run out at the pace of the last 30 days, rounded up;
 * undefined beyond two years, and if the use isn't growing or unknown (docs/product.md, "Daily
 * work").
 */
export function fullInDays(history: SeatHistory): number | undefined {
  const { usedSeats, totalSeats, usedSeats30DaysAgo = null } = history;
  if (typeof usedSeats !== 'number' || typeof totalSeats !== 'number') return undefined;
  if ((seatChange(history) ?? 0) <= 0) return undefined;
  const exactDays = daysUntilFull(usedSeats, totalSeats, usedSeats30DaysAgo);
  if (exactDays === undefined) return undefined;
  const days = Math.ceil(exactDays);
  return days > maxDays ? undefined : days;
}

/** `fullInDays` in words: "~1 day", "~3 days", "~2 months". */
export function fullInText(history: SeatHistory): string | undefined {
  const days = fullInDays(history);
  if (days === undefined) return undefined;
  // At least 2: 45 days round up.
  if (days >= monthsFrom) return `~${formatNumber(Math.round(days / 30))} months`;
  return `~${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
}
