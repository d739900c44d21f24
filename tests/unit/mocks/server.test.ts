import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { noon } from './createSignedInApi';

const consoleOrigin = 'http://localhost:4173';
let server: RunningServer;
let token = '';

beforeAll(async () => {
  server = await startServer({ organizations: 60, now: () => noon, origins: [consoleOrigin] });
  const { data } = (await (
    await post('/api/auth/login', { email: 'demo@example.com', password: 'demo' })
  ).json()) as { data: { token: string } };
  token = data.token;
});

afterAll(() => server.close());

function post(path: string, body?: unknown): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, { headers: { Authorization: `Bearer ${token}`, ...headers } });
}

/** Sends a path unchanged; `fetch` would normalize it. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request(
      { hostname, port, path, headers: { Authorization: `Bearer ${token}`, ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on('error', reject)
      .end();
  });
}

describe('mock API server', () => {
  // The conformance suite checks what else the responses to another origin have.
  it('mock API server allows the configured origin only', async () => {
    const allowed = async (Origin: string) =>
      (await get('/api/accounts', { Origin })).headers.get('Access-Control-Allow-Origin');
    expect(await allowed(consoleOrigin)).toBe(consoleOrigin);
    expect(await allowed('http://evil.example')).not.toBe('http://evil.example');
  });

  it('mock API server allows every origin if none is configured', async () => {
    const openServer = await startServer({ organizations: 1 });
    const { headers } = await fetch(`${openServer.url}/api/accounts`, {
      headers: { Origin: 'http://any.example' },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://any.example');
    await openServer.close();
  });

  it('mock API server decodes ids exactly once', async () => {
    const { data } = (await (await get('/api/accounts?per_page=100')).json()) as {
      data: { id: string }[];
    };
    for (const { id } of data)
      expect((await get(`/api/accounts/${encodeURIComponent(id)}`)).status).toBe(200);
    for (const path of [
      '/api/accounts/%E0%A4%A',
      '/api/accounts/%00',
      '/api/accounts/a%2F..%2Facme.v2',
      '/api/accounts/a|b',
      `/api/accounts/${'x'.repeat(4_000)}`,
    ])
      expect(await getRaw(path)).toBe(404);
  });

  it('mock API server responds to unknown paths and malformed requests with a problem', async () => {
    for (const path of ['/', '/api', '/api/', '/api/nothing', '/index.html']) {
      const response = await get(path);
      expect([response.status, response.headers.get('Content-Type')?.split(';')[0]]).toEqual([
        404,
        'application/problem+json',
      ]);
    }
    expect(await getRaw('//')).toBe(404);
    expect(await getRaw('http://[')).toBe(400);
    expect(await getRaw('/api/accounts', { Host: 'a b' })).toBe(400);
    expect((await post('/api/auth/login')).status).toBe(400);
  });

  it('mock API server serves its document, and a page that loads it from no other host', async () => {
    expect(await (await get('/openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.1$/m);
    const page = await get('/docs');
    expect(page.headers.get('Content-Type')).toContain('text/html');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'self' [^.;]*$/);
    expect(await page.text()).toContain('disableTelemetry: true');
    const script = await get('/docs/redoc.js');
    expect(script.headers.get('Content-Type')).toContain('javascript');
    expect(await script.text()).toMatch(/disableTelemetry.*export\{[^}]*\binit\b/s);
  });

  it('mock API server keeps running after an injected network error', async () => {
    server.control.failNext({ effect: 'network', times: 2 });
    for (let times = 0; times < 2; times += 1)
      await expect(get('/api/accounts')).rejects.toThrow('fetch failed');
    expect((await get('/api/accounts')).status).toBe(200);
  });

  it('mock API server closes while a call hangs', async () => {
    const other = await startServer({ organizations: 1 });
    other.control.failNext({ effect: 'hang' });
    const hanging = fetch(`${other.url}/api/accounts`);
    await expect.poll(() => other.control.log().length).toBe(1);
    await Promise.all([expect(hanging).rejects.toThrow('fetch failed'), other.close()]);
  });
});

describe('mock API control over HTTP', () => {
  it('/__mock/ sets faults and latency, returns the log and resets', async () => {
    expect(
      (
        await post('/__mock/fail', {
          call: 'listOrganizations',
          effect: { status: 503, headers: { 'Retry-After': '1' } },
        })
      ).status,
    ).toBe(204);
    expect((await get('/api/accounts')).status).toBe(503);
    await post('/__mock/latency', { latency: [30, 40] });
    const start = performance.now();
    await get('/api/accounts');
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
    const { data } = (await (await get('/__mock/log')).json()) as {
      data: { status: number; request?: unknown }[];
    };
    expect(data.slice(-2).map(({ status }) => status)).toEqual([503, 200]);
    expect(JSON.stringify(data)).not.toContain(token);
    await post('/__mock/fail', { effect: 'hang', times: 'always' });
    expect((await post('/__mock/reset')).status).toBe(204);
    expect((await get('/api/accounts')).status).toBe(200);
    expect(server.control.log()).toHaveLength(1);
  });

  it('/__mock/ refuses what is not JSON, and pages of other origins', async () => {
    const reset = async (host: string, headers: Record<string, string>) =>
      (await fetch(`${host}/__mock/reset`, { method: 'POST', headers })).status;
    const json = { 'Content-Type': 'application/json' };
    expect(await reset(server.url, { 'Content-Type': 'text/plain' })).toBe(415);
    expect(await reset(server.url, {})).toBe(415);
    expect(await reset(server.url, { ...json, Origin: 'http://evil.example' })).toBe(403);
    expect(await reset(server.url, { ...json, Origin: consoleOrigin })).toBe(204);
    const openServer = await startServer({ organizations: 1 });
    expect(await reset(openServer.url, { ...json, Origin: 'http://evil.example' })).toBe(403);
    expect(await reset(openServer.url, { ...json, Origin: 'http://localhost:5173' })).toBe(204);
    await openServer.close();
  });

  it('/__mock/failure-rate sets the failure rate', async () => {
    await post('/__mock/failure-rate', { failureRate: 1 });
    expect(
      await get('/api/accounts').then(
        ({ status }) => status,
        () => 0,
      ),
    ).not.toBe(200);
    await post('/__mock/failure-rate', { failureRate: 0 });
    expect((await get('/api/accounts')).status).toBe(200);
    for (const failureRate of [-1, 2, '1', null])
      expect((await post('/__mock/failure-rate', { failureRate })).status).toBe(400);
  });

  it('/__mock/ rejects invalid faults and latencies with a reason', async () => {
    const faults = [
      { effect: 'nope' },
      { effect: { status: 200 } },
      { effect: 'html', times: 0 },
      { call: 'nope', effect: 'html' },
      { efect: 'html' },
      { effect: 'html', path: 1 },
      { effect: 'html', kind: 'patch' },
      { delay: -1 },
      {},
      [],
      'html',
    ];
    for (const fault of faults) {
      const response = await post('/__mock/fail', fault);
      expect([fault, response.status]).toEqual([fault, 400]);
      expect(await response.json()).toEqual({ error: expect.any(String) as string });
    }
    for (const latency of [-1, '5', [3, 1], [1], null])
      expect((await post('/__mock/latency', { latency })).status).toBe(400);
    expect((await get('/api/accounts')).status).toBe(200);
  });

  it('/__mock/end-sessions ends every session', async () => {
    await post('/__mock/end-sessions');
    expect((await get('/api/accounts')).status).toBe(401);
  });
});
