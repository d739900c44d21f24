import assert from 'node:assert/strict';
import type { Check } from './Check';
import { expectAll, expectAllowed } from './crossOrigin';
import type { ServedConsole } from './ServedConsole';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const requestHeaders = ['authorization', 'content-type', 'if-match', 'idempotency-key'];
const exposedHeaders = ['etag', 'retry-after', 'x-request-id'];

/** The API answers, and allows the console's origin what docs/api.md, "Cross-origin requests", says. */
export const apiCheck: Check = { name: 'api', run: checkApi };

async function checkApi(host: ServedConsole): Promise<string> {
  const { api } = host.manifest;
  assert(api !== undefined, 'the build is not configured');
  const url = `${api}/api/accounts`;
  const answer = await host.fetch(url, { headers: { Origin: host.origin } });
  assert(answer.status === 401, `${url} without a token answers ${answer.status} instead of 401`);
  if (api === host.origin) return `${url} answers, on the console's origin`;
  expectAllowed(answer, host.origin);
  expectAll('Access-Control-Expose-Headers', answer, exposedHeaders);
  for (const method of methods) {
    const preflight = await host.fetch(url, {
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
    // https://fetch.spec.whatwg.org/#cors-safelisted-method
    if (method !== 'GET' && method !== 'POST')
      expectAll('Access-Control-Allow-Methods', preflight, [method.toLowerCase()]);
  }
  return `${url} answers, and allows ${host.origin}`;
}
