/** Purchased seats of one type. */
export interface Subscription {
  readonly id: string;
  /** Free text, defined by the server. */
  readonly seatType: string | null;
  readonly totalSeats: number | null;
  readonly usedSeats: number | null;
  readonly availableSeats: number | null;
}

/** The seats of one type in use on one calendar day (in the provider's time zone). */
export interface DailySeats {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly seats: number | null;
  readonly seatType: string | null;
}
