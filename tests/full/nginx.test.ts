import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { checkConsole } from '~~/vite/check';
import { securityHeaders } from '~~/vite/headers';
import { readPage } from '~~/vite/page';
import { builds, freePorts } from '../run/builds';
import { findOnPath, installPackage, launchOptions } from '../run/chromium';
import { signInToApi } from '../setup/signInToApi';

/**
 * nginx with the generated configuration, as the container starts it (container/start.sh): the build is
 * configured from the environment and served by a user who may write to one folder only.
 */
describe.each(['/', '/console/'])('nginx with the console at %s', (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const writable = join(folder, 'tmp');
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  let api: RunningServer;
  let port = 0;
  let build = '';
  let nginx: ChildProcess;

  beforeAll(async () => {
    if (!findOnPath('nginx')) installPackage('nginx-light');
    if (!findOnPath('nginx')) throw new Error('nginx is missing: apt-get install nginx-light');
    chmodSync(folder, 0o755);
    cpSync('container', join(folder, 'console'), { recursive: true });
    cpSync(builds.staff, join(folder, 'console/dist'), { recursive: true });
    mkdirSync(writable);
    chmodSync(writable, 0o777);
    [port = 0] = await freePorts(1);
    api = await startServer({ organizations: 30, latency: [0, 0] });
    nginx = spawn(join(folder, 'console/start.sh'), {
      ...nobody,
      stdio: 'ignore',
      env: {
        PATH: `${process.env.PATH}:/usr/sbin`,
        TMPDIR: writable,
        CONSOLE_API: api.url,
        CONSOLE_NAME: 'Seat & Co',
        CONSOLE_BASE: base,
        CONSOLE_LINK: 'A=https://a.example/{id}\nB=https://b.example/{id}',
        CONSOLE_TICKET: 'https://tickets.example/{ticket}',
        CONSOLE_TICKET_KEYS: 'SUP',
        CONSOLE_PORT: String(port),
      },
    });
    while ((await get('healthz').catch(() => undefined)) === undefined) {
      if (nginx.exitCode !== null) throw new Error('container/start.sh has ended');
      await setTimeout(100);
    }
    const [run = ''] = readdirSync(writable);
    build = join(writable, run, 'root', base);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
    await api.close();
    rmSync(folder, { recursive: true });
  });

  /** `fetch` would normalize the path. */
  function get(path: string, headers: Record<string, string> = {}) {
    const options = { host: '127.0.0.1', port, path: base + path, headers, agent: false };
    return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        request(options, (response) => {
          const chunks: Buffer[] = [];
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => {
              const { statusCode: status } = response;
              resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
            });
        })
          .on('error', reject)
          .end();
      },
    );
  }

  it('check.mjs finds nothing wrong', async () => {
    const { token } = await signInToApi(api.url);
    const lines: string[] = [];
    const host = { origin: `http://localhost:${port}`, folder: build, token };
    await checkConsole(host, (line) => lines.push(line));
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
    expect(lines).toHaveLength(7);
  });

  it.each([
    '',
    'accounts',
    'accounts/acme.v2',
    'accounts/acme.js',
    'accounts/a%252Fb',
    'some/where.css',
    `accounts/${'x'.repeat(4000)}`,
  ])('serves the page with all headers for every path: %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.equals(readFileSync(join(build, 'index.html')))]).toEqual([200, true]);
    const expected = { ...securityHeaders(readPage(build)), 'Cache-Control': 'no-cache' };
    for (const [name, value] of Object.entries(expected))
      expect(headers[name.toLowerCase()], name).toBe(value);
  });

  it.each([
    'accounts/%00',
    'accounts/%E0%A4%A',
    'accounts/..%2F..%2Fadmin',
    '..%2F..%2Fetc/passwd',
  ])('serves nothing but the page or an error for the hostile path %s', async (path) => {
    const { status = 0, body } = await get(path);
    expect([200, 400, 404]).toContain(status);
    expect(status !== 200 || body.includes('<div id="root">')).toBe(true);
  });

  it.each(['.ops/configure.mjs', '%2Eops/configure.mjs', 'assets/..%2F.ops%2Fconfigure.mjs'])(
    'never serves what is for operators: %s',
    async (path) => expect([400, 404]).toContain((await get(path)).status),
  );

  it('compresses texts, and sends HSTS behind a proxy with https only', async () => {
    const { headers, body } = await get('', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('Powered by Seat &#38; Co');
    expect(headers['strict-transport-security']).toBeUndefined();
    const secure = await get('assets/gone.js', { 'X-Forwarded-Proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect([secure.status, secure.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('the console runs without a violation of its policy', async () => {
    const browser = await chromium.launch(launchOptions());
    try {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (log) => void (log.type() === 'error' && problems.push(log.text())));
      await page.goto(`http://localhost:${port}${base}login?redirect=%2Faccounts`);
      await page.getByLabel('Email').fill('demo@example.com');
      await page.getByLabel('Password', { exact: true }).fill('demo');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('1–25 of 30').waitFor();
      await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
      await page.getByRole('table', { name: 'Daily Seats' }).waitFor();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('dialog', { name: 'Edit organization' }).waitFor();
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
