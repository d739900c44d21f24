import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aptInstall, findOnPath } from '../../run/install';
import { freePorts } from '../../run/ports';
import { toolPath } from '../../run/toolPath';
import { caddy, nginx, type ServerSettings } from './configurations';

/** A real web server over a build, with the configuration that `npm run headers` writes for it. */
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

/** Whether a server is there to test with, or could be installed; says so in one line where not. */
export function isServerAvailable(name: ServerName): boolean {
  if (!findOnPath(name)) aptInstall(programs[name].aptPackage);
  if (findOnPath(name)) return true;
  process.stdout.write(
    `Skipped: there is no ${name} and none could be installed; apt-get install ${programs[name].aptPackage} brings it.\n`,
  );
  return false;
}

/** Serves `build`, which lies in the document root `root` under the path that it was built for. */
export async function startWebServer(
  name: ServerName,
  build: string,
  root: string,
  ...flags: string[]
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const [port = 0, securePort = 0] = await freePorts(2);
  const settings: ServerSettings = { folder, port, securePort };
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

/** The build's folder; where none was made there is nothing to serve. */
export function requireBuild(folder: string): string {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no build in ${folder}: npm run test:full makes it first`);
  return folder;
}
