import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { NotChecked } from '~~/vite/check/Check';
import { recordCheck } from '~~/vite/check/recordCheck';
import { ServedConsole } from '~~/vite/check/ServedConsole';

const origin = 'https://console.example.com';
const token = 'tok_right';
/** An API behind a proxy. */
let server: Server;
let organizations: { id: string }[] = [];
/** What the proxy does to the headers of an answer. */
let change: (headers: Headers, request: Headers) => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    const sent = new Headers(request.headers as Record<string, string>);
    const headers = new Headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'ETag',
      'Cache-Control': 'no-store',
    });
    const isList = request.url?.startsWith('/api/accounts?');
    if (!isList) headers.set('ETag', '"7"');
    change(headers, sent);
    response
      .writeHead(sent.get('authorization') === `Bearer ${token}` ? 200 : 401, [...headers].flat())
      .end(JSON.stringify({ data: isList ? organizations : {} }));
  }).listen(0);
  await once(server, 'listening');
});
afterAll(() => server.close().closeAllConnections());
beforeEach(() => {
  organizations = [{ id: 'acme.v2' }];
  change = () => undefined;
});

function check(withToken: string | undefined): Promise<string> {
  const api = `http://localhost:${(server.address() as AddressInfo).port}`;
  const manifest = { base: '/', api } as ServedConsole['manifest'];
  return recordCheck.run(new ServedConsole(origin, '', manifest, withToken));
}

const acceptsGzip = (request: Headers) => request.get('accept-encoding')?.includes('gzip');

it('recordCheck names the strong ETag of an organization', async () =>
  expect(await check(token)).toMatch(
    /^the ETag of accounts\/acme\.v2, "7", is strong and the same with every Accept-Encoding$/,
  ));

it.each<[string, (headers: Headers, request: Headers) => void, RegExp]>([
  [
    'an ETag that compression makes weak, as nginx does',
    (headers, request) => {
      if (acceptsGzip(request)) headers.set('ETag', `W/${headers.get('etag')}`);
    },
    /is weak with Accept-Encoding: gzip \(W\/"7"\), so saves fail$/,
  ],
  [
    'an ETag that is always weak',
    (headers) => headers.set('ETag', 'W/"7"'),
    /is weak \(W\/"7"\), so saves fail$/,
  ],
  [
    'an ETag that compression changes, as Caddy and Apache do',
    (headers, request) => {
      if (acceptsGzip(request)) headers.set('ETag', '"7-gzip"');
    },
    /is "7", but "7-gzip" with Accept-Encoding: gzip, so saves fail$/,
  ],
  [
    'an ETag that only Brotli changes',
    (headers, request) => {
      if (request.get('accept-encoding') === 'br') headers.set('ETag', '"7-br"');
    },
    /is "7", but "7-br" with Accept-Encoding: br, so saves fail$/,
  ],
  ['no ETag', (headers) => headers.delete('ETag'), /has no ETag, so saves fail$/],
  ['an ETag without quotes', (headers) => headers.set('ETag', '7'), /is not quoted \(7\)$/],
  [
    'an ETag that a page may not read',
    (headers) => headers.set('Access-Control-Expose-Headers', 'Retry-After'),
    /^Access-Control-Expose-Headers lacks etag$/,
  ],
  [
    'records that may be cached',
    (headers) => headers.set('Cache-Control', 'private'),
    /^Cache-Control of accounts\S* is private instead of no-store$/,
  ],
])('recordCheck reports %s', async (_, fault, message) => {
  change = fault;
  await expect(check(token)).rejects.toThrow(message);
});

it('recordCheck reports a token that the API rejects, without naming it', async () =>
  expect(check('tok_wrong')).rejects.toThrow(/^the API rejects the token$/));

it('recordCheck accepts an organization that is changed while it is read', async () => {
  let reads = 6;
  change = (headers) => {
    if (headers.has('etag')) headers.set('ETag', `"${(reads += 1)}"`);
  };
  expect(await check(token)).toContain('"7"');
});

it('recordCheck names what it can’t see without a token or an organization', async () => {
  await expect(check(undefined)).rejects.toThrow(NotChecked);
  await expect(check(undefined)).rejects.toThrow(/^not checked without --token: that an ETag/);
  organizations = [];
  await expect(check(token)).rejects.toThrow(NotChecked);
});
