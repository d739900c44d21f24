/** Purchased seats of one type. */
export interface Subscription {
  readonly id: string;
  /** Free text, defined by the server. */
  readonly seat_type: string | null;
  readonly total_seats: number | null;
  readonly used_seats: number | null;
  /** Negative where more are used than there are. */
  readonly available_seats: number | null;
  /** Null if unknown. */
  readonly used_seats_30_days_ago: number | null;
  /** Null while the history is shorter; undefined if the server has no peaks. */
  readonly peak_used_seats_90_days?: number | null | undefined;
}

/** The seats of one type in use on one calendar day (in the provider's time zone). */
export interface DailySeats {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly seats: number | null;
  readonly seat_type: string | null;
}

/** The total seats of one type from a day on. */
export interface DatedTotal {
  /** `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly seat_type: string | null;
  readonly total_seats: number | null;
}

/** Daily seats of a period. */
export interface DailySeatsHistory {
  /** Newest first. */
  readonly rows: readonly DailySeats[];
  /** The totals in effect, oldest first. */
  readonly totals: readonly DatedTotal[];
}

/** The selectable periods of daily seats, in days (docs/product.md, "Organization profile"). */
export const periods = [7, 30, 90, 365] as const;

export type Period = (typeof periods)[number];

export const defaultPeriod: Period = 30;

/** A displayable count of seats; null for anything but a whole number of at least 0. */
export function seatCount(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/**
 * How urgently seats are needed: `out` if none are left, `low` if at most a tenth is or they run out
 * within 30 days (docs/api.md, "Levels").
 */
export type SeatLevel = 'low' | 'out';

/** The levels that the list can be filtered by. */
export const seatLevels = ['low', 'out'] as const satisfies readonly SeatLevel[];

/** Days beyond which an estimate of when seats run out says nothing: two years. */
export const maxForecastDays = 730;
