import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';

/**
 * Builds under test, kept apart from the developer's own `dist` and `dist-demo`. The API's origin
 * is compiled into the staff build, so a run chooses its ports before it builds.
 */
export const builds = { staff: '.cache/builds/staff', demo: '.cache/builds/demo' } as const;

export type BuildName = keyof typeof builds;

export const e2eReport = '.cache/tests/e2e.json';

export interface Ports {
  readonly api: number;
  readonly staff: number;
  readonly demo: number;
}

/** The path of a package's command: faster than npx, and without npm's warnings. */
export function toolPath(name: string): string {
  return join('node_modules', '.bin', name);
}

/** The command of `npm run build` or `npm run build:demo`, with another output folder. */
export function buildCommand(build: BuildName): string[] {
  return [...viteCommand('build', build), '--logLevel', 'warn', '--outDir', builds[build]];
}

/** The command of `npm run preview`, which serves the page for every path of the console. */
export function serveCommand(build: BuildName, port: number): string[] {
  const serve = ['--outDir', builds[build], '--port', String(port), '--strictPort'];
  return [...viteCommand('preview', build), ...serve];
}

function viteCommand(command: 'build' | 'preview', build: BuildName): string[] {
  const mode = build === 'demo' ? ['--mode', 'demo'] : [];
  return [toolPath('vite'), command, '--configLoader', 'runner', ...mode];
}

/**
 * Builds a console for the API at `ports.api`. For production in Vitest too, which sets NODE_ENV to
 * `test`: Vite would take React's development build
 * (https://vite.dev/guide/env-and-mode#node-env-and-modes).
 */
export function buildOrExit(build: BuildName, ports: Ports): void {
  runOrExit(buildCommand(build), { ...portsEnv(ports), NODE_ENV: 'production' });
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

/** The environment by which the tasks of a run share its ports. */
export function portsEnv({ api, staff, demo }: Ports): NodeJS.ProcessEnv {
  return { AMS_PORTS: [api, staff, demo].join(','), VITE_API_HOST: `http://localhost:${api}` };
}

/** The ports of this run: inherited from the parent process, or free ones. */
export async function choosePorts(): Promise<Ports> {
  const inherited = process.env.AMS_PORTS?.split(',').map(Number);
  const [api = 0, staff = 0, demo = 0] = inherited?.length === 3 ? inherited : await freePorts(3);
  return { api, staff, demo };
}

/** Opens all servers before it closes any, so that no port is returned twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Server>((ready) => {
          const server = createServer().listen(0, () => ready(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(
    servers.map((server) => new Promise<void>((closed) => void server.close(() => closed()))),
  );
  return ports;
}
