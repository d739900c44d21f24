import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { inlineHashes } from '../../vite/hosting/inlineHashes';
import { configuredBuild, type ConfiguredBuild } from '../e2e/configuredBuild';
import { builds } from '../run/builds';
import { rawGet, type RawResponse } from './hosts/rawGet';
import {
  fileOf,
  isServerAvailable,
  requireBuild,
  runWebServer,
  type ServerName,
  type WebServer,
} from './hosts/WebServer';

const build = requireBuild(builds.staff);

describe.each<[ServerName, boolean]>([
  ['nginx', isServerAvailable('nginx')],
  ['caddy', isServerAvailable('caddy')],
])('deploy.mjs with %s', (name, available) => {
  describe.runIf(available)('from one build to another', () => {
    const to = mkdtempSync(join(tmpdir(), 'deploy-'));
    let api: RunningServer;
    let first: ConfiguredBuild;
    let second: ConfiguredBuild;
    let server: WebServer;

    beforeAll(async () => {
      api = await startServer({ organizations: 3 });
      const flags = ['--api', api.url];
      first = configuredBuild(build, ...flags);
      second = configuredBuild(build, ...flags);
      changeBuild(second.folder);
      const settings = ['--name', 'Seatwell', '--logo', 'https://cdn.example.com/a.svg'];
      await run(second.folder, 'configure', ...flags, ...settings);
      const start = ['--to', to, '--test=true', '--reload=true'];
      expect(await run(first.folder, 'deploy', ...start)).toMatchObject({ status: 0 });
      server = await runWebServer(name, join(to, 'current/.ops', fileOf(name)));
    });
    afterAll(async () => {
      await server.stop();
      await api.close();
      for (const { remove } of [first, second]) remove();
      rmSync(to, { recursive: true });
    });

    const versionOf = ({ folder }: ConfiguredBuild) =>
      readFileSync(join(folder, 'version.json'), 'utf8');
    const served = async () => (await rawGet(server.port, '/version.json')).text;
    const commands = () => ['--to', to, '--test', server.test, '--reload', server.reload];

    /** Runs a deployment while a client loads the page and its files in a loop. */
    async function deployWhileLoading(folder: string, ...args: string[]): Promise<string[]> {
      const problems = new Set<string>();
      const client = new AbortController();
      const load = async () => {
        while (!client.signal.aborted)
          for (const problem of await problemsOfPage(server.port)) problems.add(problem);
      };
      const clients = [load(), load()];
      expect(await run(folder, 'deploy', ...commands(), ...args)).toMatchObject({ status: 0 });
      await expect.poll(served).toBe(versionOf(args.length > 0 ? first : second));
      client.abort();
      await Promise.all(clients);
      return [...problems];
    }

    it('at no moment the policy blocks the page or one of its files is missing', async () => {
      expect(await served()).toBe(versionOf(first));
      expect(await deployWhileLoading(second.folder)).toEqual([]);
    });

    it('the files of the earlier page are still there', async () => {
      for (const file of readdirSync(join(first.folder, 'assets')))
        expect((await rawGet(server.port, `/assets/${file}`)).status, file).toBe(200);
    });

    it('check.mjs finds nothing wrong, and the other build’s finds all that differs', async () => {
      const own = await run(second.folder, 'check', `http://localhost:${server.port}`);
      expect(own.stdout).toMatch(/^(ok {4}(\w+) .*\n){9}-- {4}record .*\n$/);
      expect(own.status).toBe(0);
      const other = await run(first.folder, 'check', `http://localhost:${server.port}`);
      const failed = [...other.stdout.matchAll(/^FAIL {2}(\w+)/gm)].map(([, check]) => check);
      expect(failed).toEqual(['version', 'page', 'headers']);
      expect(other.status).toBe(1);
    });

    it('a configuration that the server rejects changes nothing', async () => {
      const before = readdirSync(join(to, 'releases'));
      const { status, stderr } = await run(first.folder, 'deploy', '--to', to, '--test', 'false');
      expect([status, stderr]).toEqual([1, '"false" failed: nothing was changed\n']);
      expect(readdirSync(join(to, 'releases'))).toEqual(before);
      expect(
        await run(join(to, 'current'), 'deploy', '--to', to, '--roll-back', '--test=false'),
      ).toMatchObject({ status: 1 });
      expect(await served()).toBe(versionOf(second));
    });

    it('--roll-back returns to the page, headers and files of the release before', async () => {
      expect(await deployWhileLoading(join(to, 'current'), '--roll-back')).toEqual([]);
      expect(await run(first.folder, 'check', `http://localhost:${server.port}`)).toMatchObject({
        status: 0,
      });
    });
  });
});

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of a build. */
function run(folder: string, command: string, ...args: string[]): Promise<Outcome> {
  const file = join(folder, `.ops/${command}.mjs`);
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], (error, stdout, stderr) =>
      resolve({ status: error ? 1 : 0, stdout, stderr }),
    );
  });
}

/** Gives a build another inline script, and an asset another name. */
function changeBuild(folder: string): void {
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  const icon = /assets\/(icon-[\w-]+)\.svg/.exec(page)?.[1] ?? '';
  writeFileSync(
    file,
    page.replaceAll(icon, 'icon-next').replace('</head>', '<script>0</script></head>'),
  );
  for (const name of readdirSync(join(folder, 'assets')).filter((asset) => asset.startsWith(icon)))
    renameSync(
      join(folder, 'assets', name),
      join(folder, 'assets', name.replace(icon, 'icon-next')),
    );
}

/** What the page's own policy would block, and the files that the server doesn't have. */
async function problemsOfPage(port: number): Promise<string[]> {
  const { status, headers, text } = await persistentGet(port, '/accounts');
  const { scripts, styles } = inlineHashes(text);
  const policy = String(headers['content-security-policy']);
  const problems = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
  if (status !== 200) problems.push(`page: ${status}`);
  for (const file of new Set(text.match(/\bassets\/icon-[\w.-]+/g)))
    if ((await persistentGet(port, `/${file}`)).status !== 200) problems.push(file);
  return problems;
}

/** Caddy resets a connection now and then while it reloads; browsers try again. */
async function persistentGet(port: number, path: string): Promise<RawResponse> {
  return rawGet(port, path).catch(() => rawGet(port, path));
}
