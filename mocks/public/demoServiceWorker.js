/**
 * The demo's service worker. msw's answers the calls of the mock API; this one sees to it that no other
 * server gets them, and responds to links to the demo's screens on hosts without a page for unknown
 * paths. Pages that aren't the demo's, such as a staff console later on the same origin, are not touched.
 */
const page = registration.scope;

/** Ids of the pages that have asked this worker for responses since it was started. */
const pages = new Set();

addEventListener('message', ({ data, source }) => {
  if (data === 'MOCK_ACTIVATE') pages.add(source.id);
});

addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  if (request.mode === 'navigate') return event.respondWith(respondWithPage(request));
  if (isCall(request.url) && pages.has(clientId)) return;
  // Neither passed on to msw's nor answered: the browser does as without a worker.
  event.stopImmediatePropagation();
  // The call of a demo's page that the worker has forgotten, which sends it again
  // (mocks/demo/serviceWorker.ts).
  if (request.headers.has('X-Demo'))
    event.respondWith(new Response(null, { status: 503, headers: { 'X-Unknown-Page': '1' } }));
});

function isCall(url) {
  return new URL(url).pathname.startsWith('/api/');
}

/** 403 is what some object stores respond with to unknown paths. */
async function respondWithPage(request) {
  const response = await fetchFromHost(request);
  if (![403, 404].includes(response.status)) return response;
  const fallback = await fetchFromHost(page, { headers: { Accept: 'text/html' } }).catch(() => response);
  return (await isDemo(fallback)) ? fallback : response;
}

/** A page of the demo says in its configuration that it is one. */
async function isDemo(response) {
  return (await response.clone().text()).includes('"demo":true');
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
