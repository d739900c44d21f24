/** Why the demo can't run in this page, as far as is known before its code is loaded. */
export function unavailableReason(): string | undefined {
  if (!window.isSecureContext)
    return 'The demo needs a service worker, which browsers allow only over https or on localhost. Open the demo over https.';
  if (isStorageBlocked())
    return `The demo needs a service worker, which browsers don’t allow where they block cookies and other site data. Allow them for ${location.host}, then try again.`;
  if (!('serviceWorker' in navigator))
    return 'The demo needs a service worker, which is not available in this browser or window. Use a current browser and no private window.';
  return undefined;
}

/** The reason when its code can't be loaded. */
export const loadFailedReason =
  'The demo could not be loaded. Check your connection, then try again.';

/** The reason when the worker fails to start. */
export const workerFailedReason =
  'The demo’s service worker could not be started. Try again. If that doesn’t help, the host may not be serving demoServiceWorker.js and mockServiceWorker.js, or the browser may be blocking them.';

function isStorageBlocked(): boolean {
  try {
    window.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}
