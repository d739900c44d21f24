import { formatNumber } from '~/lib/format';
import type { Organization } from './Organization';
import { formatFullDateIn } from '~/lib/formatShort';
import { daysUntilFull } from './seatLevel';
import type { Subscription } from './Subscription';

/** A displayable count of seats; null for anything but a whole number of at least 0. */
export function seatCount(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

type SeatFigures = Pick<Organization, 'used_seats' | 'total_seats'>;

/** Seats that are left, in words; undefined while a figure is unknown. */
export function seatsLeft({
  used_seats: usedSeats,
  total_seats: totalSeats,
}: SeatFigures): string | undefined {
  if (usedSeats === null || totalSeats === null) return undefined;
  const left = totalSeats - usedSeats;
  return left > 0 ? `${formatNumber(left)} left` : 'none left';
}

/** How many seats a lower total frees: "1,021 seats become free"; undefined for one that isn't lower. */
export function freedSeatsText(before: number | null, after: number | null): string | undefined {
  const freed = before === null || after === null ? 0 : before - after;
  if (freed <= 0) return undefined;
  return `${formatNumber(freed)} ${freed === 1 ? 'seat becomes' : 'seats become'} free`;
}

type SeatChange = Pick<Organization, 'used_seats' | 'used_seats_30_days_ago'>;

/** Days from which a duration is shown in months. */
const monthsFrom = 45;

/** The change of the seats in use over the last 30 days; undefined if unknown. */
export function seatChange({
  used_seats: usedSeats,
  used_seats_30_days_ago: usedSeats30DaysAgo,
}: SeatChange): number | undefined {
  return usedSeats === null || usedSeats30DaysAgo === null
    ? undefined
    : usedSeats - usedSeats30DaysAgo;
}

/**
 * When an organization's seats run out, in words ("Full", "~1 day", "~2 months"); undefined for never.
 * With the type ("~7 days · light"), unless the organization as a whole runs out on the same day: its
 * row doesn't say whether it has others.
 */
export function fullInText(organization: Organization): string | undefined {
  const { runs_out_in_days: days, runs_out_seat_type: seatType } = organization;
  if (days === null) return undefined;
  const duration = days === 0 ? 'Full' : durationText(days);
  // In a narrow column, the line breaks before the point.
  return daysUntilFull(organization) === days ? duration : `${duration} ·\u00A0${seatType}`;
}

/** `fullInText` with the date: "~7 days · light, around 8 Mar 2026". `now` is in epoch milliseconds. */
export function fullInTitle(organization: Organization, now = Date.now()): string | undefined {
  const { runs_out_in_days: days } = organization;
  const text = fullInText(organization);
  return days ? `${text}, around ${formatFullDateIn(days, now)}` : text;
}

/** "~7 days", "~2 months". */
export function durationText(days: number): string {
  // At least 2: 45 days round up.
  if (days >= monthsFrom) return `~${formatNumber(Math.round(days / 30))} months`;
  return `~${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;
}

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
