import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { aptInstall, onPath } from '../../run/install';
import { freePorts } from '../../run/ports';
import { tool } from '../../run/tool';
import { caddy, nginx, type Settings } from './configurations';

/** A real web server over a build, with the configuration that `npm run headers` writes for it. */
export interface WebServer {
  readonly port: number;
  readonly securePort: number;
  readonly stop: () => Promise<void>;
}

const programs = {
  nginx: { pack: 'nginx-light', configure: nginx },
  caddy: { pack: 'caddy', configure: caddy },
} as const;

export type ServerName = keyof typeof programs;

/** Whether a server is there to test with, or could be installed; says so in one line where not. */
export function haveServer(name: ServerName): boolean {
  if (!onPath(name)) aptInstall(programs[name].pack);
  if (onPath(name)) return true;
  process.stdout.write(
    `Skipped: there is no ${name} and none could be installed; apt-get install ${programs[name].pack} brings it.\n`,
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
  const settings: Settings = { folder, port, securePort };
  mkdirSync(join(folder, 'tmp'));
  must(tool('tsx'), [
    'vite/hosting/write.ts',
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
  must('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...certificate]);

  const { file, text, args } = programs[name].configure(settings);
  writeFileSync(join(folder, file), text);
  const child = spawn(onPath(name) ?? name, args, {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
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

function must(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr}`);
}

async function listens(port: number): Promise<boolean> {
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
export function needBuild(folder: string): string {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no build in ${folder}: npm run test:full makes it first`);
  return folder;
}
