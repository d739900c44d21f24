import { mapValues } from 'es-toolkit';
import { describe, expect, it } from 'vitest';
import { toFailure } from '~/api/ApiError';
import {
  listDailySeats,
  listOrganizations,
  listSubscriptions,
  readOrganization,
} from '~/api/contract/accounts';
import { listTokens, login, logout } from '~/api/contract/auth';
import { apiErrorMatching, fakeApi, jsonResponse } from './fakeApi';
import { wireMeta, wireRow, wireOrganization, wireUser } from './wireFixtures';

const text = (body: string | null, init: ResponseInit = {}) =>
  new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init });

const megabyte = 'x'.repeat(1024 * 1024);
const withoutKey = (key: string, source: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => name !== key));

/** Bodies that aren't JSON. An HTML page, 5 MB and others: tests/faults/faultTable.ts. */
const malformedTexts: Readonly<Record<string, string>> = {
  'HTML that calls itself JSON': '<p>',
  spaces: '  \n',
  'truncated JSON': '{"data":[{"id":"org_1","name":"Half a resp',
  'two documents': '{"data":[]}{"data":[]}',
  'a script': ')]}\'\n{"data":[]}',
  NaN: '{"data":[],"meta":{"page":NaN}}',
  '5 MB of HTML': megabyte.repeat(5),
  'deep nesting': '['.repeat(200_000),
};

const malformedContents: Readonly<Record<string, unknown>> = {
  'a number': 0,
  'a string': 'data',
  true: true,
  'a list': [wireRow],
  'no envelope': wireRow,
  'no data': { meta: wireMeta },
  'no meta': { data: [wireRow] },
  'null data': { data: null, meta: wireMeta },
  'data that is an object': { data: { 0: wireRow, length: 1 }, meta: wireMeta },
};

/** What costs a cell, not the screen, if a row lacks it. */
const derivedFigures = [
  'used_seats',
  'available_seats',
  'used_seats_30_days_ago',
  'seat_level',
  'runs_out_in_days',
  'runs_out_seat_type',
  'status_changed_at',
  'etag',
];

const malformedRows: Readonly<Record<string, unknown>> = {
  'a null row': null,
  'a row that is a list': [],
  ...Object.fromEntries(
    Object.keys(wireRow)
      .filter((key) => !derivedFigures.includes(key))
      .map((key) => [`a row without ${key}`, withoutKey(key, wireRow)]),
  ),
  'an empty id': { ...wireRow, id: '' },
  'a number as id': { ...wireRow, id: 1 },
  'null as name': { ...wireRow, name: null },
  'an object as name': { ...wireRow, name: { toString: 'x' } },
  'a number as status': { ...wireRow, status: 1 },
  'seats as text': { ...wireRow, total_seats: '10' },
  'billing as text': { ...wireRow, billing: 'Ada' },
  'an amount as text': { ...wireRow, billing: { ...wireRow.billing, amount: '1,000.50' } },
};

const malformedMeta: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    Object.keys(wireMeta).map((key) => [`meta without ${key}`, withoutKey(key, wireMeta)]),
  ),
  'a negative total': { ...wireMeta, total: -1 },
  'half a page': { ...wireMeta, total_pages: 1.5 },
  'a total as text': { ...wireMeta, total: '1' },
};

describe('HttpClient success response', () => {
  it.each<[string, Response]>([
    ['204', new Response(null, { status: 204 })],
    ...Object.entries(malformedTexts).map(([name, body]): [string, Response] => [name, text(body)]),
    ...Object.entries({
      ...malformedContents,
      ...mapValues(malformedRows, (row) => ({ data: [wireRow, row], meta: wireMeta })),
      ...mapValues(malformedMeta, (meta) => ({ data: [], meta })),
    }).map(([name, content]): [string, Response] => [name, jsonResponse(content)]),
  ])('rejects %s as malformed', async (_, reply) => {
    const { http, sent, inFlight } = fakeApi(reply);
    const error: unknown = await http
      .send(listOrganizations, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(apiErrorMatching({ reason: 'malformed' }));
    expect(JSON.stringify([error, String(error)])).not.toMatch(/Half a|xxx|Ada/);
    expect(sent).toHaveLength(1);
    expect(inFlight.at(-1)).toBe(0);
  });
});

describe('HttpClient response of other calls', () => {
  it.each([
    ['an organization without details', () => jsonResponse({ data: wireRow }), readOrganization],
    [
      'a list for an organization',
      () => jsonResponse({ data: [wireOrganization] }),
      readOrganization,
    ],
    [
      'an organization for a list',
      () => jsonResponse({ data: wireOrganization }),
      listSubscriptions,
    ],
    [
      'a day as number',
      () => jsonResponse({ data: [{ date: 20240229, seats: 1, seat_type: 'full' }] }),
      listDailySeats,
    ],
    ['a token without id', () => jsonResponse({ data: [{ name: 'CI' }] }), listTokens],
  ] as const)('rejects %s as malformed', async (_, reply, call) => {
    const { http } = fakeApi(reply);
    await expect(http.send(call, { path: { id: 'org_1' } })).rejects.toMatchObject(
      apiErrorMatching({ reason: 'malformed' }),
    );
  });

  it.each([
    { user: wireUser },
    { token: 't' },
    { user: wireUser, token: '' },
    { user: wireUser, token: null },
    { user: wireUser, token: 7 },
    { user: null, token: 't' },
    { user: {}, token: 't' },
    { user: { ...wireUser, id: '' }, token: 't' },
    { user: { ...wireUser, name: null }, token: 't' },
  ])('rejects the sign-in response %o as malformed', async (data) => {
    const { http } = fakeApi(jsonResponse({ data }));
    await expect(
      http.send(login, { body: { email: 'a@b.co', password: 'p' } }),
    ).rejects.toMatchObject(apiErrorMatching({ reason: 'malformed' }));
  });

  it('ignores the body of a sign-out response', async () => {
    for (const reply of [
      new Response(null, { status: 204 }),
      new Response('<p>'),
      jsonResponse(null),
    ]) {
      await expect(fakeApi(reply).http.send(logout, {})).resolves.toMatchObject({
        content: undefined,
      });
    }
  });
});

describe('HttpClient unusual but valid response', () => {
  it.each([
    [
      'a byte order mark',
      () => text(`\uFEFF${JSON.stringify({ data: [wireRow], meta: wireMeta })}`),
    ],
    [
      'another content type',
      () =>
        new Response(JSON.stringify({ data: [wireRow], meta: wireMeta }), {
          headers: { 'Content-Type': 'text/plain' },
        }),
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
      content: { data: [wireRow], meta: wireMeta },
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
    ).resolves.toMatchObject({ content: { data: [{ name: 'Ä中😀' }] } });
  });
});

it('toFailure treats any other error as one of the console', () => {
  for (const thrown of [new Error('x'), new TypeError('x'), 'x', undefined, null, 7])
    expect(toFailure(thrown)).toEqual({ reason: 'internal' });
});
