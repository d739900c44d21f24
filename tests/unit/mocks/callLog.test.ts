import { describe, expect, it } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { createOrganization } from '~/api/contract/accountMutations';
import { login } from '~/api/contract/auth';
import { createToken } from '~/api/contract/tokenMutations';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { sendCall, createSignedInApi } from './createSignedInApi';

describe('CallLog', () => {
  it('the log holds the last 50 calls with status, time and bodies', async () => {
    const { api, send } = await createSignedInApi();
    for (let page = 1; page <= 55; page += 1)
      await send(listOrganizations, { query: `?page=${page}` });
    const log = api.control.log();
    expect(log).toHaveLength(50);
    expect(new Set(log.map(({ requestId }) => requestId)).size).toBe(50);
    expect(log.at(-1)).toEqual({
      number: 56,
      at: '2026-03-02T12:00:00.000Z',
      call: 'listOrganizations',
      method: 'GET',
      path: '/api/accounts?page=55',
      status: 200,
      requestId: expect.stringMatching(/^req_\w{16}$/) as string,
      duration: 0,
      response: { data: [], meta: { page: 55, per_page: 25, total: 40, total_pages: 2 } },
    });
    api.control.clearLog();
    expect(api.control.log()).toEqual([]);
  });

  it('the log contains no password, bearer token or secret', async () => {
    const { api, token, send } = await createSignedInApi();
    await sendCall(api, login, {
      body: {
        email: 'demo@example.com',
        password: 'hunter2',
        nested: [{ Password: 'hunter2', accessToken: 'hunter2' }],
      },
    });
    await sendCall(api, login, { body: '{"password":"hunter2' });
    const { data } = await send<{ token: string }>(createToken, {
      body: { name: 'x', expires_at: null },
    });
    const log = JSON.stringify(api.control.log());
    for (const secret of ['hunter2', token, data.token, '"demo"'])
      expect(log).not.toContain(secret);
    expect(log).toContain('"password":"***"');
    expect(api.control.log().at(-1)?.response).toMatchObject({ data: { name: 'x', token: '***' } });
  });

  it('the log contains failures, unknown calls, If-Match and Idempotency-Key', async () => {
    const { api, token, send } = await createSignedInApi();
    await send(createOrganization, {
      body: {},
      headers: { 'Idempotency-Key': 'k', 'If-Match': '"1"' },
    });
    expect(api.control.log().at(-1)).toMatchObject({
      status: 422,
      idempotencyKey: 'k',
      ifMatch: '"1"',
      response: { code: 'validation_failed' },
    });
    api.control.failNext({ effect: 'network' });
    await send(listOrganizations).catch(() => {});
    expect(api.control.log().at(-1)).toMatchObject({ status: 0, fault: true });
    await createMockFetch(api)('http://api.test/api/nothing', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(api.control.log().at(-1)).toMatchObject({ path: '/api/nothing', status: 404 });
  });
});
