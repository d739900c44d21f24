import { describe, expect, it } from 'vitest';
import { authApi } from '~/api/auth';
import { apiErrorMatching, fakeApi, jsonResponse } from './fakeApi';
import { wireUser } from './wireFixtures';

describe('signIn', () => {
  it('trims the email but not the password', async () => {
    const { http, sent } = fakeApi(jsonResponse({ data: { user: wireUser, token: 'ses_1' } }));
    await expect(authApi(http).login('  ada@example.com\t', '  pass word ')).resolves.toEqual({
      user: wireUser,
      token: 'ses_1',
    });
    expect(sent[0]?.body).toBe(
      JSON.stringify({ email: 'ada@example.com', password: '  pass word ' }),
    );
    expect(sent[0]?.url.pathname).toBe('/api/auth/login');
  });

  it.each(['a\r\nX-Evil: 1', '€'])(
    'rejects the token %j, which no header could carry',
    async (token) => {
      const { http } = fakeApi(jsonResponse({ data: { user: wireUser, token } }));
      await expect(authApi(http).login('a@b.co', 'p')).rejects.toMatchObject(
        apiErrorMatching({ reason: 'malformed' }),
      );
    },
  );
});

describe('signOut', () => {
  it('sends a POST with the token and without a body', async () => {
    const { http, sent } = fakeApi(new Response(null, { status: 204 }), { token: 'ses_1' });
    await authApi(http).logout();
    expect(sent[0]).toMatchObject({ method: 'POST', body: null });
    expect(sent[0]?.url.pathname).toBe('/api/auth/logout');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer ses_1');
  });
});
