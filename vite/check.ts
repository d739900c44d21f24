import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl, opsFolder, securityHeaders, strictTransport } from './headers';
import { oneLine } from './configureFlags';
import { configurationOf, readPage } from './page';

/** A console on a host, beside the configured build that should be served there. */
export interface ServedConsole {
  readonly origin: string;
  readonly folder: string;
  /** With which the API's records are read. */
  readonly token?: string | undefined;
}

/** Returns what it found; throws an error with what is wrong. */
type Check = (host: ServedConsole) => Promise<string>;

const checks: Readonly<Record<string, Check>> = {
  version: checkVersion,
  page: checkPage,
  headers: checkHeaders,
  assets: checkAssets,
  private: checkPrivateFiles,
  api: checkApi,
  record: checkRecord,
};

/** Runs all checks and reports each in a line; returns whether none has failed. */
export async function checkConsole(
  host: ServedConsole,
  report: (line: string) => void,
): Promise<boolean> {
  let passed = true;
  for (const [name, check] of Object.entries(checks)) {
    try {
      const found = await check(host);
      report(`${found.startsWith('not checked') ? '--  ' : 'ok  '}  ${name.padEnd(10)}${found}`);
    } catch (error) {
      passed = false;
      report(`FAIL  ${name.padEnd(10)}${describe(error)}`);
    }
  }
  return passed;
}

async function checkVersion(host: ServedConsole): Promise<string> {
  const served = (await (await request(host, 'version.json')).text()).trim();
  const own = readFile(host, 'version.json').toString().trim();
  assert(served === own, `version.json is not this build's: ${served.slice(0, 80)}`);
  return own;
}

async function checkPage(host: ServedConsole): Promise<string> {
  for (const path of ['', 'accounts/acme.v2']) {
    const response = await expectFile(host, path, 'index.html');
    const value = response.headers.get('cache-control') ?? 'missing';
    const isRevalidated = /no-cache|no-store|max-age=0/.test(value);
    assert(isRevalidated, `Cache-Control of ${response.url} is ${value}`);
  }
  return "this build's, for every path, revalidated";
}

/** The policy names the hashes of the page's scripts, so it also shows whether both are of one build. */
async function checkHeaders(host: ServedConsole): Promise<string> {
  const { headers } = await request(host, '');
  for (const [name, value] of Object.entries(securityHeaders(readPage(host.folder))))
    assert(headers.get(name) === value, `${name} is ${headers.get(name) ?? 'missing'}`);
  const { protocol, hostname } = new URL(host.origin);
  if (/^(?:localhost|127\..*)$/.test(hostname)) return 'all, HSTS not expected on this machine';
  assert(protocol === 'https:', 'the console is served over http');
  assert(headers.has(strictTransport.name), `${strictTransport.name} is missing`);
  return `all, and ${strictTransport.name}`;
}

async function checkAssets(host: ServedConsole): Promise<string> {
  const assets = [...new Set(readPage(host.folder).match(/\bassets\/[\w.-]+/g))];
  for (const asset of assets) {
    const { headers, url } = await expectFile(host, asset);
    const value = headers.get('cache-control') ?? 'missing';
    assert(value === cacheControl.assets, `Cache-Control of ${url} is ${value}`);
    const isText = asset.endsWith('.js') && readFile(host, asset).length >= 1024;
    assert(!isText || headers.has('content-encoding'), `${url} is not compressed`);
  }
  const missing = await request(host, 'assets/missing-00000000.js');
  assert(missing.status === 404, `a missing asset answers ${missing.status}`);
  const value = missing.headers.get('cache-control') ?? '';
  assert(!/immutable|max-age=[1-9]/.test(value), `a missing asset is cached: ${value}`);
  return `all ${assets.length} of the page, immutable and compressed; missing ones are 404`;
}

async function checkPrivateFiles(host: ServedConsole): Promise<string> {
  for (const file of ['configure.mjs', 'console.nginx.conf', 'maps/assets/']) {
    const response = await request(host, `${opsFolder}/${file}`);
    const isPage = readFile(host, 'index.html').equals(await bytesOf(response));
    assert(!response.ok || isPage, `${opsFolder}/${file} is served`);
  }
  return '.ops is not served';
}

const requestHeaders = ['authorization', 'content-type', 'if-match', 'idempotency-key'];
const exposedHeaders = ['etag', 'retry-after', 'x-request-id', 'date'];

