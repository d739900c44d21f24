import type { Subscription } from './Subscription';

/** The seats of an organization, or of one seat type. */
type PeakUse = Pick<Subscription, 'total_seats' | 'peak_used_seats_90_days'>;

/**
 * Total seats above the most that were in use on one of the last 90 days (docs/api.md, "Unused
 * seats"); undefined while a figure is unknown.
 */
export function unusedSeats({
  total_seats: totalSeats,
  peak_used_seats_90_days: peak = null,
}: PeakUse): number | undefined {
  if (totalSeats === null || peak === null) return undefined;
  return Math.max(0, totalSeats - peak);
}

/** Whether at most half of the total seats were in use at the same time in the last 90 days. */
export function isUnderused({
  total_seats: totalSeats,
  peak_used_seats_90_days: peak = null,
}: PeakUse): boolean {
  if (totalSeats === null || peak === null) return false;
  return totalSeats > 0 && peak * 2 <= totalSeats;
}

/**
 * The total that suffices by the last 90 days: the peak and a tenth, rounded up, not below the seats
 * in use, and at least 1; undefined while a figure is unknown.
 */
export function safeTotal({
  used_seats: usedSeats,
  peak_used_seats_90_days: peak = null,
}: Pick<Subscription, 'used_seats' | 'peak_used_seats_90_days'>): number | undefined {
  if (usedSeats === null || peak === null) return undefined;
  // Not times 1.1, which makes 12 of 10 in floating point.
  return Math.max(1, usedSeats, Math.ceil((peak * 11) / 10));
}
