import { describe, expect, it } from 'vitest';
import { createOrganization } from '~/api/contract/accountMutations';
import { listTokens, login, logout, revokeToken } from '~/api/contract/auth';
import { networkError, apiErrorMatching, fakeApi, jsonResponse, problemResponse } from './fakeApi';

const unauthorizedResponse = () => problemResponse(401, { code: 'unauthenticated' });

describe('HttpClient 401', () => {
  it('reports the token of the call, not the current one', async () => {
    const { http, unauthorized, bearer } = fakeApi(
      () => {
        bearer.token = 'newer';
        return unauthorizedResponse();
      },
      { token: 'older' },
    );
    await expect(http.send(revokeToken, { path: { id: 'a' } })).rejects.toMatchObject(
      apiErrorMatching({ reason: 'status', status: 401, code: 'unauthenticated' }),
    );
    expect(unauthorized).toEqual(['older']);
  });

  it('retries a GET with a newer token, but not a mutation', async () => {
    const apiWithNewToken = () =>
      fakeApi(
        (attempt) => {
          api.bearer.token = 'newer';
          return attempt === 1 ? unauthorizedResponse() : jsonResponse({ data: [] });
        },
        { token: 'older' },
      );
    let api = apiWithNewToken();
    await expect(api.http.send(listTokens, {})).resolves.toMatchObject({ content: { data: [] } });
    expect(api.sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer older',
      'Bearer newer',
    ]);
    api = apiWithNewToken();
    await expect(api.http.send(revokeToken, { path: { id: 'a' } })).rejects.toMatchObject(
      apiErrorMatching({ status: 401 }),
    );
    expect(api.sent).toHaveLength(1);
  });

  it('does not retry a GET after a sign-out', async () => {
    const api = fakeApi(
      () => {
        api.bearer.token = undefined;
        return unauthorizedResponse();
      },
      { token: 'older' },
    );
    await expect(api.http.send(listTokens, {})).rejects.toMatchObject(
      apiErrorMatching({ status: 401 }),
    );
    expect(api.sent).toHaveLength(1);
  });

  it('reports a call without a token', async () => {
    const { http, unauthorized } = fakeApi(unauthorizedResponse);
    await expect(http.send(listTokens, {})).rejects.toMatchObject(
      apiErrorMatching({ status: 401 }),
    );
    expect(unauthorized).toEqual([undefined]);
  });

  it.each([
    ['an HTML page', () => new Response('<h1>Unauthorized</h1>', { status: 401 })],
    ['no body', () => new Response(null, { status: 401 })],
    [
      'truncated JSON',
      () =>
        new Response('{"code":', {
          status: 401,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
    ],
  ])('ends the session with %s as body', async (_, reply) => {
    const { http, unauthorized } = fakeApi(reply, { token: 't' });
    await expect(http.send(revokeToken, { path: { id: 'a' } })).rejects.toMatchObject(
      apiErrorMatching({ status: 401 }),
    );
    expect(unauthorized).toEqual(['t']);
  });

  it('does not end the session at sign-in and sign-out', async () => {
    const reply = () => problemResponse(401, { code: 'invalid_credentials' });
    const { http, unauthorized } = fakeApi(reply, { token: 't' });
    await expect(
      http.send(login, { body: { email: 'a@b.co', password: 'x' } }),
    ).rejects.toMatchObject(apiErrorMatching({ status: 401, code: 'invalid_credentials' }));
    await expect(http.send(logout, {})).rejects.toMatchObject(apiErrorMatching({ status: 401 }));
    expect(unauthorized).toEqual([]);
  });
});

it.each([400, 403, 404, 409, 419, 422, 500])(
  'HttpClient does not end the session on status %s',
  async (status) => {
    const reply = problemResponse(status, { code: 'unauthenticated' });
    const { http, unauthorized } = fakeApi(reply, { token: 't' });
    await expect(http.send(createOrganization, { body: {} as never })).rejects.toMatchObject(
      apiErrorMatching({ status }),
    );
    expect(unauthorized).toEqual([]);
  },
);

it.each([
  ['a network error', networkError(), 'unreachable'],
  ['a 401 inside a body', jsonResponse({ status: 401, code: 'unauthenticated' }), 'malformed'],
])('HttpClient does not end the session on %s', async (_, reply, reason) => {
  const { http, unauthorized } = fakeApi(reply, { token: 't' });
  await expect(http.send(revokeToken, { path: { id: 'a' } })).rejects.toMatchObject(
    apiErrorMatching({ reason }),
  );
  expect(unauthorized).toEqual([]);
});
