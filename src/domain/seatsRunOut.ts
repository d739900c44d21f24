import { formatNumber } from '~/lib/format';
import { formatFullDateIn } from '~/lib/formatShort';
import type { Organization } from './Organization';
import { daysUntilFull } from './seatLevel';

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
