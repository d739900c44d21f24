import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installAsRoot, findOnPath } from '../../run/install';
import { freePorts } from '../../run/ports';
import { toolPath } from '../../run/toolPath';
import { caddy, nginx, type ServerSettings } from './configurations';

/** A real web server that serves a build with its generated configuration. */
export interface WebServer {
  readonly port: number;
  readonly securePort: number;
  /** The commands that test and reload the configuration. */
  readonly test: string;
  readonly reload: string;
  readonly stop: () => Promise<void>;
}

const programs = {
  nginx: { aptPackage: 'nginx-light', configure: nginx, file: 'console.nginx.conf' },
  caddy: { aptPackage: 'caddy', configure: caddy, file: 'console.caddy' },
} as const;

export type ServerName = keyof typeof programs;

/** Whether a server is or could be installed; prints one line if not. */
export function isServerAvailable(name: ServerName): boolean {
  if (!findOnPath(name)) installAsRoot(programs[name].aptPackage);
  if (findOnPath(name)) return true;
  process.stdout.write(
    `Skipped: ${name} is not installed. Install it with apt-get install ${programs[name].aptPackage}.\n`,
  );
  return false;
}

/** The name of the file that a build has for a server. */
export const fileOf = (name: ServerName) => programs[name].file;

interface Site {
  /** What the site has beside the console, in the server's own language. */
  readonly site?: string;
}

/**
 * Serves `build`, a folder within the document root `root` that matches its base path, with what
 * `npm run headers` writes.
 */
export async function startWebServer(
  name: ServerName,
  build: string,
  root: string,
  { flags = [], ...site }: Site & { readonly flags?: readonly string[] } = {},
): Promise<WebServer> {
  const to = mkdtempSync(join(tmpdir(), 'headers-'));
  const args = ['--build', build, '--root', resolve(root), '--to', to, ...flags];
  runOrThrow(toolPath('tsx'), ['vite/hosting/writeHeaders.ts', ...args]);
  const server = await runWebServer(name, join(to, fileOf(name)), site);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(to, { recursive: true });
    },
  };
}

/** Starts a server with a console's configuration. */
export async function runWebServer(
  name: ServerName,
  included: string,
  { site = '' }: Site = {},
): Promise<WebServer> {
  const [port = 0, securePort = 0] = await freePorts(2);
  const folder = newServerFolder(name);
  return run(name, { folder, port, securePort, site, included });
}

/** Starts a server with the given servers, of which one listens on `port`. */
export function runServers(
  name: ServerName,
  folder: string,
  port: number,
  servers: string,
): Promise<WebServer> {
  return run(name, { folder, port, securePort: port, site: '', included: '', servers });
}

/** A folder for a server, with a certificate for localhost in `cert.pem` and `key.pem`. */
export function newServerFolder(name: ServerName): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  mkdirSync(join(folder, 'tmp'));
  const certificate = ['-keyout', 'key.pem', '-out', 'cert.pem', '-subj', '/CN=localhost'];
  const key = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-addext',
    'subjectAltName=DNS:localhost',
  ];
  runOrThrow('openssl', ['req', '-x509', ...key, ...certificate], folder);
  return folder;
}

async function run(name: ServerName, settings: ServerSettings): Promise<WebServer> {
  const { folder, port, securePort } = settings;
  const { file, text, args, test, reload } = programs[name].configure(settings);
  writeFileSync(join(folder, file), text);
  const child = spawn(findOnPath(name) ?? name, args, {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let stderrText = '';
  child.stderr.on('data', (data: Buffer) => (stderrText += data.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${stderrText}`);
    await setTimeout(50);
  }
  return {
    port,
    securePort,
    test,
    reload,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runOrThrow(program: string, args: string[], cwd = '.'): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr}`);
}

/** Resolves once something listens on the port. */
export async function waitUntilListening(port: number): Promise<void> {
  while (!(await isListening(port))) await setTimeout(50);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export function requireBuild(folder: string): string {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`No build in ${folder}: run npm run test:full, which builds it first`);
  return folder;
}
