import { mapValues, omit } from 'es-toolkit';
import { describe, expect, it } from 'vitest';
import {
  listDailySeats,
  listOrganizations,
  listSubscriptions,
  readOrganization,
} from '~/api/contract/accounts';
import { listTokens, login, logout } from '~/api/contract/auth';
import type { Call } from '~/api/contract/Call';
import { apiErrorMatching, fakeApi, jsonResponse } from './fakeApi';
import { wireMeta, wireRow, wireOrganization } from './wireFixtures';

const text = (body: string | null, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init });

const megabyte = 'x'.repeat(1024 * 1024);

/** Bodies that aren't JSON. An HTML page, 5 MB and others: tests/faults/faultTable.ts. */
const malformedTexts: Readonly<Record<string, string>> = {
  'truncated JSON': '{"data":[{"id":"org_1","name":"Half a resp',
  'two documents': '{"data":[]}{"data":[]}',
  '5 MB of HTML': megabyte.repeat(5),
  'deep nesting': '['.repeat(200_000),
};

const malformedContents: Readonly<Record<string, unknown>> = {
  'a string': 'data',
  'a list': [wireRow],
  'no envelope': wireRow,
  'no data': { meta: wireMeta },
  'no meta': { data: [wireRow] },
  'null data': { data: null, meta: wireMeta },
  'data that is an object': { data: { 0: wireRow, length: 1 }, meta: wireMeta },
  'half a page': { data: [], meta: { ...wireMeta, total_pages: 1.5 } },
  'meta without a total': { data: [], meta: omit(wireMeta, ['total']) },
};

/** What a row can't lack, and of which type it can't be. */
const malformedRows: Readonly<Record<string, unknown>> = {
  'a null row': null,
  'a row that is a list': [],
  ...Object.fromEntries(
    (['id', 'name', 'status', 'registered_at', 'total_seats', 'billing'] as const).map((key) => [
      `a row without ${key}`,
      omit(wireRow, [key]),
    ]),
  ),
  'an empty id': { ...wireRow, id: '' },
  'null as name': { ...wireRow, name: null },
  'an object as name': { ...wireRow, name: { toString: 'x' } },
  'seats as text': { ...wireRow, total_seats: '10' },
  'an amount as text': { ...wireRow, billing: { ...wireRow.billing, amount: '1,000.50' } },
};

describe('HttpClient', () => {
  it.each<[string, Response]>([
    ['204', new Response(null, { status: 204 })],
    ...Object.entries(malformedTexts).map(([name, body]): [string, Response] => [name, text(body)]),
    ...Object.entries({
      ...malformedContents,
      ...mapValues(malformedRows, (row) => ({
        data: [wireRow, row],
        meta: { ...wireMeta, total: 2 },
      })),
    }).map(([name, content]): [string, Response] => [name, jsonResponse(content)]),
  ])('rejects %s as malformed', async (_, reply) => {
    const { http, sent, inFlight } = fakeApi(reply);
    const error: unknown = await http
      .send(listOrganizations, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(apiErrorMatching({ reason: 'malformed' }));
    expect(JSON.stringify([error, String(error)])).not.toMatch(/Half a|xxx|Ada/);
    expect([sent.length, inFlight.at(-1)]).toEqual([1, 0]);
  });

  it.each<[string, unknown, Call]>([
    ['an organization without details', wireRow, readOrganization],
    ['a list for an organization', [wireOrganization], readOrganization],
    ['an organization for a list', wireOrganization, listSubscriptions],
    ['a day as number', [{ date: 20240229, seats: 1, seat_type: 'full' }], listDailySeats],
    ['a token without id', [{ name: 'CI' }], listTokens],
    ['a sign-in without a user', { user: null, token: 't' }, login],
  ])('rejects %s as malformed', async (_, data, call) => {
    const input = { path: { id: 'org_1' }, body: {} };
    await expect(
      fakeApi(jsonResponse({ data })).http.send(call, input as never),
    ).rejects.toMatchObject(apiErrorMatching({ reason: 'malformed' }));
  });

  it('ignores the body of a sign-out response', async () => {
    for (const reply of [new Response(null, { status: 204 }), new Response('<p>')])
      await expect(fakeApi(reply).http.send(logout, {})).resolves.toEqual({ etag: undefined });
  });
});

describe('HttpClient unusual but valid response', () => {
  it.each([
    [
      'a byte order mark',
      () => text(`\uFEFF${JSON.stringify({ data: [wireRow], meta: wireMeta })}`),
    ],
    [
      'a prototype',
      () =>
        text(
          `{"__proto__":{"x":1},"data":[${JSON.stringify(wireRow).replace('{', '{"__proto__":{"polluted":true},')}],"meta":${JSON.stringify(wireMeta)}}`,
        ),
    ],
    [
      '1 MB of unknown keys',
      () => jsonResponse({ data: [wireRow], meta: wireMeta, more: megabyte }),
    ],
  ])('accepts %s', async (_, reply) => {
    await expect(fakeApi(reply).http.send(listOrganizations, {})).resolves.toEqual({
      data: [wireRow],
      meta: wireMeta,
      etag: undefined,
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('accepts a body split within a character', async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ data: [{ ...wireRow, name: 'Ä中😀' }], meta: wireMeta }),
    );
    const chunks = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
        controller.close();
      },
    });
    await expect(
      fakeApi(new Response(chunks)).http.send(listOrganizations, {}),
    ).resolves.toMatchObject({ data: [{ name: 'Ä中😀' }] });
  });
});
