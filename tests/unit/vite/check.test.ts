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
let change: (path: string, answer: Answer, encoding: string) => unknown = () => undefined;

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
      'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id, Date',
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

const record = 'api/accounts/acme.v2';

type Fault = [
  name: string,
  line: RegExp,
  path: string,
  change: (answer: Answer, encoding: string) => unknown,
];
const setHeader =
  (name: string, value?: string): Fault[3] =>
  ({ headers }) =>
    (headers[name] = value);

it.each<Fault>([
  [
    'another version',
    /version .* is not this build's/,
    'version.json',
    (answer) => (answer.body = Buffer.from('{}')),
  ],
  [
    'no page for paths with a dot',
    /page .*acme\.v2 answers 404/,
    'accounts/acme.v2',
    (answer) => (answer.status = 404),
  ],
  ['a cached page', /page .*max-age=600/, '', setHeader('Cache-Control', 'max-age=600')],
  [
    'the policy of another configuration',
    /headers .*Content-Security-Policy is default-src 'none'/,
    '',
    setHeader('Content-Security-Policy', "default-src 'none'"),
  ],
  [
    'a missing asset',
    /assets .*index\.js answers 404/,
    'assets/index.js',
    (answer) => (answer.status = 404),
  ],
  [
    'no compression',
    /assets .*is not compressed/,
    'assets/index.js',
    ({ headers }) => delete headers['Content-Encoding'],
  ],
  [
    'cached missing assets',
    /assets .*a missing asset is cached/,
    'assets/missing-00000000.js',
    setHeader('Cache-Control', cacheControl.assets),
  ],
  [
    'commands that are served',
    /private .*configure\.mjs is served/,
    '.ops/configure.mjs',
    (answer) => (answer.status = 200),
  ],
  [
    'an API that allows no other origin',
    /api .*Access-Control-Allow-Origin is missing/,
    'api/accounts',
    ({ headers }) => delete headers['Access-Control-Allow-Origin'],
  ],
  [
    'an ETag that compression makes weak, as nginx does',
    /record .*is W\/"7" with Accept-Encoding: gzip, so saves fail/,
    record,
    ({ headers }, encoding) => encoding.includes('gzip') && (headers['ETag'] = 'W/"7"'),
  ],
  [
    'an ETag that Brotli changes, as Caddy does',
    /record .*is "7-br" with Accept-Encoding: br, but "7" without, so saves fail/,
    record,
    ({ headers }, encoding) => encoding === 'br' && (headers['ETag'] = '"7-br"'),
  ],
  [
    'an ETag that a page may not read',
    /record .*Access-Control-Expose-Headers lacks etag/,
    record,
    setHeader('Access-Control-Expose-Headers', 'Retry-After'),
  ],
  [
    'records that may be cached',
    /record .*is private instead of no-store/,
    record,
    setHeader('Cache-Control', 'private'),
  ],
])('checkConsole reports %s', async (_, line, faultyPath, fault) => {
  change = (path, answer, encoding) => path === faultyPath && fault(answer, encoding);
  const failed = (await report()).filter((text) => text.startsWith('FAIL'));
  expect(failed).toContainEqual(expect.stringMatching(line));
});

it('checkConsole reports a token that the API rejects, without naming it', async () => {
  const lines = await report({ token: 'tok_wrong' });
  expect(lines.at(-1)).toMatch(/^FAIL {2}record .*the API rejects the token$/);
});
