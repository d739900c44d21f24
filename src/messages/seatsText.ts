import type { Organization } from '~/domain/Organization';
import type { SeatFigures } from '~/domain/seats';
import { countOf, formatDay, formatNumber } from '~/lib/format';
import { dayIn } from '~/lib/time';

/** Seats that are left, in words; undefined while a figure is unknown. */
export function seatsLeft({
  used_seats,
  total_seats,
}: Omit<SeatFigures, 'available_seats'>): string | undefined {
  if (used_seats === null || total_seats === null) return undefined;
  return total_seats > used_seats ? `${formatNumber(total_seats - used_seats)} left` : 'none left';
}

/** When an organization's seats run out, in words ("Full", "~1 day", "~2 months"); undefined for never. */
export function fullInText({
  runs_out_in_days: days,
}: Pick<Organization, 'runs_out_in_days'>): string | undefined {
  if (days === null) return undefined;
  return days === 0 ? 'Full' : durationText(days);
}

/** `fullInText` with type and date: "~7 days · light, around 8 Mar 2026". `now` is in epoch milliseconds. */
export function fullInTitle(organization: Organization, now = Date.now()): string | undefined {
  const { runs_out_in_days: days, runs_out_seat_type: seatType } = organization;
  const text = [fullInText(organization), seatType].filter(Boolean).join(' · ');
  return days ? `${text}, around ${formatDay(dayIn(days, now))}` : text || undefined;
}

/** "~7 days"; from 45 days on in months: "~2 months". */
export function durationText(days: number): string {
  if (days >= 45) return `~${formatNumber(Math.round(days / 30))} months`;
  return `~${countOf(days, 'day')}`;
}
