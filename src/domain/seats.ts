/** A displayable count of seats; null for anything but a whole number of at least 0. */
export function seatCount(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
