/** A number of seats of one type that an organization has bought. */
export interface Subscription {
  readonly id: string;
  /** A word that the server chooses. */
  readonly seatType: string | null;
  readonly totalSeats: number | null;
  readonly usedSeats: number | null;
  readonly availableSeats: number | null;
}

/** The seats of one type in use on one calendar day of the provider. */
export interface DailySeats {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly seats: number | null;
  readonly seatType: string | null;
}
