import { expect, it } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { listTokens, login } from '~/api/contract/auth';
import { createToken, revokeToken } from '~/api/contract/tokenMutations';
import type { Token } from '~~/tests/conformance/wire';
import { createSignedInApi, obtainBearerToken, sendCall } from '../createSignedInApi';

// The conformance suite checks what else the contract says about sessions and tokens.
it('sign-in trims the email and ignores its case, but compares the password exactly', async () => {
  const { api } = await createSignedInApi();
  const attempt = (email: string, password: string) =>
    sendCall<{ user: object }>(api, login, { body: { email, password } });
  expect((await attempt('  DEMO@example.com ', 'demo')).data.user).toEqual({
    id: 'usr_demo',
    name: 'Robin Hale',
    email: 'demo@example.com',
  });
  expect((await attempt('demo@example.com', 'demo ')).problem.code).toBe('invalid_credentials');
  const wrong = await attempt('demo@example.com', 'x');
  expect((await attempt('nobody@example.com', 'demo')).problem).toEqual(wrong.problem);
});

it('a payload must be sent as JSON, and a token as a bearer token', async () => {
  const { api } = await createSignedInApi();
  const body = '{"email":"demo@example.com","password":"demo"}';
  const headers = { 'Content-Type': 'text/plain' };
  expect((await sendCall(api, login, { body, headers })).status).toBe(400);
  const token = await obtainBearerToken(api);
  const basic = { headers: { Authorization: `Basic ${token}` } };
  expect((await sendCall(api, listTokens, basic)).status).toBe(401);
});

it('the token list starts with the last one created, also within one second', async () => {
  const { send } = await createSignedInApi();
  for (const name of ['First', 'Second'])
    await send(createToken, { body: { name, expires_at: null } });
  const names = (await send<Token[]>(listTokens)).data.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['Second', 'First']);
});

it('a token authenticates until it is revoked, and shows when it was last used', async () => {
  const { api, send } = await createSignedInApi();
  const body = { name: '  Deploy ', expires_at: '2026-04-01T02:00:00+02:00' };
  const { token, ...created } = (await send<Token>(createToken, { body })).data;
  expect(created).toMatchObject({ name: 'Deploy', expires_at: '2026-04-01T00:00:00Z' });
  expect((await sendCall(api, listOrganizations, {}, token)).status).toBe(200);
  expect((await send<Token[]>(listTokens)).data[0]).toEqual({
    ...created,
    last_used_at: '2026-03-02T12:00:00Z',
  });
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect((await send(revokeToken, { path: { id: created.id } })).status).toBe(200);
  expect((await sendCall(api, listOrganizations, {}, token)).status).toBe(401);
});

it('a token can have the name of an expired one, but not that of an active one', async () => {
  const { send } = await createSignedInApi();
  const create = (name: string) => send(createToken, { body: { name, expires_at: null } });
  expect((await create('Data warehouse sync')).status).toBe(201);
  expect((await create('CI pipeline ')).problem.errors).toEqual([
    { pointer: '/name', code: 'exists' },
  ]);
});
