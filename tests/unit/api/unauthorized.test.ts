import { expect, it } from 'vitest';
import { listTokens, login, logout, revokeToken } from '~/api/contract/auth';
import { apiErrorMatching, fakeApi, jsonResponse, problemResponse } from './fakeApi';

// That no other failure ends the session: tests/unit/app/faults.test.ts.

it.each<[string, () => Response]>([
  ['a problem', () => problemResponse(401, { code: 'unauthenticated' })],
  ['an HTML page', () => new Response('<h1>Unauthorized</h1>', { status: 401 })],
  ['no body', () => new Response(null, { status: 401 })],
])('HttpClient ends the session of the call’s own token on a 401 with %s', async (_, reply) => {
  const { http, sent, unauthorized } = fakeApi(
    () => {
      http.token = 'newer';
      return reply();
    },
    { token: 'older' },
  );
  await expect(http.send(revokeToken, { path: { id: 'a' } })).rejects.toMatchObject(
    apiErrorMatching({ status: 401 }),
  );
  http.token = undefined;
  await expect(http.send(revokeToken, { path: { id: 'a' } })).rejects.toMatchObject(
    apiErrorMatching({ status: 401 }),
  );
  expect([unauthorized, sent.length]).toEqual([['older', undefined], 2]);
});

it('HttpClient does not end the session at sign-in and sign-out, nor for a 401 inside a body', async () => {
  const { http, unauthorized } = fakeApi(
    (attempt) =>
      attempt < 3
        ? problemResponse(401, { code: 'invalid_credentials' })
        : jsonResponse({ status: 401, code: 'unauthenticated' }),
    { token: 't' },
  );
  for (const sending of [
    http.send(login, { body: { email: 'a@b.co', password: 'x' } }),
    http.send(logout, {}),
    http.send(listTokens, {}),
  ])
    await expect(sending).rejects.toMatchObject({ name: 'ApiError' });
  expect(unauthorized).toEqual([]);
});
