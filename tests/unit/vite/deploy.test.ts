// @vitest-environment jsdom
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '~~/vite/configure/configure';
import { parseOptions } from '~~/vite/configure/parseOptions';
import { deploy, rollBack, type WebServer } from '~~/vite/deploy/deploy';
import { newBuild, pageOf, removeBuilds } from './unconfiguredBuilds';

afterAll(removeBuilds);

let to = '';
let days = 0;
const server: WebServer = { test: () => undefined, reload: () => undefined };
const broken: WebServer = {
  ...server,
  test() {
    throw new Error('test failed');
  },
};
const current = (...path: string[]) => join(to, 'current', ...path);
const releases = () => readdirSync(join(to, 'releases'));

beforeEach(() => {
  to = join(newBuild(), 'server');
  return () => vi.useRealTimers();
});

/** A configured build with one asset of its own. */
async function build(asset: string, ...flags: string[]): Promise<string> {
  const folder = newBuild();
  await configure(
    folder,
    parseOptions(['--api', 'https://api.example.com', '--name', asset, ...flags]),
  );
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', asset), asset);
  return folder;
}

/** Deploys on the next day. */
async function deployNext(asset: string, ...flags: string[]): Promise<string> {
  vi.setSystemTime(Date.UTC(2026, 0, (days += 1)));
  return deploy(await build(asset, ...flags), to, server);
}

describe('deploy', () => {
  it('the server configuration names the folder of the release', async () => {
    const release = await deployNext('a.js', '--base', '/console/', '--include-subdomains');
    const file = readFileSync(current('.ops/console.nginx.conf'), 'utf8');
    expect(file).toContain(`root ${release.replace('/console/', '')};`);
    expect(file).toContain('includeSubDomains');
    expect(pageOf(current())).toContain('Powered by a.js');
  });

  it('each release gets the assets of the others, but for those older than 30 days', async () => {
    await deployNext('a.js');
    const old = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    writeFileSync(current('assets/old.js'), '');
    utimesSync(current('assets/old.js'), old, old);
    await deployNext('b.js');
    expect(readdirSync(current('assets'))).toEqual(['a.js', 'b.js']);
    rollBack(to, server);
    expect(readdirSync(current('assets'))).toEqual(['a.js', 'b.js', 'old.js']);
    expect(pageOf(current())).toContain('Powered by a.js');
  });

  it('rolling back twice returns to the same release, and without an earlier one is refused', async () => {
    await deployNext('a.js');
    expect(() => rollBack(to, server)).toThrow(/has no earlier release$/);
    const second = await deployNext('b.js');
    rollBack(to, server);
    expect(rollBack(to, server)).toBe(second);
  });

  it('a configuration that the server rejects leaves the release before', async () => {
    expect(await build('a.js').then((folder) => deployError(folder))).toBe('test failed');
    expect([existsSync(current()), releases()]).toEqual([false, []]);
    await deployNext('a.js');
    vi.setSystemTime(Date.now() + 1);
    expect(await build('b.js').then((folder) => deployError(folder))).toBe('test failed');
    expect(releases()).toHaveLength(1);
    expect(pageOf(current())).toContain('Powered by a.js');
  });

  it('the last five releases are kept, and those that are in use', async () => {
    const first = await deployNext('a.js');
    for (const asset of ['b.js', 'c.js', 'd.js', 'e.js', 'f.js']) await deployNext(asset);
    expect(releases()).toHaveLength(5);
    expect(first).not.toContain(releases()[0]);
    for (const asset of ['g.js', 'h.js', 'i.js', 'j.js', 'k.js', 'l.js']) {
      rollBack(to, server);
      await deployNext(asset);
    }
    expect(pageOf(join(to, 'previous'))).toContain('Powered by e.js');
  });

  it('a build without a configuration is refused', () =>
    expect(() => deploy(newBuild(), to, server)).toThrow(/is not configured/));
});

function deployError(folder: string): string {
  try {
    return deploy(folder, to, broken);
  } catch (error) {
    return (error as Error).message;
  }
}
