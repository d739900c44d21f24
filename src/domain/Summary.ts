/** Counts over all organizations; null where the API returned no value. */
export interface Summary {
  readonly total: number | null;
  readonly active: number | null;
  readonly inactive: number | null;
  readonly total_seats: number | null;
  readonly used_seats: number | null;
  /** Active organizations only. */
  readonly low_on_seats: number | null;
  /** Active organizations only. */
  readonly out_of_seats: number | null;
  /** Active organizations only; undefined if the server has no peaks. */
  readonly underused?: number | null | undefined;
}
