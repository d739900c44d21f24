/**
 * The demo's service worker. msw's answers the calls of the mock API; this one answers the requests for
 * the demo's own page and files: links to its screens work on hosts without a page for unknown paths
 * and, from what it has stored, without a network.
 */
const page = registration.scope;
const pageRequest = { headers: { Accept: 'text/html' } };

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request));
  else if (request.url.startsWith(`${page}assets/`)) event.respondWith(respondWithFile(request));
});

// Sent by the page (mocks/runDemo.tsx) once it has loaded, with which this would compete.
addEventListener('message', (event) => {
  if (event.data === 'STORE_FILES') event.waitUntil(storeFiles().catch(() => undefined));
});

/** 403 is what some object stores respond with to unknown paths. */
async function respondWithPage(request) {
  const response = await fetch(request).catch(() => undefined);
  if (response && ![403, 404].includes(response.status)) return response;
  const start = await fetch(page, pageRequest).catch(() => findStored(page));
  return start ?? response ?? Response.error();
}

async function respondWithFile(request) {
  return (await fetch(request).catch(() => findStored(request))) ?? Response.error();
}

/** Some hosts send `Vary`, but the files are the same for all requests. */
function findStored(request) {
  return caches.match(request, { ignoreVary: true }).catch(() => undefined);
}

/** Stores the page and all files of its build (vite/demoFiles.ts), instead of those of earlier builds. */
async function storeFiles() {
  const list = await fetch(`${page}files.json`, { cache: 'no-cache' });
  const files = (await list.json()).map((file) => page + file);
  const cache = await caches.open('ams.demo');
  const stored = (await cache.keys()).map(({ url }) => url);
  for (const file of files) if (!stored.includes(file)) await store(cache, file);
  await store(cache, page, { ...pageRequest, cache: 'no-cache' });
  for (const url of stored) if (url !== page && !files.includes(url)) await cache.delete(url);
}

/** Puts the whole response: the cache is locked until it has arrived. */
async function store(cache, url, options) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  const { headers } = response;
  await cache.put(url, new Response(await response.blob(), { headers }));
}

// msw's worker would remove itself with the last tab, and what works without a network with it.
registration.unregister = () => Promise.resolve(false);

// The Trusted Types of the demo's Content Security Policy apply here, too.
const mockWorker = 'mockServiceWorker.js';
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === mockWorker ? url : undefined),
});
importScripts(mockWorker);
