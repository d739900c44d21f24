/**
 * Parameters of a story that runs as a test but isn't captured. The reason is documentation only.
 */
export function withoutSnapshot(_reason: string) {
  return { chromatic: { disableSnapshot: true } };
}
