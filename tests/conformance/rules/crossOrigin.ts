import { calls } from '~~/mocks/calls';
import { isRefused } from '../client/OptionalCalls';
import type { Reply } from '../client/Reply';
import { check } from '../check';
import type { Rule } from '../Rule';
import { apiDocument } from '../strictSchemas';

const section = 'cross-origin-requests';
const requestHeaders = ['authorization', 'content-type', 'if-match', 'idempotency-key'];
const exposedHeaders = ['etag', 'retry-after', 'x-request-id'];

function listOf(reply: Reply, header: string): string[] {
  const text = reply.headers.get(header) ?? '';
  return text.split(',').map((name) => name.trim().toLowerCase());
}

function checkOrigin(reply: Reply, origin: string): void {
  const allowed = reply.headers.get('Access-Control-Allow-Origin');
  check(
    allowed === origin || allowed === '*',
    `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, expected ${origin}`,
    reply,
  );
}

const preflights = Object.entries(apiDocument.paths).map(([path, operations]): Rule => {
  const methods = Object.keys(operations).map((method) => method.toUpperCase());
  const operationId = Object.values(operations)[0]?.operationId ?? '';
  return {
    id: `cors.${path.slice('/api/'.length)}`,
    title: `the preflight of ${methods.join(' and ')} ${path} allows the origin, method and headers`,
    section,
    needsOrigin: true,
    async run({ api, options: { origin = '' } }) {
      for (const method of methods) {
        const reply = await api.sendRaw(
          { method: 'OPTIONS', path: path.replace(/\{\w+\}/g, 'x.v2') },
          {
            bearer: null,
            headers: {
              Origin: origin,
              'Access-Control-Request-Method': method,
              'Access-Control-Request-Headers': requestHeaders.join(','),
            },
          },
        );
        if (isRefused(reply)) await api.optional.require(operationId);
        check(reply.status < 300, `the preflight got ${reply.status}, expected 2xx`, reply);
        checkOrigin(reply, origin);
        // Simple methods need no permission (https://fetch.spec.whatwg.org/#cors-protocol).
        const methodsAllowed = listOf(reply, 'Access-Control-Allow-Methods');
        if (method !== 'GET' && method !== 'POST')
          check(
            methodsAllowed.includes(method.toLowerCase()) || methodsAllowed.includes('*'),
            `Access-Control-Allow-Methods lacks ${method}`,
            reply,
          );
        const allowed = listOf(reply, 'Access-Control-Allow-Headers');
        for (const header of requestHeaders)
          check(
            allowed.includes(header) || (allowed.includes('*') && header !== 'authorization'),
            `Access-Control-Allow-Headers lacks ${header}`,
            reply,
          );
      }
    },
  };
});

export const crossOriginRules: readonly Rule[] = [
  ...preflights,
  {
    id: 'cors.responses',
    title: 'responses allow the origin and expose ETag, Retry-After and X-Request-Id, errors too',
    section,
    needsOrigin: true,
    async run({ api, records, options: { origin = '' } }) {
      const { id } = await records.shared();
      const headers = { Origin: origin };
      for (const [input, name] of [
        [{ path: { id }, headers }, 'readOrganization'],
        [{ path: { id: 'zz-unknown' }, headers }, 'readOrganization'],
        [{ path: { id }, headers, bearer: null }, 'readOrganization'],
        [{ headers, bearer: null, body: {} }, 'login'],
      ] as const) {
        const reply = await api.send(name, input);
        checkOrigin(reply, origin);
        const exposed = listOf(reply, 'Access-Control-Expose-Headers');
        for (const header of exposedHeaders)
          check(
            exposed.includes(header) || exposed.includes('*'),
            `Access-Control-Expose-Headers of ${calls[name]?.path} ${reply.status} lacks ${header}`,
            reply,
          );
      }
    },
  },
];
