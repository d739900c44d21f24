import { describe, expect, it } from 'vitest';
import { listOrganizations, readOrganization } from '~/api/contract/accounts';
import { createToken } from '~/api/contract/tokenMutations';
import { createMockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import type { Fault, FaultEffect } from '~~/mocks/http/Fault';
import { noon, createSignedInApi } from './createSignedInApi';

const accountsUrl = 'http://api.test/api/accounts';

describe('MockControl.failNext', () => {
  it('failNext fails one call with the status, code and headers of the fault', async () => {
    const { api, send } = await createSignedInApi();
    api.control.failNext({ effect: { status: 429, headers: { 'Retry-After': '7' } } });
    const rateLimited = await send(listOrganizations);
    expect([
      rateLimited.status,
      rateLimited.problem.code,
      rateLimited.headers.get('Retry-After'),
    ]).toEqual([429, 'too_many_requests', '7']);
    expect((await send(listOrganizations)).status).toBe(200);
    api.control.failNext({ effect: { status: 412 } });
    expect(await send(listOrganizations)).toMatchObject({
      status: 412,
      problem: { code: 'conflict', status: 412 },
    });
    api.control.failNext({ effect: { status: 418, code: 'teapot', extra: { used_seats: 3 } } });
    expect(await send(listOrganizations)).toMatchObject({
      status: 418,
      problem: { code: 'teapot', used_seats: 3 },
    });
  });

  it('failNext matches by call, method or path and applies the oldest matching fault first', async () => {
    const { api, send } = await createSignedInApi();
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

  it('failNext with times “always” fails every call until the fault is cancelled', async () => {
    const { api, send } = await createSignedInApi();
    const removeFault = api.control.failNext({ effect: { status: 500 }, times: 'always' });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await send(listOrganizations)).status).toBe(500);
    removeFault();
    expect((await send(listOrganizations)).status).toBe(200);
    api.control.failNext({ effect: { status: 500 }, times: 'always' });
    api.control.clearFaults();
    expect((await send(listOrganizations)).status).toBe(200);
  });

  it('failNext can send responses that violate the contract', async () => {
    const { api, token } = await createSignedInApi();
    const respondWith = async (effect: FaultEffect) => {
      api.control.failNext({ effect });
      const response = await createMockFetch(api)(accountsUrl, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return [
        response.status,
        response.headers.get('Content-Type')?.split(';')[0],
        await response.text(),
      ];
    };
    expect(await respondWith('html')).toEqual([200, 'text/html', expect.stringContaining('<h1>')]);
    expect(await respondWith('empty')).toEqual([200, 'application/json', '']);
    expect(await respondWith('null')).toEqual([200, 'application/json', 'null']);
    const [status, , text] = await respondWith('malformed');
    expect(status).toBe(200);
    expect(() => JSON.parse(String(text)) as unknown).toThrow(SyntaxError);
    expect(await respondWith({ body: { data: 1 } })).toEqual([
      200,
      'application/json',
      '{"data":1}',
    ]);
    await expect(respondWith('network')).rejects.toThrow(TypeError);
  });

  it('failNext with “hang” does not respond until the caller aborts', async () => {
    const { api, send } = await createSignedInApi();
    api.control.failNext({ effect: 'hang' });
    const controller = new AbortController();
    const call = send(listOrganizations, { signal: controller.signal });
    const outcome = await Promise.race([
      call,
      new Promise((resolve) => {
        setTimeout(resolve, 30, 'nothing yet');
      }),
    ]);
    expect(outcome).toBe('nothing yet');
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(api.control.log().at(-1)).toMatchObject({ call: 'listOrganizations', fault: true });
    expect(api.control.log().at(-1)).not.toHaveProperty('status');
  });

  it('failNext with afterHandling handles the call before its response fails', async () => {
    const { api, send } = await createSignedInApi();
    api.control.failNext({ call: 'createToken', effect: 'network', afterHandling: true });
    await expect(
      send(createToken, { body: { name: 'Lost response', expires_at: null } }),
    ).rejects.toThrow(TypeError);
    expect(api.database.token.getAll().at(-1)?.name).toBe('Lost response');
    api.control.failNext({ call: 'createToken', effect: 'network' });
    await expect(
      send(createToken, { body: { name: 'Never handled', expires_at: null } }),
    ).rejects.toThrow(TypeError);
    expect(api.database.token.getAll().at(-1)?.name).toBe('Lost response');
  });
});

describe('MockControl.reset and endSessions', () => {
  it('reset reverts changes, faults, latency and the log, and keeps users signed in', async () => {
    const { api, send } = await createSignedInApi();
    const before = (await send(readOrganization, { path: { id: 'acme.v2' } })).data;
    const { id } = (
      await send<{ id: string }>(createToken, { body: { name: 'x', expires_at: null } })
    ).data;
    api.control.failNext({ effect: { status: 500 }, times: 'always' });
    await api.control.reset();
    expect(api.control.log()).toEqual([]);
    expect(api.database.token.count({ where: { id: { equals: id } } })).toBe(0);
    expect((await send(readOrganization, { path: { id: 'acme.v2' } })).data).toEqual(before);
  });

  it('mock APIs share no data and no faults', async () => {
    const [one, two] = [await createSignedInApi(), await createSignedInApi()];
    one.api.control.failNext({ effect: { status: 500 } });
    one.api.database.organization.update({
      where: { id: { equals: 'acme.v2' } },
      data: { name: 'Changed' },
    });
    expect(
      (await two.send<{ name: string }>(readOrganization, { path: { id: 'acme.v2' } })).data.name,
    ).toBe('Acme Robotics');
  });

  it('endSessions ends every session', async () => {
    const { api, send } = await createSignedInApi();
    api.control.endSessions();
    expect((await send(listOrganizations)).status).toBe(401);
  });
});

it('mock API ignores requests outside /api/', async () => {
  const api = createMockApi({ organizations: 1, now: () => noon });
  await expect(createMockFetch(api)('http://api.test/src/api/contract/calls.ts')).rejects.toThrow(
    TypeError,
  );
  expect(api.control.log()).toEqual([]);
});
