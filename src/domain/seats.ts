/** A count of seats as it can be shown: what is no whole number of at least 0 is missing. */
export function seatCount(value: number | null): number | null {
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
