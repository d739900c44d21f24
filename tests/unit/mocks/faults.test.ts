import { describe, expect, it } from 'vitest';
import { listOrganizations, readOrganization } from '../../../src/api/contract/accounts';
import { createOrganization } from '../../../src/api/contract/accountWrites';
import { login } from '../../../src/api/contract/auth';
import { createToken } from '../../../src/api/contract/tokenWrites';
import { createControlState } from '../../../mocks/control';
import { createMockApi } from '../../../mocks/createMockApi';
import { createMockFetch } from '../../../mocks/fetch';
import type { Fault, FaultEffect } from '../../../mocks/http/Fault';
import { noon, sendTo, signedIn } from './signedIn';

const address = 'http://api.test/api/accounts';

describe('fail the next matching call', () => {
  it('with a status, a problem of the contract and headers, once', async () => {
    const { api, send } = await signedIn();
    api.control.failNext({ effect: { status: 429, headers: { 'Retry-After': '7' } } });
    const refused = await send(listOrganizations);
    expect([refused.status, refused.problem.code, refused.headers.get('Retry-After')]).toEqual([429, 'too_many_requests', '7']);
    expect((await send(listOrganizations)).status).toBe(200);
    const codes = { 400: 'bad_request', 401: 'unauthenticated', 403: 'forbidden', 404: 'not_found', 409: 'no_schedule', 412: 'conflict', 422: 'validation_failed', 428: 'precondition_required', 500: 'internal_error', 502: 'bad_gateway', 503: 'unavailable', 504: 'gateway_timeout' };
    for (const [status, code] of Object.entries(codes)) {
      api.control.failNext({ effect: { status: Number(status) } });
      expect(await send(listOrganizations)).toMatchObject({ status: Number(status), problem: { code, status: Number(status) } });
    }
    api.control.failNext({ effect: { status: 418, code: 'teapot', extra: { total_seats: 3 } } });
    expect(await send(listOrganizations)).toMatchObject({ status: 418, problem: { code: 'teapot', total_seats: 3 } });
  });

  it('by the call, the method or the path; the first that was asked for strikes first', async () => {
    const { api, send } = await signedIn();
    const failNext = (fault: Fault) => api.control.failNext(fault);
    failNext({ call: 'readOrganization', effect: { status: 500 } });
    failNext({ method: 'post', effect: { status: 502 } });
    failNext({ path: '/api/accounts*', effect: { status: 503 }, times: 2 });
    expect((await send(listOrganizations)).status).toBe(503);
    expect((await send(readOrganization, { path: { id: 'acme.v2' } })).status).toBe(500);
    expect((await send(readOrganization, { path: { id: 'acme.v2' } })).status).toBe(503);
    expect((await send(createToken, { body: { name: 'x', expires_at: null } })).status).toBe(502);
    expect((await send(listOrganizations)).status).toBe(200);
  });

  it('always, until it is taken back', async () => {
    const { api, send } = await signedIn();
    const takeBack = api.control.failNext({ effect: { status: 500 }, times: 'always' });
    for (let times = 0; times < 3; times += 1) expect((await send(listOrganizations)).status).toBe(500);
    takeBack();
    expect((await send(listOrganizations)).status).toBe(200);
    api.control.failNext({ effect: { status: 500 }, times: 'always' });
    api.control.clearFaults();
    expect((await send(listOrganizations)).status).toBe(200);
  });

  it('with answers that are no answers', async () => {
    const { api, token } = await signedIn();
    const answer = async (effect: FaultEffect) => {
      api.control.failNext({ effect });
      const response = await createMockFetch(api)(address, { headers: { Authorization: `Bearer ${token}` } });
      return [response.status, response.headers.get('Content-Type')?.split(';')[0], await response.text()];
    };
    expect(await answer('html')).toEqual([200, 'text/html', expect.stringContaining('<h1>')]);
    expect(await answer('empty')).toEqual([200, 'application/json', '']);
    expect(await answer('null')).toEqual([200, 'application/json', 'null']);
    const [status, , text] = await answer('malformed');
    expect(status).toBe(200);
    expect(() => JSON.parse(String(text)) as unknown).toThrow(SyntaxError);
    expect(await answer({ body: { data: 1 } })).toEqual([200, 'application/json', '{"data":1}']);
    await expect(answer('network')).rejects.toThrow(TypeError);
  });

  it('by never answering, until the caller leaves', async () => {
    const { api, send } = await signedIn();
    api.control.failNext({ effect: 'hang' });
    const leaving = new AbortController();
    const call = send(listOrganizations, { signal: leaving.signal });
    const outcome = await Promise.race([call, new Promise((resolve) => { setTimeout(resolve, 30, 'nothing yet'); })]);
    expect(outcome).toBe('nothing yet');
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(api.control.log().at(-1)).toMatchObject({ call: 'listOrganizations', fault: true });
    expect(api.control.log().at(-1)).not.toHaveProperty('status');
  });

  it('after it has done its work', async () => {
    const { api, send } = await signedIn();
    api.control.failNext({ call: 'createToken', effect: 'network', afterwards: true });
    await expect(send(createToken, { body: { name: 'Lost answer', expires_at: null } })).rejects.toThrow(TypeError);
    expect(api.database.tokens.all().at(-1)?.name).toBe('Lost answer');
    api.control.failNext({ call: 'createToken', effect: 'network' });
    await expect(send(createToken, { body: { name: 'Never came', expires_at: null } })).rejects.toThrow(TypeError);
    expect(api.database.tokens.all().at(-1)?.name).toBe('Lost answer');
  });
});

