/** A story that is played but not pictured; it says why. */
export function withoutSnapshot(_reason: string) {
  return { chromatic: { disableSnapshot: true } };
}
