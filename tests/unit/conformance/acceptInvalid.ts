import { randomUUID } from 'node:crypto';
import { isObject } from '../../conformance/json';
import { valueAt, withValue } from '../../conformance/rules/fields/payloadFields';
import { parseObject, rowsOf } from '../../violations/edits';
import type { Handle } from './WrongServer';

/** Valid values, stored in place of invalid ones, which the responses have. */
function validValue(pointer: string): unknown {
  if (pointer === '/name' || pointer === '/subdomain') return `valid-${randomUUID().slice(0, 8)}`;
  if (pointer.endsWith('email')) return 'valid@example.com';
  if (pointer.endsWith('currency')) return 'USD';
  if (pointer.endsWith('amount')) return 1;
  if (pointer.endsWith('name')) return 'Valid';
  if (pointer === '/subscriptions') return [{ seat_type: 'full', total_seats: 10 }];
  return null;
}

const writes = /^(POST \/api\/(accounts|auth\/create-token)|PATCH \/api\/accounts\/[^/]+)$/;

/**
 * A server that stores invalid names, tokens, billing and so on. Once it is corrected, it rejects
 * them, but still has what it has stored.
 */
export function acceptInvalid(): { readonly handle: Handle; isCorrected: boolean } {
  /** The invalid values by id and pointer. */
  const stored = new Map<string, Map<string, unknown>>();

  const applyStored = (record: unknown) => {
    if (!isObject(record)) return record;
    const values = [...(stored.get(String(record['id'])) ?? [])];
    return values.reduce<object>(
      (copy, [pointer, value]) =>
        valueAt(record, pointer) === undefined ? copy : withValue(copy, pointer, value),
      record,
    );
  };

  const server = {
    isCorrected: false,
    handle: (async (request, forward) => {
      let response = await forward(request);
      const invalid = new Map<string, unknown>();
      const body = parseObject(request.body);
      if (!server.isCorrected && body && writes.test(`${request.method} ${request.path}`)) {
        let repaired: object = body;
        // Some errors show only once others are repaired.
        for (let attempt = 0; response.status === 422 && attempt < 5; attempt += 1) {
          for (const { pointer, code } of rowsOf(parseObject(response.body) ?? {})) {
            if (code === 'exists') return response;
            const path = String(pointer).replace(/^\/subscriptions\/.*/, '/subscriptions');
            invalid.set(path, valueAt(body, path));
            repaired = withValue(repaired, path, validValue(path));
          }
          response = await forward({ ...request, body: JSON.stringify(repaired) });
        }
      }
      const content = parseObject(response.body);
      if (!content) return response;
      const { data } = content;
      if (response.status < 300 && isObject(data) && invalid.size > 0)
        stored.set(
          String(data['id']),
          new Map([...(stored.get(String(data['id'])) ?? []), ...invalid]),
        );
      const applied = Array.isArray(data) ? data.map(applyStored) : applyStored(data);
      return { ...response, body: JSON.stringify({ ...content, data: applied }) };
    }) satisfies Handle,
  };
  return server;
}
