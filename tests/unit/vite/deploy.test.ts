// @vitest-environment jsdom
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure } from '~~/vite/configure/configure';
import { parseOptions } from '~~/vite/configure/parseOptions';
import { deploy, type WebServer } from '~~/vite/deploy/deploy';
import { releaseLines, rollBack } from '~~/vite/deploy/rollBack';
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
    expect(file).toContain(`root ${release.replace(/\/console$/, '')};`);
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
    back();
    expect(readdirSync(current('assets'))).toEqual(['a.js', 'b.js', 'old.js']);
    expect(pageOf(current())).toContain('Powered by a.js');
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
      back();
      await deployNext(asset);
    }
    back();
    expect(provider()).toBe('e.js');
  });

  it('a build without a configuration is refused', () =>
    expect(() => deploy(newBuild(), to, server)).toThrow(/is not configured/));
});

describe('rollBack', () => {
  it('a second time it goes further back, never forward to what was rolled back', async () => {
    await deployNext('a.js');
    await deployNext('b.js');
    await deployNext('c.js');
    back();
    expect(provider()).toBe('b.js');
    back();
    expect(provider()).toBe('a.js');
    expect(() => back()).toThrow(/has no release that was live before 202601\d+$/);
    expect(provider()).toBe('a.js');
  });

  it('a release that replaced a rolled back one returns to the one before both', async () => {
    await deployNext('good.js');
    await deployNext('bad.js');
    back();
    await deployNext('next.js');
    back();
    expect(provider()).toBe('good.js');
  });

  it('a named release becomes live, also a newer one', async () => {
    const names: string[] = [];
    for (const asset of ['a.js', 'b.js', 'c.js']) names.push(basename(await deployNext(asset)));
    back(names[0]);
    expect(provider()).toBe('a.js');
    back(names[2]);
    expect(provider()).toBe('c.js');
    expect(() => back(names[2])).toThrow(/is live already$/);
    expect(() => back('20250101')).toThrow(/has no release 20250101: see --list$/);
  });

  it('it names both releases before it changes anything, and they are listed', async () => {
    const [first, second] = [await deployNext('a.js'), await deployNext('b.js', '--base', '/b/')];
    const [old, live] = [basename(first), basename(join(second, '..'))];
    const pattern = '  1\\.2\\.3 \\(abc1234\\), build [\\da-f]{12}';
    const lines: string[] = [];
    const report = (line: string) => lines.push(`${provider()}: ${line}`);
    expect(releaseLines(to).join('\n')).toMatch(
      new RegExp(
        `^${live}${pattern}  \\(current\\)\n${old}${pattern}  \\(--roll-back goes here\\)$`,
      ),
    );
    rollBack(to, server, report);
    expect(lines.join('\n')).toMatch(
      new RegExp(`^b\\.js: From  ${live}${pattern}\nb\\.js: to    ${old}${pattern}$`),
    );
    expect(releaseLines(to).join('\n')).toMatch(
      new RegExp(`^${live}${pattern}\n${old}${pattern}  \\(current\\)$`),
    );
  });

  it('without any release there is nothing to list, and nothing to go back to', () => {
    expect(releaseLines(to)).toEqual([]);
    expect(() => back()).toThrow(/has no release that is live$/);
  });
});

/** The name of the provider that the live page has. */
const provider = () => /Powered by ([^<]*)/.exec(pageOf(current()))?.[1];

const back = (release?: string) => rollBack(to, server, () => undefined, release);

function deployError(folder: string): string {
  try {
    return deploy(folder, to, broken);
  } catch (error) {
    return (error as Error).message;
  }
}
