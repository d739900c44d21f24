import type { Subscription } from './Subscription';

/** The seats of an organization, or of one seat type; the peak is also undefined before it is loaded. */
type PeakUse = Pick<Subscription, 'totalSeats' | 'peakUsedSeats90Days'>;

/**
 * Total seats above the most that were in use on one of the last 90 days (docs/api.md, "Unused
 * seats"); undefined while a figure is unknown.
 */
export function unusedSeats({ totalSeats, peakUsedSeats90Days }: PeakUse): number | undefined {
  if (totalSeats === null || peakUsedSeats90Days == null) return undefined;
  return Math.max(0, totalSeats - peakUsedSeats90Days);
}

/** Whether at most half of the total seats were in use at the same time in the last 90 days. */
export function isUnderused({ totalSeats, peakUsedSeats90Days }: PeakUse): boolean {
  if (totalSeats === null || peakUsedSeats90Days == null) return false;
  return totalSeats > 0 && peakUsedSeats90Days * 2 <= totalSeats;
}

/**
 * The total that suffices by the last 90 days: the peak and a tenth, rounded up, not below the seats
 * in use, and at least 1; undefined while a figure is unknown.
 */
export function safeTotal({
  usedSeats,
  peakUsedSeats90Days,
}: Pick<Subscription, 'usedSeats' | 'peakUsedSeats90Days'>): number | undefined {
  if (usedSeats === null || peakUsedSeats90Days == null) return undefined;
  // Not times 1.1, which makes 12 of 10 in floating point.
  return Math.max(1, usedSeats, Math.ceil((peakUsedSeats90Days * 11) / 10));
}
