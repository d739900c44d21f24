import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { Call } from '~/api/contract/Call';
import { listOrganizations, readOrganization } from '~/api/contract/accounts';
import { describeViolation } from '~/api/describeViolation';
import { printDeviations, printViolation } from '~/api/printViolation';
import { fakeApi, jsonResponse } from './fakeApi';
import { wireMeta, wireOrganization, wireRow } from './wireFixtures';

/** The error of a call with this response. */
async function errorOf(call: Call, response: Response): Promise<ApiError> {
  const input = { path: { id: 'org_1' } } as object;
  const thrown: unknown = await fakeApi(response)
    .http.send(call, input)
    .catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error('The call did not fail.');
  return thrown;
}

const listWith = (row: object) => jsonResponse({ data: [wireRow, row], meta: wireMeta });

describe('describeViolation', () => {
  it.each([
    ['a wrong type', { name: 12 }, 'data.1.name', 'string', 'number'],
    ['null', { name: null }, 'data.1.name', 'string', 'null'],
    ['neither', { total_seats: 'many' }, 'data.1.total_seats', '(number | null)', 'string'],
    ['a missing field', { status: undefined }, 'data.1.status', '(string | null)', 'missing'],
    [
      'a nested field',
      { billing: { ...wireRow.billing, amount: [1] } },
      'data.1.billing.amount',
      '(number | null)',
      'array',
    ],
    ['an empty id', { id: '' }, 'data.1.id', 'string, min length >=1', 'string'],
  ])('names the types of %s', async (_, change, field, expected, actual) => {
    const error = await errorOf(listOrganizations, listWith({ ...wireRow, ...change }));
    expect(error.failure.field).toBe(field);
    expect(describeViolation(error)).toEqual({ expected, actual });
  });

  it.each([
    ['<p>', undefined, 'Object', 'not JSON'],
    ['[]', 'data', 'Object', 'missing'],
    ['null', undefined, 'Object', 'null'],
    [JSON.stringify({ data: 'x'.repeat(3 << 20) }), undefined, 'at most 2 MiB', 'larger'],
  ])('describes a response that is no envelope: %.4s', async (text, field, expected, actual) => {
    const error = await errorOf(readOrganization, new Response(text));
    expect(error.failure.field).toBe(field);
    expect(describeViolation(error)).toEqual({ expected, actual });
  });

  it('has nothing to say of other failures', async () => {
    const error = await errorOf(readOrganization, new Response('<p>', { status: 404 }));
    expect(describeViolation(error)).toBeUndefined();
  });
});

describe('printViolation', () => {
  it('prints call, status, field, types and request id in one line, but no value', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const secret = { ...wireOrganization, name: { first: 'Ada Secret' } };
    const response = Response.json({ data: secret }, { headers: { 'X-Request-Id': 'req_1' } });
    printViolation('GET /api/accounts/{id}', await errorOf(readOrganization, response));
    expect(warn.mock.calls).toEqual([
      [
        'Contract violation: GET /api/accounts/{id} responded 200, data.name is object, expected string. Request req_1. See docs/api.md.',
      ],
    ]);
  });
});

describe('printDeviations', () => {
  const print = (call: Call, content: unknown, etag?: string) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    warn.mockClear();
    printDeviations(call, { content, etag });
    return warn.mock.calls.map(([text]) => String(text));
  };

  it('prints a missing ETag where one is due, and names the header that may hide it', () => {
    const content = { data: wireOrganization };
    expect(print(readOrganization, content)).toEqual([
      'Contract violation: GET /api/accounts/{id} responded without an ETag that a browser can read, so that saving fails. The response lacks it, or Access-Control-Expose-Headers does. See docs/api.md.',
    ]);
    expect(print(readOrganization, content, '"7"')).toEqual([]);
    expect(print(listOrganizations, { data: [wireRow], meta: wireMeta })).toEqual([]);
  });

  it('prints the first instant without a time zone', () => {
    const rows = [wireRow, { ...wireRow, registered_at: '2026-03-01T09:30:00' }];
    expect(print(listOrganizations, { data: rows, meta: wireMeta })).toEqual([
      'Contract violation: GET /api/accounts responded with data.1.registered_at without a time zone, expected RFC 3339 in UTC. See docs/api.md.',
    ]);
  });
});
