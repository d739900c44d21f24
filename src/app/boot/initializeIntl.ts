/**
 * Initializes `Intl` after the first paint, while the app's code is still loading. Its first use,
 * whichever formatter it is, takes 45 ms with 4x CPU throttling; the first screen would wait for it.
 */
export function initializeIntl(): void {
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat('en-GB')));
}
