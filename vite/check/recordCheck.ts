import assert from 'node:assert/strict';
import { NotChecked, type Check } from './Check';
import { expectAll, expectAllowed } from './crossOrigin';
import type { ServedConsole } from './ServedConsole';

/** What browsers accept, alone and together: a server may answer each in its own way. */
const encodings = ['gzip', 'br', 'zstd', 'gzip, deflate, br, zstd'];

/**
 * Reads an organization as the console does. Its ETag must arrive as the API made it, because
 * `If-Match` sends it back: otherwise every save ends in 412 (docs/api.md, "Ground rules").
 */
export const recordCheck: Check = { name: 'record', run: checkRecord };

async function checkRecord(host: ServedConsole): Promise<string> {
  if (host.token === undefined)
    throw new NotChecked(
      'not checked without --token: that an ETag arrives strong and unchanged, which every save needs, and that records are not cached',
    );
  const list = await read(host, 'accounts?per_page=10');
  const { data } = (await list.json()) as { data: { id: string }[] };
  const [organization] = data;
  if (organization === undefined)
    throw new NotChecked('not checked: the API has no organization that could be read');
  const path = `accounts/${encodeURIComponent(organization.id)}`;
  const tag = await readTag(host, path);
  for (const encoding of encodings) {
    const other = await readTag(host, path, encoding);
    // Somebody may have changed the organization in between.
    if (other === tag || (await readTag(host, path)) !== tag) continue;
    throw new Error(
      `the ETag of ${path} is ${tag}, but ${other} with Accept-Encoding: ${encoding}, so saves fail`,
    );
  }
  return `the ETag of ${path}, ${tag}, is strong and the same with every Accept-Encoding`;
}

async function readTag(host: ServedConsole, path: string, encoding?: string): Promise<string> {
  const response = await read(host, path, encoding);
  await response.body?.cancel();
  const tag = response.headers.get('etag');
  const under = encoding === undefined ? '' : ` with Accept-Encoding: ${encoding}`;
  assert(tag !== null, `${path} has no ETag${under}, so saves fail`);
  assert(!tag.startsWith('W/'), `the ETag of ${path} is weak${under} (${tag}), so saves fail`);
  assert(/^"[^"]+"$/.test(tag), `the ETag of ${path} is not quoted${under} (${tag})`);
  return tag;
}

/** Reads a path of the API, and checks what holds for each. */
async function read(host: ServedConsole, path: string, encoding = 'identity'): Promise<Response> {
  const { api } = host.manifest;
  assert(api !== undefined, 'the build is not configured');
  const response = await host.fetch(`${api}/api/${path}`, {
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
  if (api !== host.origin) {
    expectAllowed(response, host.origin);
    expectAll('Access-Control-Expose-Headers', response, ['etag']);
  }
  return response;
}
