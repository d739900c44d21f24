import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '~~/mocks/node/server';

const started: RunningServer[] = [];
const folder = mkdtempSync(join(tmpdir(), 'mock-api-'));

afterEach(async () => {
  for (const server of started.splice(0)) await server.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

async function openServer(options: ServerOptions = {}) {
  const server = await startServer({ organizations: 8, ...options });
  started.push(server);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const login = await post('/api/auth/login', { email: 'demo@example.com', password: 'demo' });
  const { data } = (await login.json()) as { data: { token: string } };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers: { Authorization: `Bearer ${data.token}`, ...headers } });
  return { ...server, get, post };
}

it('lets pages of the configured origins read responses', async () => {
  const { get } = await openServer({ origins: ['http://localhost:4173'] });
  const allowed = async (Origin: string) =>
    (await get('/api/accounts', { Origin })).headers.get('Access-Control-Allow-Origin');
  expect(await allowed('http://localhost:4173')).toBe('http://localhost:4173');
  expect(await allowed('http://evil.example')).toBeNull();
});

it('responds to an unknown path with 404 unknown_path', async () => {
  const response = await (await openServer()).get('/api/unknown');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'unknown_path' });
});

it.each(['/api/accounts/%E0%A4%A', '/api/accounts/%00', '/api/accounts/a|b', '/other'])(
  'responds to %s with 404 or 401, and stays up',
  async (path) => {
    const { url, get } = await openServer();
    const { hostname, port } = new URL(url);
    // `fetch` would normalize the path.
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect([401, 404]).toContain(status);
    expect((await get('/healthz')).status).toBe(200);
  },
);

it('fails as told under /__mock/, except by a page', async () => {
  const { get, post } = await openServer();
  const fault = { call: 'readSummary', effect: { status: 503 } };
  expect((await post('/__mock/fail', fault, { Origin: 'http://evil.example' })).status).toBe(403);
  expect((await get('/api/summary')).status).toBe(200);
  expect((await post('/__mock/fail', fault)).status).toBe(204);
  expect((await get('/api/summary')).status).toBe(503);
  await post('/__mock/fail', { effect: 'network' });
  await expect(get('/api/summary')).rejects.toThrow();
});

it('keeps changes in its data file, and refuses a damaged one', async () => {
  const data = join(folder, 'mock.json');
  const first = await openServer({ data });
  await first.control.changeAsColleague('acme.v2', 'total_seats');
  const second = await openServer({ data });
  const { data: acme } = (await (await second.get('/api/accounts/acme.v2')).json()) as {
    data: { total_seats: number };
  };
  expect(acme.total_seats).toBe(260);
  writeFileSync(data, '{');
  await expect(startServer({ data })).rejects.toThrow(/damaged/);
});

it.each([
  ['--scenario huge', 1, /^--scenario must be one of default, /],
  ['--help', 0, /^Usage: npm run mock-api/],
])('mock-api %s explains itself', (args, status, text) => {
  const result = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'mocks/node/cli.ts', args].flatMap((arg) => arg.split(' ')),
    { encoding: 'utf8' },
  );
  expect(result.status).toBe(status);
  expect(result.stdout + result.stderr).toMatch(text);
  expect(existsSync('mock.json')).toBe(false);
});
