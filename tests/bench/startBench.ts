import { spawn } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import {
  buildCommand,
  builds,
  configureCommand,
  freePorts,
  runOrExit,
  toolPath,
} from '../run/builds';
import { launchOptions } from '../run/chromium';
import { serveFolder } from '../setup/serveFolder';
import { signInToApi } from '../setup/signInToApi';
import type { BenchTarget } from './BenchTarget';
import { buildConsoleAt, resolveCommit } from './commits';

/** What measurements run against. */
export interface Bench {
  readonly browser: Browser;
  /** The console and what it is compared with, in this order. */
  readonly targets: readonly BenchTarget[];
  /** What the console stores for a signed-in user, as JSON. */
  readonly session: string;
  readonly close: () => Promise<void>;
}

const beforeFolder = '.cache/builds/before';

/**
 * Builds the console and starts it, `mock-api` with 10,000 organizations, Chromium, and what it is
 * compared with: the build of a commit, or else the baseline page.
 */
export async function startBench(commit?: string): Promise<Bench> {
  const [port] = await freePorts(1);
  const api = `http://localhost:${port}`;
  if (commit !== undefined) {
    buildConsoleAt(resolveCommit(commit), beforeFolder);
    runOrExit(configureCommand(api, beforeFolder));
  }
  runOrExit(buildCommand('staff'));
  runOrExit(configureCommand(api));
  const mock = spawn(
    toolPath('tsx'),
    ['mocks/node/cli.ts', '--port', String(port), '--organizations', '10000'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((ready) => mock.stdout.once('data', ready));
  const staff = await serveFolder(builds.staff, { fallback: true });
  const other = await serveFolder(commit === undefined ? 'tests/bench/baseline' : beforeFolder, {
    fallback: true,
  });
  const browser = await chromium.launch(launchOptions());
  return {
    browser,
    targets: [
      { name: 'console', origin: staff.origin, query: '' },
      commit === undefined
        ? { name: 'baseline', origin: other.origin, query: `?api=${encodeURIComponent(api)}` }
        : { name: 'before', origin: other.origin, query: '' },
    ],
    session: JSON.stringify({ v: 1, data: await signInToApi(api) }),
    close: async () => {
      await browser.close();
      staff.close();
      other.close();
      mock.kill();
    },
  };
}
