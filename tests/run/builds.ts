import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Builds under test, kept apart from the developer's own `dist` and `dist-demo`. */
export const builds = { staff: '.cache/builds/staff', demo: '.cache/builds/demo' } as const;

export type BuildName = keyof typeof builds;

/** The path of a package's command: faster than npx, and without npm's warnings. */
export function toolPath(name: string): string {
  return join('node_modules', '.bin', name);
}

/** The command of `npm run build` or `npm run build:demo`, with another output folder. */
export function buildCommand(build: BuildName): string[] {
  return viteCommand('build', build, '--logLevel', 'warn');
}

/** The command of `npm run preview`, which serves the page for every path of the console. */
export function serveCommand(build: BuildName, port: number): string[] {
  return viteCommand('preview', build, '--port', String(port), '--strictPort');
}

function viteCommand(command: string, build: BuildName, ...flags: readonly string[]): string[] {
  const mode = build === 'demo' ? 'demo' : 'production';
  const shared = ['--configLoader', 'runner', '--mode', mode, '--outDir', builds[build]];
  return [toolPath('vite'), command, ...shared, ...flags];
}

/** The command by which a staff build calls an API. */
export function configureCommand(api: string, folder: string = builds.staff): string[] {
  return ['node', join(folder, '.ops/configure.mjs'), '--api', api];
}

/** Runs a command with inherited stdio, and exits with its status if it fails. */
export function runOrExit(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = '.',
): void {
  const { status } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Opens all servers before it closes any, so that no port is returned twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
