import { spawn } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import { buildOrExit, builds } from '../run/builds';
import { launchOptions } from '../run/chromium';
import { choosePorts } from '../run/ports';
import { toolPath } from '../run/toolPath';
import { signInToApi } from '../setup/signInToApi';
import type { BenchTarget } from './BenchTarget';
import { serveFolder } from './serveFolder';

/** What measurements run against. */
export interface Bench {
  readonly browser: Browser;
  /** The console and the baseline page, in this order. */
  readonly targets: readonly BenchTarget[];
  /** What the console stores for a signed-in user, as JSON. */
  readonly session: string;
  readonly close: () => Promise<void>;
}

/** Builds the console and starts it, the baseline, `mock-api` with 10,000 organizations and Chromium. */
export async function startBench(): Promise<Bench> {
  const ports = await choosePorts();
  buildOrExit('staff', ports);
  const api = `http://localhost:${ports.api}`;
  const mock = spawn(
    toolPath('tsx'),
    ['mocks/node/cli.ts', '--port', String(ports.api), '--organizations', '10000'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((ready) => mock.stdout.once('data', ready));
  const staff = await serveFolder(builds.staff);
  const baseline = await serveFolder('tests/bench/baseline');
  const browser = await chromium.launch(launchOptions());
  return {
    browser,
    targets: [
      { name: 'console', origin: staff.origin, query: '' },
      { name: 'baseline', origin: baseline.origin, query: `?api=${encodeURIComponent(api)}` },
    ],
    session: JSON.stringify({ v: 1, data: await signInToApi(api) }),
    close: async () => {
      await browser.close();
      await Promise.all([staff.close(), baseline.close()]);
      mock.kill();
    },
  };
}