/** The API answers, and allows the console's origin what docs/api.md, "Cross-origin requests", says. */
async function checkApi(host: ServedConsole): Promise<string> {
  const url = `${apiOf(host)}/api/accounts`;
  const answer = await request(host, url, { headers: { Origin: host.origin } });
  assert(answer.status === 401, `${url} without a token answers ${answer.status} instead of 401`);
  if (apiOf(host) === host.origin) return `${url} answers, on the console's origin`;
  expectAllowed(answer, host.origin);
  expectAll('Access-Control-Expose-Headers', answer, exposedHeaders);
  // GET and POST need no permission: https://fetch.spec.whatwg.org/#cors-safelisted-method.
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const preflight = await request(host, url, {
      method: 'OPTIONS',
      headers: {
        Origin: host.origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': requestHeaders.join(','),
      },
    });
    assert(preflight.ok, `the preflight of ${method} answers ${preflight.status}`);
    expectAllowed(preflight, host.origin);
    expectAll('Access-Control-Allow-Headers', preflight, requestHeaders);
    expectAll('Access-Control-Allow-Methods', preflight, [method.toLowerCase()]);
  }
  return `${url} answers, and allows ${host.origin}`;
}

/**
 * Reads an organization as the console does. Its ETag must arrive as the API made it, because
 * `If-Match` sends it back: otherwise every save ends in 412 (docs/api.md, "Versions").
 */
async function checkRecord(host: ServedConsole): Promise<string> {
  if (host.token === undefined)
    return 'not checked without --token: that an ETag arrives strong and unchanged';
  const list = await readRecord(host, 'accounts?per_page=10', 'identity');
  const { data } = (await list.json()) as { data: { id: string }[] };
  const [organization] = data;
  if (!organization) return 'not checked: the API has no organization that could be read';
  const path = `accounts/${encodeURIComponent(organization.id)}`;
  const tags: string[] = [];
  // What browsers accept, alone and together: a server may answer each in its own way.
  for (const encoding of ['identity', 'gzip', 'br', 'zstd', 'gzip, deflate, br, zstd']) {
    const response = await readRecord(host, path, encoding);
    await response.body?.cancel();
    const tag = response.headers.get('etag') ?? 'missing';
    const fault = `the ETag of ${path} is ${tag} with Accept-Encoding: ${encoding}`;
    assert(/^"[^"]+"$/.test(tag), `${fault}, so saves fail`);
    tags.push(tag);
    assert(tag === tags[0], `${fault}, but ${tags[0]} without, so saves fail`);
  }
  return `the ETag of ${path}, ${tags[0]}, is strong and the same with every Accept-Encoding`;
}

/** Reads a path of the API, and checks what holds for each. */
async function readRecord(host: ServedConsole, path: string, encoding: string) {
  const response = await request(host, `${apiOf(host)}/api/${path}`, {
    headers: {
      Authorization: `Bearer ${host.token}`,
      Origin: host.origin,
      'Accept-Encoding': encoding,
    },
  });
  assert(response.status !== 401, 'the API rejects the token');
  assert(response.status === 200, `${path} answers ${response.status}`);
  const cache = response.headers.get('cache-control') ?? 'missing';
  assert(/\bno-store\b/.test(cache), `Cache-Control of ${path} is ${cache} instead of no-store`);
  if (apiOf(host) !== host.origin) {
    expectAllowed(response, host.origin);
    expectAll('Access-Control-Expose-Headers', response, ['etag']);
  }
  return response;
}

function apiOf({ folder }: ServedConsole): string {
  const { api } = configurationOf(readPage(folder));
  assert(api !== undefined, 'the build is not configured');
  return api;
}

/** The response may be read by a page of an origin. */
function expectAllowed({ headers }: Response, origin: string): void {
  const allowed = headers.get('access-control-allow-origin') ?? 'missing';
  const message = `Access-Control-Allow-Origin is ${allowed} instead of ${origin}`;
  assert(allowed === origin || allowed === '*', message);
}

/** A list of names has all that are expected; `*` stands for all headers but `Authorization`. */
function expectAll(name: string, { headers }: Response, expected: readonly string[]): void {
  const values = (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = expected.find(
    (value) => !values.includes(value) && !(values.includes('*') && value !== 'authorization'),
  );
  assert(missing === undefined, `${name} lacks ${missing}`);
}

/** Requests a path below the base, or an absolute URL. */
function request({ origin, folder }: ServedConsole, path: string, init: RequestInit = {}) {
  const url = new URL(path, origin + configurationOf(readPage(folder)).base);
  return fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });
}

/** The host answers a path with a file of the build. */
async function expectFile(host: ServedConsole, path: string, file = path): Promise<Response> {
  const response = await request(host, path);
  assert(response.status === 200, `${response.url} answers ${response.status}`);
  const isOwn = readFile(host, file).equals(await bytesOf(response));
  assert(isOwn, `${response.url} is not this build's`);
  return response;
}

function readFile({ folder }: ServedConsole, path: string): Buffer {
  return readFileSync(join(folder, path));
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** `fetch` fails with a message that says nothing, and with a cause that does. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return oneLine(`${error.message}${cause}`).slice(0, 300);
}
