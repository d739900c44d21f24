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
const omitKey = (key: string, source: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(source).filter(([name]) => name !== key));
const listWith = (rows: unknown, more: unknown = wireMeta) =>
  jsonResponse({ data: rows, meta: more });

const malformed: [string, () => Response][] = [
  [
    'HTML',
    () =>
      new Response('<!doctype html><title>Gateway</title>', {
        headers: { 'Content-Type': 'text/html' },
      }),
  ],
  ['HTML that calls itself JSON', () => text('<p>')],
  ['an empty body', () => text('')],
  ['204', () => new Response(null, { status: 204 })],
  ['spaces', () => text('  \n')],
  ['null', () => text('null')],
  ['a number', () => text('0')],
  ['a string', () => text('"data"')],
  ['true', () => text('true')],
  ['a list', () => jsonResponse([wireRow])],
  ['no envelope', () => jsonResponse(wireRow)],
  ['an empty object', () => jsonResponse({})],
  ['truncated JSON', () => text('{"data":[{"id":"org_1","name":"Half a resp')],
  ['two documents', () => text('{"data":[]}{"data":[]}')],
  ['a script', () => text(')]}\'\n{"data":[]}')],
  ['NaN', () => text('{"data":[],"meta":{"page":NaN}}')],
  [
    '5 MB',
    () =>
      jsonResponse({
        data: [],
        meta: wireMeta,
        more: [megabyte, megabyte, megabyte, megabyte, megabyte],
      }),
  ],
  ['5 MB of HTML', () => text(megabyte.repeat(5))],
  ['deep nesting', () => text('['.repeat(200_000))],
  ['no data', () => jsonResponse({ meta: wireMeta })],
  ['no meta', () => jsonResponse({ data: [wireRow] })],
  ['null data', () => listWith(null)],
  ['data that is an object', () => listWith({ 0: wireRow, length: 1 })],
  ['a null row', () => listWith([wireRow, null])],
  ['a row that is a list', () => listWith([[]])],
  ...Object.keys(wireRow).map((key): [string, () => Response] => [
    `a row without ${key}`,
    () => listWith([omitKey(key, wireRow)]),
  ]),
  ...Object.keys(wireMeta).map((key): [string, () => Response] => [
    `meta without ${key}`,
    () => listWith([], omitKey(key, wireMeta)),
  ]),
  ['an empty id', () => listWith([{ ...wireRow, id: '' }])],
  ['a number as id', () => listWith([{ ...wireRow, id: 1 }])],
  ['null as name', () => listWith([{ ...wireRow, name: null }])],
  ['an object as name', () => listWith([{ ...wireRow, name: { toString: 'x' } }])],
  ['a number as status', () => listWith([{ ...wireRow, status: 1 }])],
  ['seats as text', () => listWith([{ ...wireRow, total_seats: '10' }])],
  ['billing as text', () => listWith([{ ...wireRow, billing: 'Ada' }])],
  [
    'an amount as text',
    () => listWith([{ ...wireRow, billing: { ...wireRow.billing, amount: '1,000.50' } }]),
  ],
  ['a negative total', () => listWith([], { ...wireMeta, total: -1 })],
  ['half a page', () => listWith([], { ...wireMeta, total_pages: 1.5 })],
  ['a total as text', () => listWith([], { ...wireMeta, total: '1' })],
];

describe('HttpClient success response', () => {
  it.each(malformed)('rejects %s as malformed', async (_, reply) => {
    const { http, sent, inFlight } = fakeApi(reply);
    const error: unknown = await http
      .send(listOrganizations, {})
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(apiErrorMatching({ reason: 'malformed' }));
    expect(JSON.stringify([error, String(error)])).not.toMatch(/Half a|Gateway|xxx|Ada/);
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
