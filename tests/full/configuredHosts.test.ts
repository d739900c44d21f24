import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '~/lib/Release';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { configuredBuild, type ConfiguredBuild } from '../e2e/configuredBuild';
import { builds } from '../run/builds';
import { launchOptions } from '../run/chromium';
import { findOnPath } from '../run/install';
import { freePorts } from '../run/ports';
import { rawGet } from './hosts/rawGet';
import { isServerAvailable, requireBuild, waitUntilListening } from './hosts/WebServer';

const build = requireBuild(builds.staff);
const names = ['Staging Seats', 'Live Seats'] as const;

/**
 * One build, promoted: two copies of it, configured by their own command, behind one nginx, which
 * also is the proxy of two mock APIs (docs/operations.md, "Staging").
 */
describe.runIf(isServerAvailable('nginx'))('one build under two configurations', () => {
  const folder = mkdtempSync(join(tmpdir(), 'configured-nginx-'));
  const apis: RunningServer[] = [];
  const consoles: ConfiguredBuild[] = [];
  let ports: number[] = [];
  let nginx: ChildProcess | undefined;

  beforeAll(async () => {
    ports = await freePorts(4);
    for (const [index, name] of names.entries()) {
      const api = await startServer({
        host: '127.0.0.1',
        organizations: 3 + index,
        data: join(folder, `${index}.jsonl`),
      });
      const proxy = `http://localhost:${ports[index + 2]}`;
      apis.push(api);
      consoles.push(configuredBuild(build, '--api', proxy, '--name', name));
    }
    mkdirSync(join(folder, 'tmp'));
    writeFileSync(join(folder, 'nginx.conf'), configuration());
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    nginx = spawn(findOnPath('nginx') ?? 'nginx', args, { stdio: 'inherit' });
    await Promise.all(ports.map((port) => waitUntilListening(port)));
  });
  afterAll(async () => {
    nginx?.kill('SIGTERM');
    if (nginx?.exitCode === null) await once(nginx, 'exit');
    await Promise.all(apis.map((api) => api.close()));
    for (const { remove } of consoles) remove();
    rmSync(folder, { recursive: true });
  });

  function configuration(): string {
    const servers = consoles.map(({ folder: root }, index) => {
      const file = join(root, '.ops/console.nginx.conf');
      const text = readFileSync(file, 'utf8').replace('root /srv/console;', `root ${root};`);
      writeFileSync(file, text);
      return `
  server { listen 127.0.0.1:${ports[index]}; include ${file}; }
  server {
    listen 127.0.0.1:${ports[index + 2]};
    location /api/ { proxy_pass ${apis[index]?.url}; }
  }`;
    });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/tmp/${kind};`,
    );
    return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${servers.join('\n')} }
`;
  }

  it.each([0, 1])(
    'console %i shows its own provider and the data of its own API, without a policy violation',
    async (index) => {
      const browser = await chromium.launch(launchOptions());
      try {
        const page = await browser.newPage();
        const problems: string[] = [];
        page.on('pageerror', (error) => problems.push(String(error)));
        page.on('console', (log) => void (log.type() === 'error' && problems.push(log.text())));
        const origins = new Set<string>();
        page.on('request', (request) => void origins.add(new URL(request.url()).origin));
        await page.goto(`http://localhost:${ports[index]}/login?redirect=%2Faccounts`);
        await page.getByText(`Powered by ${names[index]}`).waitFor();
        await page.getByLabel('Email').fill('demo@example.com');
        await page.getByLabel('Password', { exact: true }).fill('demo');
        await page.getByRole('button', { name: 'Sign in' }).click();
        await page.getByText(`1–${3 + index} of ${3 + index}`).waitFor();
        expect(problems).toEqual([]);
        expect([...origins]).toEqual([
          `http://localhost:${ports[index]}`,
          `http://localhost:${ports[index + 2]}`,
        ]);
      } finally {
        await browser.close();
      }
    },
    60_000,
  );

  it('both consoles serve the same commit as builds of their own, and neither its folder for operators', async () => {
    const served = new Set<string>();
    for (const port of ports.slice(0, 2)) {
      const { status, headers, text } = await rawGet(port, '/version.json');
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      const { commit } = JSON.parse(readFileSync(join(build, 'version.json'), 'utf8')) as Release;
      expect(text).toContain(`"commit":"${commit}"`);
      served.add(text);
      for (const path of [
        '/.ops/configure.mjs',
        '/.ops/console.nginx.conf',
        '/.ops/maps/assets/',
        '/%2Eops/hosting.json',
      ])
        expect((await rawGet(port, path)).status, path).toBe(404);
    }
    expect(served.size).toBe(2);
  });
});
