import { expect, it } from 'vitest';
import { createMockApi, type MockApiOptions } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';

async function openApi(options: MockApiOptions = {}) {
  const api = createMockApi({ organizations: 8, ...options });
  const send = createMockFetch(api);
  const call = async (path: string, method = 'GET', body?: object, ifMatch?: string) => {
    const response = await send(`http://api.test/api/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const content: unknown = await response.json().catch(() => undefined);
    return { status: response.status, content, etag: response.headers.get('ETag') ?? '' };
  };
  let token = '';
  const login = () => call('auth/login', 'POST', { email: 'demo@example.com', password: 'demo' });
  const { content } = await login();
  token = (content as { data?: { token: string } }).data?.token ?? '';
  return { ...api, call, login };
}

it('a fault fails the next matching call, as often as it says', async () => {
  const { control, call } = await openApi();
  control.failNext({ call: 'listTokens', effect: { status: 500 } });
  control.failNext({ path: '/api/accounts*', times: 2, effect: { status: 403 } });
  const paths = [
    'summary',
    'accounts?page=1',
    'auth/tokens',
    'accounts/acme.v2',
    'accounts',
    'auth/tokens',
  ];
  const statuses = [];
  for (const path of paths) statuses.push((await call(path)).status);
  expect(statuses).toEqual([200, 403, 500, 403, 200, 200]);
  expect(control.getSnapshot().faults).toEqual([]);
});

it('an injected 412 is a real conflict: somebody else has changed the organization', async () => {
  const { control, call } = await openApi();
  const before = await call('accounts/acme.v2');
  control.failNext({ effect: { status: 412 } });
  const send = (etag: string) => call('accounts/acme.v2', 'PATCH', { address: 'Here' }, etag);
  expect((await send(before.etag)).status).toBe(412);
  const after = await call('accounts/acme.v2');
  expect(after.content).not.toEqual(before.content);
  expect((await send(before.etag)).status).toBe(412);
  expect((await send(after.etag)).status).toBe(200);
});

it('a colleague is not the user who is signed in', async () => {
  const { control } = await openApi();
  expect(await control.changeAsColleague('acme.v2', 'status')).toEqual({
    actor: 'Sam Rivera',
    organization: 'Acme Robotics',
    field: 'status',
  });
  expect(await control.changeAsColleague('nobody', 'status')).toBeUndefined();
});

it('a session outlives the page, but not its end', async () => {
  const api = await openApi();
  const { content } = await api.login();
  const { token } = (content as { data: { token: string } }).data;
  const next = await openApi();
  const read = (sent: string) =>
    createMockFetch(next)('http://api.test/api/summary', {
      headers: { Authorization: `Bearer ${sent}` },
    });
  expect((await read(token)).status).toBe(200);
  expect((await read(token.replace('demo', 'ada'))).status).toBe(401);
  next.control.endSessions();
  expect((await read(token)).status).toBe(401);
});

it.each([
  ['flaky', [200, 200, 200, 500, 200, 200, 200, 200, 500]],
  ['expired', [200, 401, 401]],
  ['outage', [503, 503]],
] as const)('the scenario %s fails as it says', async (scenario, expected) => {
  const { call } = await openApi({ scenario });
  const statuses = [];
  for (const _ of expected) statuses.push((await call('summary')).status);
  expect(statuses).toEqual(expected);
});
