import { tool } from './tool';

/**
 * The builds under test stand apart from `dist` and `dist-demo`, which are the reader's own. The
 * staff build has its API's origin inside, so one run chooses its ports first and hands them to all
 * its parts.
 */
export const builds = { staff: '.cache/builds/staff', demo: '.cache/builds/demo' } as const;

export type Build = keyof typeof builds;

/** How a build is made: as by `npm run build` and `npm run build:demo`, but elsewhere. */
export function buildCommand(build: Build): string[] {
  return [...vite('build', build), '--logLevel', 'warn', '--outDir', builds[build]];
}

/** How a build is served: as by `npm run preview`, with the page for every path of the console. */
export function serveCommand(build: Build, port: number): string[] {
  return [
    ...vite('preview', build),
    '--outDir',
    builds[build],
    '--port',
    String(port),
    '--strictPort',
  ];
}

function vite(what: 'build' | 'preview', build: Build): string[] {
  return [
    tool('vite'),
    what,
    '--configLoader',
    'runner',
    ...(build === 'demo' ? ['--mode', 'demo'] : []),
  ];
}
