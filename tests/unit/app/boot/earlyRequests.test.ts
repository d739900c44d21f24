// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyLoad } from '~/app/boot/earlyLoad';
import { loadEarly } from '~/app/boot/loadEarly';
import { storageStates } from '../hostileStorage';
import { setConfiguration } from '../setConfiguration';
import { invalidIds, unusualIds } from '../../domain/hostileIds';

const api = 'https://api.example.com';
const chunks = { home: [], list: [], profile: [], token: [] };
const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockClear();
  setConfiguration({ api, base: '/' });
  history.replaceState(null, '', '/accounts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  setConfiguration(undefined);
  localStorage.clear();
  sessionStorage.clear();
  delete window.earlyRequests;
});

/** The paths that may be requested early; an id is one segment. */
const allowed = /^\/api\/(?:summary|accounts(?:\/[^/]+(?:\/subscriptions|\/daily-seats)?)?)$/;

function expectAtApi(url: string): void {
  const { origin, pathname, username } = new URL(url);
  expect([origin, username]).toEqual([api, '']);
  // As the URL parser resolves it: no dot segment has left the path.
  expect(pathname).toMatch(allowed);
  expect(url.startsWith(`${api}${pathname}`)).toBe(true);
}

const fragments = fc.constantFrom(
  ...'//evil.example /\\evil.example @evil.example :80@evil.example .evil.example / // ?'.split(
    ' ',
  ),
  ...'/accounts /accounts/ /token .. /../ /./ %2e%2e %2F %5C %00 \uD800 %E0%A4%A % # &'.split(' '),
  ...'https: https://evil.example javascript:alert(1)'.split(' '),
);
const pathnames = fc
  .array(fc.oneof(fragments, fc.string({ maxLength: 5 })), { maxLength: 5 })
  .chain((parts) => fc.constantFrom(`/${parts.join('')}`, `/accounts/${parts.join('')}`));
const searches = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'host',
        'api',
        'q',
        'sort',
        'period',
        'page',
        'per_page',
        '__proto__',
        'status',
      ),
      fc.oneof(fragments, fc.string({ maxLength: 5, unit: 'binary' })),
    ),
    { maxLength: 4 },
  )
  .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);

it('no path or query of the page can lead an early request away from the API’s own paths', () => {
  let requests = 0;
  fc.assert(
    fc.property(pathnames, searches, (pathname, search) => {
      const { apiPaths } = earlyLoad(pathname, search);
      requests += apiPaths.length;
      for (const path of apiPaths) expectAtApi(api + path);
    }),
    { numRuns: 2000, seed: 27 },
  );
  expect(requests).toBeGreaterThan(500);
});

it('no id can lead an early request away from the API’s own paths', () => {
  for (const id of [...invalidIds, ...unusualIds])
    for (const segment of [encodeURIComponent(id.toWellFormed()), id])
      for (const path of earlyLoad(`/accounts/${segment}`, '').apiPaths) expectAtApi(api + path);
});

const session = { token: 'ses_1', user: { id: 'u', name: 'U', email: 'u@example.com' } };
const evil = { api: 'https://evil.example', host: 'https://evil.example', base: '//evil.example/' };

it('what a browser has stored cannot change the host', () => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of ['ams-configuration', 'ams.configuration', 'ams.host', 'ams.api', 'api'])
      storage.setItem(key, JSON.stringify({ v: 1, data: evil, ...evil }));
  localStorage.setItem(
    'ams.session',
    JSON.stringify({ v: 1, data: { ...session, ...evil }, ...evil }),
  );
  loadEarly(chunks);
  expect(fetchMock).toHaveBeenCalledOnce();
  const [url, init] = fetchMock.mock.lastCall ?? [];
  expectAtApi(url as string);
  expect(init).toMatchObject({ credentials: 'omit', headers: { Authorization: 'Bearer ses_1' } });
});

it('a damaged or hostile session sends nothing, or an intact token to the API only', () => {
  let sent = 0;
  for (const [key, text] of storageStates) {
    localStorage.setItem(key, text);
    fetchMock.mockClear();
    loadEarly(chunks);
    for (const [url, init] of fetchMock.mock.calls) {
      sent += 1;
      expectAtApi(url as string);
      expect(new Headers(init?.headers).get('Authorization')).toMatch(/^Bearer [\x21-\x7E]+$/);
    }
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(sent).toBeGreaterThan(0);
});

it('an element of the page that takes the name of the requests or of the configuration changes nothing', () => {
  localStorage.setItem('ams.session', JSON.stringify({ v: 1, data: session }));
  document.body.innerHTML = `<a id="earlyRequests" href="https://evil.example"></a><p id="ams-configuration">${JSON.stringify(evil)}</p>`;
  loadEarly(chunks);
  document.body.replaceChildren();
  expect(fetchMock.mock.calls.map(([url]) => new URL(url as string).origin)).toEqual([api]);
});

it.each([undefined, {}, { base: '/' }, { api: undefined }])(
  'a page that was never configured (%j) requests nothing',
  (configuration) => {
    localStorage.setItem('ams.session', JSON.stringify({ v: 1, data: session }));
    setConfiguration(configuration);
    loadEarly(chunks);
    expect(fetchMock).not.toHaveBeenCalled();
  },
);
