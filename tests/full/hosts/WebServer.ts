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

/** A real web server that serves a build with the configuration of `npm run headers`. */
export interface WebServer {
  readonly port: number;
  readonly securePort: number;
  readonly stop: () => Promise<void>;
}

const programs = {
  nginx: { aptPackage: 'nginx-light', configure: nginx },
  caddy: { aptPackage: 'caddy', configure: caddy },
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

interface Site {
  /** What the site has beside the console, in the server's own language. */
  readonly site?: string;
  /** Further flags of `npm run headers`. */
  readonly flags?: readonly string[];
}

/** Serves `build`, a folder within the document root `root` that matches its base path. */
export async function startWebServer(
  name: ServerName,
  build: string,
  root: string,
  { site = '', flags = [] }: Site = {},
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const [port = 0, securePort = 0] = await freePorts(2);
  const settings: ServerSettings = { folder, port, securePort, site };
  mkdirSync(join(folder, 'tmp'));
  runOrThrow(toolPath('tsx'), [
    'vite/hosting/writeHeaders.ts',
    '--build',
    build,
    '--root',
    resolve(root),
    '--to',
    folder,
    ...flags,
  ]);
  const certificate = [
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
    '-subj',
    '/CN=localhost',
  ];
  runOrThrow('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...certificate,
  ]);

  const { file, text, args } = programs[name].configure(settings);
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
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function runOrThrow(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
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
