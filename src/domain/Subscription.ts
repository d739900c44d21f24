/** Purchased seats of one type. */
export interface Subscription {
  readonly id: string;
  /** Free text, defined by the server. */
  readonly seatType: string | null;
  readonly totalSeats: number | null;
  readonly usedSeats: number | null;
  readonly availableSeats: number | null;
  /** Null if unknown. */
  readonly usedSeats30DaysAgo: number | null;
  /** Null while the history is shorter; undefined if the server has no peaks. */
  readonly peakUsedSeats90Days?: number | null | undefined;
}

/** The seats of one type in use on one calendar day (in the provider's time zone). */
export interface DailySeats {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly seats: number | null;
  readonly seatType: string | null;
}

/** Daily seats beside those of the same day of the year before. */
export interface ComparedDailySeats extends DailySeats {
  /** Null if unknown; undefined if not compared. */
  readonly seatsYearBefore?: number | null | undefined;
}

/** The total seats of one type from a day on. */
export interface DatedTotal {
  /** `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly seatType: string | null;
  readonly totalSeats: number | null;
}

/** Daily seats of a period. */
export interface DailySeatsHistory {
  /** Newest first. */
  readonly rows: readonly DailySeats[];
  /** The totals in effect, oldest first. */
  readonly totals: readonly DatedTotal[];
}
