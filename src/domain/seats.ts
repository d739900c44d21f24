/** A displayable count of seats; null for anything but a whole number of at least 0. */
export function seatCount(value: number | null): number | null {
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
