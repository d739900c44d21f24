import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '~~/mocks/node/server';
import { noon } from './createSignedInApi';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true }));
let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const newFile = () => join(folder, `data-${(files += 1)}.jsonl`);
const day = 86_400_000;

async function start(data: string, options: ServerOptions = {}): Promise<RunningServer> {
  await server?.close();
  server = undefined;
  server = await startServer({ organizations: 5, now: () => noon, data, ...options });
  return server;
}

async function send({ url }: RunningServer, path: string, init: RequestInit = {}) {
  const response = await fetch(url + path, init);
  return (await response.json()) as { data: { token: string; status: string } };
}

/** The status of Acme Robotics. */
const status = async (running: RunningServer, token: string) =>
  (await send(running, '/api/accounts/acme.v2', bearer(token))).data.status;
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

/** A file with a change, and the token of its session. */
async function changedFile() {
  const file = newFile();
  const first = await start(file);
  const { token } = (
    await send(first, '/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'demo@example.com', password: 'demo' }),
    })
  ).data;
  await send(first, '/api/accounts/acme.v2/deactivate', { method: 'POST', ...bearer(token) });
  return { file, first, token };
}

describe('mock API server with a data file', () => {
  it('changes and sessions survive restarts, also on a later day', async () => {
    const { file, token } = await changedFile();
    for (const now of [noon, noon + 3 * day])
      expect(await status(await start(file, { now: () => now }), token)).toBe('inactive');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('a reset is kept too', async () => {
    const { file, first, token } = await changedFile();
    await fetch(`${first.url}/__mock/reset`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(await status(await start(file), token)).toBe('active');
  });

  it('a line that was cut off is dropped', async () => {
    const { file, token } = await changedFile();
    appendFileSync(file, '{"entry":{"seedDay":1');
    expect(await status(await start(file), token)).toBe('inactive');
    expect(readFileSync(file, 'utf8')).not.toContain('"seedDay":1\n');
  });

  it('invalid changes are copied, and the data is fresh', async () => {
    const { file, token } = await changedFile();
    appendFileSync(file, '{"entry":{"seedDay":-1,"changes":[]}}\n');
    const copies: string[] = [];
    const restarted = await start(file, { onInvalidData: (copy) => copies.push(copy) });
    expect(await status(restarted, token)).toBe('active');
    expect(copies).toEqual([`${file}.invalid`]);
    expect(readFileSync(`${file}.invalid`, 'utf8')).toContain('inactive');
  });

  it.each([
    ['other options', (file: string) => start(file, { seed: 2 }), 'has other data'],
    [
      'no data file',
      (file: string) => (writeFileSync(file, 'hello'), start(file)),
      'has other data',
    ],
    ['a folder', () => start(folder), 'EISDIR'],
  ])('%s: the server does not start', async (_, startAgain, message) => {
    const file = newFile();
    await start(file);
    await expect(startAgain(file)).rejects.toThrow(message);
  });
});

it('the health endpoint needs no session', async () => {
  const { url } = await start(newFile());
  const response = await fetch(`${url}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