describe('latency', () => {
  it('holds every call up', async () => {
    const { api, send } = await signedIn({ now: Date.now, latency: [20, 30] });
    for (let times = 0; times < 3; times += 1) await send(listOrganizations);
    for (const { duration } of api.control.log()) expect(duration).toBeGreaterThanOrEqual(19);
  });

  it('is drawn from the seed, within its bounds', () => {
    const drawn = (seed: number) => {
      const state = createControlState({ seed, latency: [1_000, 3_000], failureRate: 0, endsAtCall: undefined, logSize: 1 });
      return Array.from({ length: 50 }, () => state.nextLatency());
    };
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    for (const latency of drawn(3)) expect(latency >= 1_000 && latency <= 3_000).toBe(true);
    expect(new Set(drawn(3)).size).toBeGreaterThan(40);
  });

  it('delays one call when asked, so that answers come out of order', async () => {
    const { api, send } = await signedIn();
    api.control.failNext({ call: 'listOrganizations', delay: 40 });
    const order: string[] = [];
    await Promise.all([
      send(listOrganizations, { query: '?q=first' }).then(() => order.push('first')),
      send(listOrganizations, { query: '?q=second' }).then(() => order.push('second')),
    ]);
    expect(order).toEqual(['second', 'first']);
  });

  it('gives a write up whose caller left meanwhile', async () => {
    const { api, send } = await signedIn();
    api.control.setLatency(30);
    const leaving = new AbortController();
    const call = send(createToken, { body: { name: 'Left', expires_at: null }, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 5);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => { setTimeout(resolve, 60); });
    expect(api.database.tokens.all().some(({ name }) => name === 'Left')).toBe(false);
  });
});

describe('the log', () => {
  it('holds the last 50 calls with status, time and bodies', async () => {
    const { api, send } = await signedIn();
    for (let page = 1; page <= 55; page += 1) await send(listOrganizations, { query: `?page=${page}` });
    const log = api.control.log();
    expect(log).toHaveLength(50);
    expect(log.at(-1)).toEqual({
      number: 56,
      at: '2026-03-02T12:00:00.000Z',
      call: 'listOrganizations',
      method: 'GET',
      path: '/api/accounts?page=55',
      status: 200,
      duration: 0,
      response: { data: [], meta: { page: 55, per_page: 25, total: 40, total_pages: 2 } },
    });
    api.control.clearLog();
    expect(api.control.log()).toEqual([]);
  });

  it('shows no password, bearer token or secret', async () => {
    const { api, token, send } = await signedIn();
    await sendTo(api, login, { body: { email: 'demo@example.com', password: 'hunter2', nested: [{ Password: 'hunter2', accessToken: 'hunter2' }] } });
    await sendTo(api, login, { body: '{"password":"hunter2' });
    const { data } = await send<{ token: string }>(createToken, { body: { name: 'x', expires_at: null } });
    const log = JSON.stringify(api.control.log());
    for (const secret of ['hunter2', token, data.token, '"demo"']) expect(log).not.toContain(secret);
    expect(log).toContain('"password":"***"');
    expect(api.control.log().at(-1)?.response).toMatchObject({ data: { name: 'x', token: '***' } });
  });

  it('tells failures, unknown calls, If-Match and Idempotency-Key too', async () => {
    const { api, token, send } = await signedIn();
    await send(createOrganization, { body: {}, headers: { 'Idempotency-Key': 'k', 'If-Match': '"1"' } });
    expect(api.control.log().at(-1)).toMatchObject({ status: 422, idempotencyKey: 'k', ifMatch: '"1"', response: { code: 'validation_failed' } });
    api.control.failNext({ effect: 'network' });
    await send(listOrganizations).catch(() => {});
    expect(api.control.log().at(-1)).toMatchObject({ status: 0, fault: true });
    const unknown = await createMockFetch(api)('http://api.test/api/nothing', { headers: { Authorization: `Bearer ${token}` } });
    expect([unknown.status, unknown.headers.get('Content-Type')]).toEqual([404, 'application/problem+json']);
    expect(api.control.log().at(-1)).toMatchObject({ path: '/api/nothing', status: 404 });
    const method = await createMockFetch(api)('http://api.test/api/accounts', { method: 'DELETE' });
    expect([method.status, method.headers.get('Allow')]).toEqual([405, 'GET, POST']);
  });
});

describe('reset', () => {
  it('takes changes, faults, latency and the log back, and leaves people signed in', async () => {
    const { api, send } = await signedIn();
    const before = (await send(readOrganization, { path: { id: 'acme.v2' } })).data;
    const { id } = (await send<{ id: string }>(createToken, { body: { name: 'x', expires_at: null } })).data;
    api.control.failNext({ effect: { status: 500 }, times: 'always' });
    await api.control.reset();
    expect(api.control.log()).toEqual([]);
    expect(api.database.tokens.get(id)).toBeUndefined();
    expect((await send(readOrganization, { path: { id: 'acme.v2' } })).data).toEqual(before);
  });

  it('is not needed between worlds: they share nothing', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    one.api.control.failNext({ effect: { status: 500 } });
    one.api.database.organizations.change('acme.v2', { name: 'Changed' });
    expect((await two.send<{ name: string }>(readOrganization, { path: { id: 'acme.v2' } })).data.name).toBe('Acme Robotics');
  });

  it('can end every session instead', async () => {
    const { api, send } = await signedIn();
    api.control.endSessions();
    expect((await send(listOrganizations)).status).toBe(401);
  });
});

it('passes by what is not the API’s', async () => {
  const api = createMockApi({ organizations: 1, now: () => noon });
  await expect(createMockFetch(api)('http://api.test/src/api/contract/calls.ts')).rejects.toThrow(TypeError);
  expect(api.control.log()).toEqual([]);
});
