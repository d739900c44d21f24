import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { configuredBuild, type ConfiguredBuild } from '../e2e/configuredBuild';
import { builds } from '../run/builds';
import { freePorts } from '../run/ports';
import { documentedBlock, inPlace } from './hosts/documentedBlock';
import { rawGet } from './hosts/rawGet';
import {
  isServerAvailable,
  newServerFolder,
  requireBuild,
  runServers,
  type ServerName,
  type WebServer,
} from './hosts/WebServer';

const build = requireBuild(builds.staff);
const consoleBlock = (name: ServerName) => documentedBlock('Deploy, promote, roll back', name);

/** What an operator may have in nginx's `http` block already. */
const http = { nginx: 'gzip on;\ngzip_types application/json;\n', caddy: '' };

/** The blocks for a console and its API, by the section of docs/operations.md that has the API's. */
const sections = [
  {
    section: 'Staging',
    apiIndex: 1,
    blocks: (name: ServerName) => [consoleBlock(name), documentedBlock('Staging', name)],
  },
  {
    section: 'One origin for console and API',
    apiIndex: 0,
    blocks: (name: ServerName) => [
      ['One origin for console and API', 'Paths that are not screens'].reduce(
        (block, section) => insert(block, documentedBlock(section, name)),
        consoleBlock(name),
      ),
    ],
  },
];

describe.each<[ServerName, boolean]>([
  ['nginx', isServerAvailable('nginx')],
  ['caddy', isServerAvailable('caddy')],
])('%s with the blocks of docs/operations.md', (name, available) => {
  describe.runIf(available).each(sections)('$section', ({ section, apiIndex, blocks }) => {
    const to = mkdtempSync(join(tmpdir(), 'documented-'));
    let folder = '';
    let ports: number[] = [];
    let apiPort = 0;
    let token = '';
    let api: RunningServer;
    let configured: ConfiguredBuild;
    let server: WebServer;

    beforeAll(async () => {
      api = await startServer({ host: '127.0.0.1', organizations: 3 });
      token = await signIn(api.url);
      ports = await freePorts(2);
      apiPort = ports[apiIndex] ?? 0;
      configured = configuredBuild(build, '--api', `https://localhost:${apiPort}`);
      await run(configured.folder, 'deploy', {}, '--to', to, '--test=true', '--reload=true');
      folder = newServerFolder(name);
      const servers = blocks(name).map((block, index) =>
        inPlace(block, {
          to,
          folder,
          port: ports[index] ?? 0,
          api: api.url.replace('http://', ''),
        }),
      );
      server = await runServers(name, folder, ports[0] ?? 0, http[name] + servers.join('\n'));
    });
    afterAll(async () => {
      await server.stop();
      await api.close();
      configured.remove();
      rmSync(to, { recursive: true });
    });

    it('check.mjs with a token finds nothing wrong', async () => {
      const environment = {
        AMS_TOKEN: token,
        NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
      };
      const url = `https://localhost:${ports[0]}`;
      expect(await run(configured.folder, 'check', environment, url)).toMatch(
        /^(ok {4}\w+ .*\n){9}ok {4}record .* is strong and the same with every Accept-Encoding\n$/,
      );
    });

    it('a save of what a browser has read succeeds', async () => {
      const headers = { 'Accept-Encoding': 'gzip, deflate, br', Authorization: `Bearer ${token}` };
      const options = { secure: true, headers };
      const path = '/api/accounts/acme.v2';
      const { headers: read } = await rawGet(apiPort, path, options);
      const saved = await rawGet(apiPort, `${path}/deactivate`, {
        ...options,
        method: 'POST',
        headers: { ...headers, 'If-Match': read.etag ?? '' },
      });
      expect(saved.status).toBe(200);
    });

    it('the API’s health is reachable, or the console’s on one origin; the control is not', async () => {
      const health = await rawGet(apiPort, '/healthz', { secure: true });
      expect(health.text.trim()).toBe(section === 'Staging' ? '{"status":"ok"}' : 'ok');
      const control = await rawGet(apiPort, '/__mock/log', { secure: true });
      expect(control.text).not.toContain('"path"');
      if (section === 'Staging') return expect(control.status).toBe(404);
      const robots = await rawGet(apiPort, '/robots.txt', { secure: true });
      expect(robots.text.trim()).toBe('User-agent: *\nDisallow: /');
    });
  });
});

/** A console's block with another one inserted beside its include. */
function insert(block: string, inserted: string): string {
  return block.replace(/^\s*(include|import ams_console).*$/m, (line) => `${line}\n${inserted}`);
}

async function signIn(api: string): Promise<string> {
  const response = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Runs a command of a build; resolves with its output. */
function run(
  folder: string,
  command: string,
  environment: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<string> {
  const options = { env: { ...process.env, ...environment } };
  return new Promise((resolve) => {
    const script = join(folder, `.ops/${command}.mjs`);
    execFile(process.execPath, [script, ...args], options, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}
