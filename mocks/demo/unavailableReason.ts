/** Why the demo can't run in this page, as far as is known before starting the worker. */
export function unavailableReason(): string | undefined {
  if (!window.isSecureContext)
    return 'The demo needs a service worker, which browsers allow only over https or on localhost. Open the demo over https.';
  if (!('serviceWorker' in navigator))
    return 'The demo needs a service worker, which is not available in this browser or window. Use a current browser and no private window.';
  return undefined;
}

/** The reason when the worker fails to start. */
export const workerFailedReason =
  'The demo’s service worker could not be started. Reload the page. If that doesn’t help, the host may not be serving mockServiceWorker.js, or the browser may be blocking it.';
