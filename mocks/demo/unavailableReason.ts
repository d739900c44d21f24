/** Why the demo can't run in this page, if that shows beforehand. */
export function unavailableReason(): string | undefined {
  if (!window.isSecureContext)
    return 'The demo answers its calls from a service worker, which browsers allow over https or on localhost alone. Open it at an https address.';
  if (!('serviceWorker' in navigator))
    return 'The demo answers its calls from a service worker, which this browser doesn’t offer here. Open it in a current browser, outside of a private window.';
  return undefined;
}

/** The same, of a worker that could not be started. */
export const workerFailedReason =
  'The demo answers its calls from a service worker, which could not be started. Load the page again; if that doesn’t help, the host may not serve mockServiceWorker.js, or the browser may block it.';
