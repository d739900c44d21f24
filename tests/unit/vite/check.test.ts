import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkConsole } from '~~/vite/check';
import { configure } from '~~/vite/configure';
import { cacheControl, securityHeaders } from '~~/vite/headers';
import { newBuild } from './newBuild';

interface Answer {
  status: number;
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

const token = 'tok_right';
let folder = '';
let server: Server;
let origin = '';
/** What a host or its API does wrong. */
let change: (path: string, answer: Answer, encoding: string) => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1);
    const { authorization } = request.headers;
    const answer = path.startsWith('api/')
      ? apiAnswer(path, request.method === 'OPTIONS' || authorization === `Bearer ${token}`)
      : hostAnswer(path);
    change(path, answer, String(request.headers['accept-encoding']));
    if (answer.headers['Content-Encoding']) answer.body = gzipSync(answer.body);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close().closeAllConnections());
beforeEach(async () => {
  folder = newBuild();
  // Another origin of the same server.
  await configure(folder, { api: origin.replace('localhost', '127.0.0.1') });
});
afterEach(() => {
  change = () => undefined;
});

/** What a host should answer. */
function hostAnswer(path: string): Answer {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const isAsset = path.startsWith('assets/');
  const headers = { ...securityHeaders(page), 'Content-Encoding': 'gzip' };
  if (path.startsWith('.ops/') || path.includes('missing'))
    return {
      status: 404,
      body: Buffer.from(''),
      headers: { ...headers, 'Cache-Control': cacheControl.missing },
    };
  const file = isAsset || path === 'version.json' ? path : 'index.html';
  const cache = isAsset ? cacheControl.assets : cacheControl.page;
  return {
    status: 200,
    body: readFileSync(join(folder, file)),
    headers: { ...headers, 'Cache-Control': cache },
  };
}

/** What an API should answer. */
function apiAnswer(path: string, isAllowed: boolean): Answer {
  return {
    status: isAllowed ? 200 : 401,
    body: Buffer.from(JSON.stringify({ data: path.includes('?') ? [{ id: 'acme.v2' }] : {} })),
    headers: {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
      'Access-Control-Allow-Methods': 'PUT, PATCH, DELETE',
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id',
      'Cache-Control': 'no-store',
      ETag: '"7"',
    },
  };
}

async function report(options: { token?: string } = { token }): Promise<string[]> {
  const lines: string[] = [];
  const passed = await checkConsole({ origin, folder, ...options }, (line) => lines.push(line));
  expect(passed).toBe(!lines.some((line) => line.startsWith('FAIL')));
  return lines;
}

it('checkConsole finds nothing wrong with a host and an API that do everything right', async () => {
  const lines = await report();
  expect(lines.map((line) => line.slice(0, 4))).toEqual(lines.map(() => 'ok  '));
  expect(lines.at(-1)).toContain('"7", is strong and the same with every Accept-Encoding');
});

it('checkConsole names what it can’t see without a token', async () =>
  expect((await report({})).at(-1)).toMatch(/^-- {4}record .*not checked without --token/));

const isRecord = (path: string) => path === 'api/accounts/acme.v2';

it.each<[string, RegExp, typeof change]>([
  [
    'another version',
    /^FAIL {2}version .* is not this build's/,
    (path, answer) => {
      if (path === 'version.json') answer.body = Buffer.from('{}');
    },
  ],
  [
    'no page for paths with a dot',
    /^FAIL {2}page .*acme\.v2 answers 404/,
    (path, answer) => {
      if (path === 'accounts/acme.v2') answer.status = 404;
    },
  ],
  [
    'a cached page',
    /^FAIL {2}page .*max-age=600/,
    (path, { headers }) => {
      if (path === '') headers['Cache-Control'] = 'max-age=600';
    },
  ],
  [
    'the policy of another configuration',
    /^FAIL {2}headers .*Content-Security-Policy is default-src 'none'/,
    (_, { headers }) => {
      headers['Content-Security-Policy'] = "default-src 'none'";
    },
  ],
  [
    'a missing asset',
    /^FAIL {2}assets .*index\.js answers 404/,
    (path, answer) => {
      if (path === 'assets/index.js') answer.status = 404;
    },
  ],
  [
    'no compression',
    /^FAIL {2}assets .*is not compressed/,
    (_, { headers }) => {
      delete headers['Content-Encoding'];
    },
  ],
  [
    'cached missing assets',
    /^FAIL {2}assets .*a missing asset is cached/,
    (path, { headers }) => {
      if (path.includes('missing')) headers['Cache-Control'] = cacheControl.assets;
    },
  ],
  [
    'commands that are served',
    /^FAIL {2}private .*configure\.mjs is served/,
    (path, answer) => {
      if (path.endsWith('.mjs')) answer.status = 200;
    },
  ],
  [
    'an API that allows another origin',
    /^FAIL {2}api .*Access-Control-Allow-Origin is missing/,
    (path, { headers }) => {
      if (path === 'api/accounts') delete headers['Access-Control-Allow-Origin'];
    },
  ],
  [
    'an ETag that compression makes weak, as nginx does',
    /^FAIL {2}record .*is W\/"7" with Accept-Encoding: gzip, so saves fail/,
    (path, { headers }, encoding) => {
      if (isRecord(path) && encoding.includes('gzip')) headers['ETag'] = 'W/"7"';
    },
  ],
  [
    'an ETag that Brotli changes, as Caddy does',
    /^FAIL {2}record .*is "7-br" with Accept-Encoding: br, but "7" without, so saves fail/,
    (path, { headers }, encoding) => {
      if (isRecord(path) && encoding === 'br') headers['ETag'] = '"7-br"';
    },
  ],
  [
    'an ETag that a page may not read',
    /^FAIL {2}record .*Access-Control-Expose-Headers lacks etag/,
    (path, { headers }) => {
      if (isRecord(path)) headers['Access-Control-Expose-Headers'] = 'Retry-After';
    },
  ],
  [
    'records that may be cached',
    /^FAIL {2}record .*is private instead of no-store/,
    (path, { headers }) => {
      if (isRecord(path)) headers['Cache-Control'] = 'private';
    },
  ],
])('checkConsole reports %s', async (_, expected, fault) => {
  change = fault;
  expect((await report()).filter((line) => line.startsWith('FAIL'))).toContainEqual(
    expect.stringMatching(expected),
  );
});

it('checkConsole reports a token that the API rejects, without naming it', async () => {
  const lines = await report({ token: 'tok_wrong' });
  expect(lines.at(-1)).toMatch(/^FAIL {2}record .*the API rejects the token$/);
});
