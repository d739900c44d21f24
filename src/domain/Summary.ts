/** Counts over all organizations; null where the API returned no value. */
export interface Summary {
  readonly total: number | null;
  readonly active: number | null;
  readonly inactive: number | null;
  readonly totalSeats: number | null;
  readonly usedSeats: number | null;
  /** Active organizations only. */
  readonly lowOnSeats: number | null;
  /** Active organizations only. */
  readonly outOfSeats: number | null;
  /** Active organizations only; undefined if the server has no peaks. */
  readonly underused?: number | null | undefined;
}
