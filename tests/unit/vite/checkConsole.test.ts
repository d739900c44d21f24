// @vitest-environment jsdom
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { checkConsole } from '~~/vite/check/checkConsole';
import { ServedConsole } from '~~/vite/check/ServedConsole';
import { configure } from '~~/vite/configure/configure';
import { parseOptions } from '~~/vite/configure/parseOptions';
import { cacheControl, securityHeaders } from '~~/vite/hosting/headers';
import { readManifest } from '~~/vite/hosting/HostingManifest';
import { newBuild, pageOf, removeBuilds } from './unconfiguredBuilds';

interface Answer {
  status: number;
  body: Buffer;
  headers: OutgoingHttpHeaders;
}

const folder = newBuild();
let api: RunningServer;
let server: Server;
/** What a host does wrong. */
let change: (path: string, answer: Answer) => void = () => undefined;

beforeAll(async () => {
  api = await startServer({ organizations: 1 });
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.ops/maps/assets'), { recursive: true });
  for (const file of ['assets/index.js', 'assets/a.woff2', '.ops/maps/assets/index.js.map'])
    writeFileSync(join(folder, file), `/* ${file} */`.repeat(100));
  await configure(folder, parseOptions(['--api', api.url]));
  server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1);
    const answer = answerTo(path);
    change(path, answer);
    if (answer.headers['Content-Encoding']) answer.body = gzipSync(answer.body);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }).listen(0);
  await once(server, 'listening');
});
afterAll(async () => {
  server.close().closeAllConnections();
  await api.close();
  removeBuilds();
});
afterEach(() => {
  change = () => undefined;
});

/** What a host should answer. */
function answerTo(path: string): Answer {
  const isAsset = path.startsWith('assets/');
  const headers = { ...securityHeaders(readManifest(folder)), 'Content-Encoding': 'gzip' };
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

/** The names of the checks that fail. */
async function failures(build = folder): Promise<string[]> {
  const lines: string[] = [];
  const { port } = server.address() as AddressInfo;
  const host = new ServedConsole(`http://localhost:${port}`, build, readManifest(build));
  const passed = await checkConsole(host, (line) => lines.push(line), 0);
  const failed = lines.flatMap((line) => /^FAIL {2}(\w+)/.exec(line)?.[1] ?? []);
  expect([lines.length, passed]).toEqual([10, failed.length === 0]);
  expect(lines.at(-1)).toMatch(/^-- {4}record {6}not checked without --token: /);
  return failed;
}

it('checkConsole finds nothing wrong with a host that does everything right', async () =>
  expect(await failures()).toEqual([]));

it.each<[string, string[], (path: string, answer: Answer) => void]>([
  [
    'another version',
    ['version'],
    (path, answer) => {
      if (path === 'version.json') answer.body = Buffer.from('{}');
    },
  ],
  [
    'a page with another inline script',
    ['page', 'policy'],
    (path, answer) => {
      if (path === '') answer.body = Buffer.from(pageOf(folder).replace('let a;', 'let b;'));
    },
  ],
  [
    'no page for paths with a dot',
    ['page'],
    (path, answer) => {
      if (path === 'accounts/acme.v2') answer.status = 404;
    },
  ],
  [
    'the policy of another configuration',
    ['policy', 'headers'],
    (_, { headers }) => {
      headers['Content-Security-Policy'] = "default-src 'none'";
    },
  ],
  [
    'no security header',
    ['headers'],
    (_, { headers }) => {
      delete headers['Referrer-Policy'];
    },
  ],
  [
    'a missing asset',
    ['assets', 'compression', 'caching'],
    (path, answer) => {
      if (path === 'assets/index.js') Object.assign(answer, answerTo('missing'), { headers: {} });
    },
  ],
  [
    'no compression',
    ['compression'],
    (_, { headers }) => {
      delete headers['Content-Encoding'];
    },
  ],
  [
    'a cached page',
    ['caching'],
    (path, { headers }) => {
      if (path === '') headers['Cache-Control'] = 'max-age=600';
    },
  ],
  [
    'cached missing assets',
    ['caching'],
    (path, { headers }) => {
      if (path.includes('missing')) headers['Cache-Control'] = cacheControl.assets;
    },
  ],
  [
    'the folder for operators',
    ['private'],
    (path, answer) => {
      if (path.endsWith('.map')) answer.status = 200;
    },
  ],
])('checkConsole reports %s: %j fail', async (_, expected, fault) => {
  change = fault;
  expect(await failures()).toEqual(expected);
});

it('checkConsole reports an API that allows another origin, and one that doesn’t answer', async () => {
  const other = await startServer({ organizations: 1, origins: ['https://console.example.com'] });
  const lines: string[] = [];
  const { port } = server.address() as AddressInfo;
  const manifest = { ...readManifest(folder), api: other.url };
  const host = new ServedConsole(`http://localhost:${port}`, folder, manifest);
  await checkConsole(host, (line) => lines.push(line), 0);
  await other.close();
  await checkConsole(host, (line) => lines.push(line), 0);
  expect(lines.filter((line) => line.startsWith('FAIL  api'))).toEqual([
    `FAIL  api         Access-Control-Allow-Origin is missing instead of http://localhost:${port}`,
    expect.stringMatching(/^FAIL {2}api {9}fetch failed: .*ECONNREFUSED/) as string,
  ]);
});
