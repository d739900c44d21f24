import { describe, expect, it } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { listTokens, login, logout } from '~/api/contract/auth';
import { createToken, revokeToken } from '~/api/contract/tokenMutations';
import { createMockApi } from '~~/mocks/createMockApi';
import { noon, sendCall, createSignedInApi, obtainBearerToken } from '../createSignedInApi';

interface Token {
  id: string;
  name: string;
  status: string;
  prefix: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
  token?: string;
}

describe('POST api/auth/login', () => {
  const api = createMockApi({ organizations: 1, now: () => noon });
  const attempt = (body: unknown) =>
    sendCall<{ user: object; token: string }>(api, login, { body });

  it('sign-in trims the email and ignores its case, but compares the password exactly', async () => {
    const { status, data } = await attempt({ email: '  DEMO@example.com ', password: 'demo' });
    expect(status).toBe(200);
    expect(data.user).toEqual({ id: 'usr_demo', name: 'Robin Hale', email: 'demo@example.com' });
    expect(data.token).toMatch(/^ses_\w{40}$/);
    expect((await attempt({ email: 'demo@example.com', password: 'demo ' })).problem.code).toBe(
      'invalid_credentials',
    );
    expect((await attempt({ email: 'sam@example.com', password: 'sam' })).data.user).toMatchObject({
      name: 'Sam Rivera',
    });
  });

  it('sign-in responds identically to a wrong password and an unknown email', async () => {
    const wrong = await attempt({ email: 'demo@example.com', password: 'x' });
    const unknown = await attempt({ email: 'nobody@example.com', password: 'demo' });
    expect(wrong.status).toBe(401);
    expect(unknown.problem).toEqual(wrong.problem);
  });

  it('sign-in reports every missing or invalid field', async () => {
    const { status, problem } = await attempt({ email: 'a@b', password: '' });
    expect(status).toBe(422);
    expect(problem).toMatchObject({
      code: 'validation_failed',
      errors: [
        { pointer: '/email', code: 'email' },
        { pointer: '/password', code: 'required' },
      ],
    });
  });

  it('sign-in rejects a payload that is not JSON, or not sent as JSON', async () => {
    for (const body of ['{"email":', 'email=demo', ''])
      expect(await attempt(body)).toMatchObject({ status: 400, problem: { code: 'bad_request' } });
    const form = await sendCall(api, login, {
      body: '{"email":"demo@example.com","password":"demo"}',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(form.status).toBe(400);
    expect(await attempt([])).toMatchObject({ status: 422 });
  });

  it('sign-in returns a new token each time', async () => {
    expect(await obtainBearerToken(api)).not.toBe(await obtainBearerToken(api));
  });
});

describe('mock API sessions', () => {
  it('sign-out ends only the session that it was sent with', async () => {
    const { api, token, send } = await createSignedInApi();
    const other = await obtainBearerToken(api);
    expect((await send(logout)).status).toBe(204);
    expect(await sendCall(api, listOrganizations, {}, token)).toMatchObject({
      status: 401,
      problem: { code: 'unauthenticated' },
    });
    expect((await sendCall(api, listOrganizations, {}, other)).status).toBe(200);
  });

  it('calls without a valid bearer token get 401', async () => {
    const { api } = await createSignedInApi();
    for (const token of [undefined, 'nonsense'])
      expect((await sendCall(api, listTokens, {}, token)).status).toBe(401);
    const basic = await sendCall(api, listTokens, { headers: { Authorization: 'Basic ZGVtbw==' } });
    expect(basic.status).toBe(401);
    expect(basic.headers.get('WWW-Authenticate')).toBe('Bearer');
  });
});

describe('mock API tokens', () => {
  it('the token list is sorted newest first and contains no secrets', async () => {
    const { send } = await createSignedInApi();
    const { data } = await send<Token[]>(listTokens);
    const created = data.map(({ created_at }) => created_at);
    expect(created).toEqual(created.toSorted().toReversed());
    expect(data.every((token) => !('token' in token) && token.prefix.length === 8)).toBe(true);
    expect(new Set(data.map(({ status }) => status))).toEqual(
      new Set(['active', 'revoked', 'expired']),
    );
    // Created in the same second.
    for (const name of ['First', 'Second'])
      await send(createToken, { body: { name, expires_at: null } });
    expect((await send<Token[]>(listTokens)).data.slice(0, 2).map(({ name }) => name)).toEqual([
      'Second',
      'First',
    ]);
  });

  it('a token shows its secret only on creation and authenticates until it is revoked', async () => {
    const { api, send } = await createSignedInApi();
    const { status, data } = await send<Token>(createToken, {
      body: { name: '  Deploy ', expires_at: '2026-04-01T02:00:00+02:00' },
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Deploy',
      status: 'active',
      expires_at: '2026-04-01T00:00:00Z',
      last_used_at: null,
      prefix: data.token?.slice(0, 8),
    });
    expect((await sendCall(api, listOrganizations, {}, data.token)).status).toBe(200);
    const [first] = (await send<Token[]>(listTokens)).data;
    expect(first).toEqual({
      id: data.id,
      name: 'Deploy',
      status: 'active',
      prefix: data.prefix,
      created_at: data.created_at,
      expires_at: data.expires_at,
      last_used_at: '2026-03-02T12:00:00Z',
    });
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await send<Token>(revokeToken, { path: { id: data.id } })).data.status).toBe(
        'revoked',
      );
    expect((await sendCall(api, listOrganizations, {}, data.token)).status).toBe(401);
    expect((await send(revokeToken, { path: { id: 'tok_none' } })).status).toBe(404);
  });

  it('a token can’t have the name of another active token', async () => {
    const { send } = await createSignedInApi();
    const duplicate = await send(createToken, { body: { name: 'CI pipeline ', expires_at: null } });
    expect(duplicate).toMatchObject({
      status: 422,
      problem: { code: 'validation_failed', errors: [{ pointer: '/name', code: 'exists' }] },
    });
    // Names of expired and revoked tokens may be reused.
    for (const name of ['Data warehouse sync', 'Support macros'])
      expect((await send(createToken, { body: { name, expires_at: null } })).status).toBe(201);
  });

  it('a token’s expiry must be in the future and less than 366 days away', async () => {
    const { send } = await createSignedInApi();
    const codeOf = async (expires_at: unknown) =>
      (await send(createToken, { body: { name: 'x', expires_at } })).problem.errors?.[0];
    expect(await codeOf(undefined)).toMatchObject({ pointer: '/expires_at', code: 'required' });
    expect(await codeOf('')).toMatchObject({ code: 'required' });
    expect(await codeOf('2024-02-30T00:00:00Z')).toMatchObject({ code: 'date' });
    expect(await codeOf('2026-03-02T12:00:00Z')).toMatchObject({ code: 'greater_than' });
    expect(await codeOf('2027-03-03T12:00:00Z')).toMatchObject({ code: 'less_than' });
    expect(await codeOf('2027-03-03T11:59:59Z')).toBeUndefined();
  });
});
