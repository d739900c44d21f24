import { portsEnv, type Ports } from './ports';
import { runOrExit } from './runOrExit';
import { toolPath } from './toolPath';

/**
 * Builds under test, kept apart from the developer's own `dist` and `dist-demo`. The API's origin
 * is compiled into the staff build, so a run chooses its ports before it builds.
 */
export const builds = { staff: '.cache/builds/staff', demo: '.cache/builds/demo' } as const;

export type BuildName = keyof typeof builds;

/** The command of `npm run build` or `npm run build:demo`, with another output folder. */
export function buildCommand(build: BuildName): string[] {
  return [...viteCommand('build', build), '--logLevel', 'warn', '--outDir', builds[build]];
}

/**
 * Builds a console for the API at `ports.api`. For production in Vitest too, which sets NODE_ENV to
 * `test`: Vite would take React's development build
 * (https://vite.dev/guide/env-and-mode#node-env-and-modes).
 */
export function buildOrExit(build: BuildName, ports: Ports): void {
  const env = { ...process.env, NODE_ENV: 'production', ...portsEnv(ports) };
  runOrExit(buildCommand(build), { env });
}

/** The command of `npm run preview`, which serves the page for every path of the console. */
export function serveCommand(build: BuildName, port: number): string[] {
  return [
    ...viteCommand('preview', build),
    '--outDir',
    builds[build],
    '--port',
    String(port),
    '--strictPort',
  ];
}

function viteCommand(command: 'build' | 'preview', build: BuildName): string[] {
  return [
    toolPath('vite'),
    command,
    '--configLoader',
    'runner',
    ...(build === 'demo' ? ['--mode', 'demo'] : []),
  ];
}
