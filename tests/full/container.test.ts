import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { builds } from '../run/builds';
import { freePorts } from '../run/ports';
import { rawGet } from './hosts/rawGet';
import { isServerAvailable, requireBuild, waitUntilListening } from './hosts/WebServer';

const build = requireBuild(builds.staff);

/** What the container's entry point does, as a user who may write to one folder only. */
describe.runIf(isServerAvailable('nginx'))('container/start.sh as an unprivileged user', () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const [app, writable] = [join(folder, 'console'), join(folder, 'tmp')];
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  let api: RunningServer;
  let port = 0;
  let started: ChildProcess;

  const environment = (variables: NodeJS.ProcessEnv) => ({
    PATH: `${process.env.PATH}:/usr/sbin`,
    TMPDIR: writable,
    ...variables,
  });
  const start = join(app, 'start.sh');

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    cpSync('container', app, { recursive: true });
    cpSync(build, join(app, 'dist'), { recursive: true });
    mkdirSync(writable);
    chmodSync(writable, 0o777);
    api = await startServer({ organizations: 1 });
    [port = 0] = await freePorts(1);
    const env = environment({
      CONSOLE_API: api.url,
      CONSOLE_NAME: 'Seat & Co',
      CONSOLE_BASE: '/console/',
      CONSOLE_PORT: String(port),
    });
    started = spawn(start, { ...nobody, env, stdio: 'ignore' });
    await waitUntilListening(port);
  });
  afterAll(async () => {
    started.kill('SIGTERM');
    if (started.exitCode === null) await once(started, 'exit');
    await api.close();
    rmSync(folder, { recursive: true });
  });

  it('the container’s console has the configuration of its environment', async () => {
    const page = await rawGet(port, '/console/accounts');
    expect(page).toMatchObject({ status: 200 });
    expect(page.text).toContain('Powered by Seat &#38; Co');
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${api.url};`);
    expect((await rawGet(port, '/console/healthz')).text).toBe('ok\n');
  });

  it('the container’s health check succeeds for what is served, and fails for what isn’t', async () => {
    const [free = 0] = await freePorts(1);
    const health = (variables: NodeJS.ProcessEnv, ...args: string[]) => {
      const options = { ...nobody, env: environment(variables) };
      return spawnSync(join(app, 'health.sh'), args, options).status;
    };
    const served = { CONSOLE_PORT: String(port), CONSOLE_BASE: '/console/' };
    expect(health(served)).toBe(0);
    expect(health({ ...served, CONSOLE_BASE: '/' })).toBe(1);
    expect(health({ ...served, CONSOLE_PORT: String(free) })).toBe(1);
    expect(health(served, `http://localhost:${free}/healthz`)).toBe(1);
  });

  it('check.mjs of what is served finds nothing wrong', async () => {
    const [run = ''] = readdirSync(writable);
    const check = join(writable, run, 'root/console/.ops/check.mjs');
    const url = `http://localhost:${port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [check, url]);
    expect(stdout).toMatch(/^(ok {4}(\w+) .*\n){9}-- {4}record .*\n$/);
  });

  it('the container’s start fails with one line if the API is missing or invalid', () => {
    for (const [variables, problem] of [
      [{}, /CONSOLE_API: is missing/],
      [{ CONSOLE_API: 'api.example.com' }, /^--api is not an absolute http or https URL/],
    ] as const) {
      const options = { ...nobody, env: environment(variables), encoding: 'utf8' } as const;
      const { status, stderr } = spawnSync(start, options);
      expect(status).not.toBe(0);
      expect(stderr.trim()).toMatch(problem);
      expect(stderr.trim()).not.toContain('\n');
    }
  });
});
