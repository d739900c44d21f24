/**
 * The demo's service worker. msw's answers the calls of the mock API; this one sees to it that no other
 * server gets them, and responds to links to the demo's screens on hosts without a page for unknown
 * paths.
 */
const page = registration.scope;

/** Ids of the pages that have asked this worker for responses since it was started. */
const pages = new Set();

addEventListener('message', ({ data, source }) => {
  if (data === 'MOCK_ACTIVATE') pages.add(source.id);
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request));
  else if (isCall(request.url) && !pages.has(event.clientId)) {
    // msw's would pass it on to the host. The page sends it again (mocks/demo/serviceWorker.ts).
    event.stopImmediatePropagation();
    event.respondWith(new Response(null, { status: 503, headers: { 'X-Unknown-Page': '1' } }));
  }
});

function isCall(url) {
  return new URL(url).pathname.startsWith('/api/');
}

/** 403 is what some object stores respond with to unknown paths. */
async function respondWithPage(request) {
  const response = await fetch(request);
  if (![403, 404].includes(response.status)) return response;
  return await fetch(page, { headers: { Accept: 'text/html' } }).catch(() => response);
}

// msw's worker passes on what it can't hand over to a page.
const fetchFromHost = fetch;
globalThis.fetch = (input, init) =>
  isCall(new Request(input).url)
    ? Promise.reject(new TypeError('The mock API did not respond.'))
    : fetchFromHost(input, init);

// msw's worker would remove itself with the last tab, and links would depend on the host again.
registration.unregister = () => Promise.resolve(false);

// The Trusted Types of the demo's Content Security Policy apply here, too.
const mockWorker = 'mockServiceWorker.js';
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === mockWorker ? url : undefined),
});
importScripts(mockWorker);
