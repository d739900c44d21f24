import { beforeEach, expect, it } from 'vitest';
import {
  addSubscription,
  changeTotalSeats,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import { listDailySeats, readOrganization } from '~/api/contract/accounts';
import { logout } from '~/api/contract/auth';
import type { Call } from '~/api/contract/Call';
import { createToken } from '~/api/contract/tokenMutations';
import { createMockFetch } from '~~/mocks/createMockFetch';
import {
  acme,
  createSignedInApi,
  obtainBearerToken,
  sendCall,
  type CallRequest,
} from '../createSignedInApi';
import { creationPayload } from './creationPayload';

let api: Awaited<ReturnType<typeof createSignedInApi>>;

beforeEach(async () => {
  api = await createSignedInApi();
});

/** Any version. */
const current = { 'If-Match': '*' };
const stale = { 'If-Match': '"stale"' };
const unknown = { path: { id: 'unknown', sid: 'unknown' } };
const statusOf = async (call: Call, request: CallRequest) => (await api.send(call, request)).status;

it('checks the caller before the path, and the path before the method', async () => {
  const fetch = createMockFetch(api.api);
  const send = async (method: string, path: string, token = api.token) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`http://api.test${path}`, { method, headers })).status;
  };
  expect(await send('GET', '/api/accounts/unknown', 'wrong')).toBe(401);
  expect(await send('GET', '/api/unknown', 'wrong')).toBe(401);
  expect(await send('DELETE', '/api/accounts', 'wrong')).toBe(401);
  expect(await send('GET', '/api/unknown')).toBe(404);
  expect(await send('DELETE', '/api/accounts')).toBe(405);
});

it('finds the records of the path before it validates payload and query', async () => {
  const invalid = { ...unknown, body: { total_seats: -1 }, headers: stale };
  expect(await statusOf(changeTotalSeats, invalid)).toBe(404);
  expect(await statusOf(changeTotalSeats, { ...invalid, path: { ...acme.path, sid: 'x' } })).toBe(
    404,
  );
  expect(await statusOf(listDailySeats, { ...unknown, query: '?days=0' })).toBe(404);
});

it('validates the payload before it requires If-Match, and compares that before conflicts', async () => {
  const duplicate = { body: { name: 'Aurora Robotics' } };
  expect(await statusOf(updateOrganization, { ...acme, body: { name: '' } })).toBe(422);
  expect(await statusOf(updateOrganization, { ...acme, ...duplicate })).toBe(428);
  expect(await statusOf(updateOrganization, { ...acme, ...duplicate, headers: stale })).toBe(412);
  expect(await statusOf(updateOrganization, { ...acme, ...duplicate, headers: current })).toBe(409);
});

it('a created token acts for its creator, but can neither create tokens nor sign out', async () => {
  const body = { name: 'Seat sync', expires_at: null };
  const { token } = (await api.send<{ token: string }>(createToken, { body })).data;
  const attempt = async (call: Call, request: CallRequest) =>
    (await sendCall(api.api, call, request, token)).status;
  expect(await attempt(deactivateOrganization, acme)).toBe(200);
  expect(await attempt(logout, {})).toBe(403);
  // 403 comes before 422.
  expect(await attempt(createToken, { body: {} })).toBe(403);
  expect(await statusOf(readOrganization, acme)).toBe(200);
});

it('forbids every cache to store a response, an error or a success', async () => {
  for (const request of [acme, unknown])
    expect((await api.send(readOrganization, request)).headers.get('Cache-Control')).toBe(
      'no-store',
    );
});

it('names the path of a created organization and of a created subscription', async () => {
  const { data, headers } = await api.send<{ id: string }>(createOrganization, {
    body: creationPayload,
  });
  expect(headers.get('Location')).toBe(`/api/accounts/${data.id}`);
  const subscription = await api.send<{ id: string }>(addSubscription, {
    ...acme,
    body: { seat_type: 'viewer', total_seats: 5 },
    headers: current,
  });
  expect(subscription.headers.get('Location')).toBe(
    `/api/accounts/acme.v2/subscriptions/${subscription.data.id}`,
  );
});

it('an Idempotency-Key belongs to a user', async () => {
  const headers = { 'Idempotency-Key': 'one' };
  const token = await obtainBearerToken(api.api, 'sam@example.com', 'sam');
  const first = await api.send<{ id: string }>(createOrganization, {
    body: creationPayload,
    headers,
  });
  const body = { ...creationPayload, name: 'Heron & Co', subdomain: 'heron' };
  const other = await sendCall<{ id: string }>(
    api.api,
    createOrganization,
    { body, headers },
    token,
  );
  expect([first.status, other.status]).toEqual([201, 201]);
  expect(other.data.id).not.toBe(first.data.id);
});
