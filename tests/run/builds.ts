import { toolPath } from './toolPath';

/**
 * The builds under test stand apart from `dist` and `dist-demo`, which are the reader's own. The
 * staff build has its API's origin inside, so one run chooses its ports first and hands them to all
 * its parts.
 */
export const builds = { staff: '.cache/builds/staff', demo: '.cache/builds/demo' } as const;

export type BuildName = keyof typeof builds;

/** How a build is made: as by `npm run build` and `npm run build:demo`, but elsewhere. */
export function buildCommand(build: BuildName): string[] {
  return [...viteCommand('build', build), '--logLevel', 'warn', '--outDir', builds[build]];
}

/** How a build is served: as by `npm run preview`, with the page for every path of the console. */
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
