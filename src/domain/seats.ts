import type { Organization } from './Organization';
import { maxForecastDays, seatLevels, type SeatLevel, type Subscription } from './Subscription';

// Seats of an organization, or of one of its seat types.

export type SeatFigures = Pick<Subscription, 'total_seats' | 'used_seats' | 'available_seats'>;
type SeatUse = Pick<Subscription, 'used_seats' | 'total_seats' | 'used_seats_30_days_ago'>;
type PeakUse = Pick<Subscription, 'total_seats' | 'peak_used_seats_90_days'>;

/** Days within which seats that run out are low. */
const lowDays = 30;

/**
 * Whole days until the available seats of one type run out at the pace of the last 30 days, rounded
 * up: 0 if none are left, null for never (the use isn't growing, its history is unknown, or it would
 * take more than two years) and while a figure is unknown.
 */
export function daysUntilFull(seats: SeatUse): number | null {
  const { used_seats, total_seats } = seats;
  if (used_seats === null || total_seats === null) return null;
  if (used_seats >= total_seats) return 0;
  const change = seatChange(seats) ?? 0;
  if (change <= 0) return null;
  const days = Math.ceil(((total_seats - used_seats) * 30) / change);
  return days > maxForecastDays ? null : days;
}

/** The change of the seats in use over the last 30 days; undefined if unknown. */
export function seatChange({
  used_seats,
  used_seats_30_days_ago: before,
}: Omit<SeatUse, 'total_seats'>): number | undefined {
  return used_seats === null || before === null ? undefined : used_seats - before;
}

/** The level of one seat type; undefined if it has enough seats, and while a figure is unknown. */
export function seatTypeLevel(seats: SeatUse): SeatLevel | undefined {
  const { used_seats, total_seats } = seats;
  if (used_seats === null || total_seats === null) return undefined;
  if (used_seats >= total_seats) return 'out';
  // In integers: 0.9 * 70 is more than 63 in floating point.
  if (used_seats * 10 >= total_seats * 9) return 'low';
  return (daysUntilFull(seats) ?? Infinity) <= lowDays ? 'low' : undefined;
}

/** An organization's level if it calls for action: undefined unless the organization is active. */
export function activeSeatLevel({
  status,
  seat_level,
}: Readonly<Record<'status' | 'seat_level', string | null>>): SeatLevel | undefined {
  return status === 'active' ? seatLevels.find((level) => level === seat_level) : undefined;
}

/** Days within which seats that run out are urgent. */
const urgentDays = 7;

/** How urgent it is that an active organization's seats run out. */
export function fullInLevel({
  status,
  runs_out_in_days: days,
}: Pick<Organization, 'status' | 'runs_out_in_days'>): SeatLevel | undefined {
  if (status !== 'active' || days === null || days > urgentDays) return undefined;
  return days === 0 ? 'out' : 'low';
}

/** The type that runs out first, unless `tightest_subscription` or the only type is the same. */
export function otherRunOutType(organization: Organization): string | null {
  const { runs_out_in_days: days, runs_out_seat_type: seatType } = organization;
  const { tightest_subscription: tightest } = organization;
  // The sums run out on the day of the only type.
  const isShown = tightest
    ? tightest.seat_type === seatType
    : tightest === null && daysUntilFull(organization) === days;
  return isShown ? null : seatType;
}

/**
 * Total seats above the most that were in use on one of the last 90 days (docs/api.md, "Unused
 * seats"); undefined while a figure is unknown.
 */
export function unusedSeats({
  total_seats,
  peak_used_seats_90_days: peak = null,
}: PeakUse): number | undefined {
  return total_seats === null || peak === null ? undefined : Math.max(0, total_seats - peak);
}

/** Whether at most half of the total seats were in use at the same time in the last 90 days. */
export function isUnderused({
  total_seats,
  peak_used_seats_90_days: peak = null,
}: PeakUse): boolean {
  return total_seats !== null && peak !== null && total_seats > 0 && peak * 2 <= total_seats;
}

/**
 * The total that suffices by the last 90 days: the peak and a tenth, rounded up, not below the seats
 * in use, and at least 1; undefined while a figure is unknown.
 */
export function safeTotal({
  used_seats,
  peak_used_seats_90_days: peak = null,
}: Pick<Subscription, 'used_seats' | 'peak_used_seats_90_days'>): number | undefined {
  if (used_seats === null || peak === null) return undefined;
  // Not times 1.1, which makes 12 of 10 in floating point.
  return Math.max(1, used_seats, Math.ceil((peak * 11) / 10));
}

/** By how many seats an assignment exceeds the total; 0 if that is unknown: the server checks it too. */
export function excessSeats(used: number, total: number | null): number {
  return total === null ? 0 : Math.max(0, used - total);
}

/** The figures after an assignment: the total grows if it has to. */
export function seatsAfter({ total_seats: total }: SeatFigures, used: number): SeatFigures {
  return figuresOf(total === null ? null : Math.max(total, used), used);
}

/** The figures after the total has changed. */
export function seatsAfterTotalChange({ used_seats }: SeatFigures, total: number): SeatFigures {
  return figuresOf(total, used_seats);
}

function figuresOf(total: number | null, used: number | null): SeatFigures {
  const available = total === null || used === null ? null : total - used;
  return { total_seats: total, used_seats: used, available_seats: available };
}

/** An organization's figures: sums over its subscriptions, null if any of them lacks the figure. */
export function seatSums(subscriptions: readonly SeatFigures[]): SeatFigures {
  const sum = (figure: keyof SeatFigures) =>
    subscriptions.reduce<number | null>(
      (total, { [figure]: value }) => (total === null || value === null ? null : total + value),
      0,
    );
  return {
    total_seats: sum('total_seats'),
    used_seats: sum('used_seats'),
    available_seats: sum('available_seats'),
  };
}
