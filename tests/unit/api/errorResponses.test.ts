import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { createOrganization } from '~/api/contract/accounts';
import { logout } from '~/api/contract/auth';
import { fakeApi, jsonResponse, networkError, problemResponse, type Reply } from './fakeApi';

async function errorFrom(reply: Reply): Promise<ApiError> {
  const error: unknown = await fakeApi(reply)
    .http.send(createOrganization, { body: {} as never })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

const errors = [
  { pointer: '/name', code: 'min', params: { value: 2, unit: 'characters' } },
  { pointer: '/billing/billing_email', code: 'email', detail: 'x' },
];

it.each<[string, Response, object]>([
  [
    'code, detail and field errors',
    problemResponse(422, { code: 'validation_failed', detail: 'x', errors }),
    { reason: 'status', status: 422, code: 'validation_failed', detail: 'x', errors },
  ],
  [
    'the seats in use',
    problemResponse(409, { code: 'seats_in_use', used_seats: 7 }),
    { code: 'seats_in_use', usedSeats: 7 },
  ],
  [
    'field errors whose informative members are null',
    problemResponse(409, {
      code: 'duplicate',
      detail: null,
      used_seats: null,
      errors: [{ pointer: '/name', code: 'exists', params: null, detail: null }],
    }),
    { code: 'duplicate', errors: [{ pointer: '/name', code: 'exists' }] },
  ],
  ...['all', null, [{ code: 'exists' }]].map((wrong): [string, Response, object] => [
    `the code beside the errors ${JSON.stringify(wrong)}`,
    problemResponse(409, { code: 'duplicate', errors: wrong }),
    { code: 'duplicate', errors: undefined },
  ]),
  [
    'the HTTP status, not the one in the body',
    jsonResponse({ status: 200, code: 'fine' }, { status: 500 }),
    { status: 500, code: 'fine' },
  ],
  [
    'unusual members',
    problemResponse(409, { errors: [{ pointer: '/constructor', code: '__proto__' }], extra: [] }),
    { errors: [{ pointer: '/constructor', code: '__proto__' }] },
  ],
])('HttpClient reads %s of an error', async (_, reply, failure) =>
  expect((await errorFrom(reply)).failure).toMatchObject(failure),
);

const page = '<!doctype html><h1>502 Bad Gateway</h1>';

it.each<[string, BodyInit | null, string?]>([
  ['HTML', page, 'text/html'],
  ['no body', null],
  ['truncated', '{"code":"val'],
  ['null', 'null'],
  ['a number as code', '{"code":7}'],
  [
    'cut off',
    new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
  ],
  ['5 MB', 'x'.repeat(5 * 1024 * 1024)],
])(
  'HttpClient keeps the status of an error without usable details: %s',
  async (_, body, type = 'application/problem+json') => {
    const reply = new Response(body, { status: 422, headers: { 'Content-Type': type } });
    const { failure, message } = await errorFrom(reply);
    expect(failure).toEqual({ reason: 'status', status: 422 });
    expect(message).not.toMatch(/Bad Gateway|xxx/);
  },
);

describe('HttpClient behind a proxy that wants a sign-in', () => {
  const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
  const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
  const host = 'https://api.example';

  it.each([
    ['a redirect', redirect, { reason: 'sign_in_page', host }],
    [
      'a 403 as HTML',
      () => new Response('<h1>', { ...html, status: 403 }),
      { reason: 'sign_in_page', host },
    ],
    ['another origin without a response', networkError, { reason: 'unreachable', host }],
  ])('says where to sign in after %s', async (_, reply, failure) =>
    expect((await errorFrom(reply())).failure).toEqual(failure),
  );

  it('says nothing of it when its own origin does not respond', async () => {
    const { http } = fakeApi(networkError(), { pageOrigin: host });
    const error: unknown = await http.send(logout, {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ failure: { reason: 'unreachable' } });
    expect(error).not.toHaveProperty('failure.host');
  });
});
