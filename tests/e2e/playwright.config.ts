import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { e2eReport, serveCommand, toolPath } from '../run/builds';
import { launchOptions } from '../run/chromium';

/**
 * Runs both builds in a real browser: the demo with its service worker, the staff console against
 * `mock-api`, a separate process on another origin. Started by tests/run/e2e.ts, which builds both.
 */
const [api = 0, staff = 0, demo = 0] = (process.env.AMS_PORTS ?? '').split(',').map(Number);
if (api === 0)
  throw new Error(
    'Start the end-to-end tests with `npm run test:e2e`: it builds both consoles and chooses their ports.',
  );

/** Whether tests/run/e2e.ts runs all tests. */
const isFullRun = process.env.AMS_E2E_FULL === '1';

/**
 * `npm test` leaves out what another test covers or what takes long, so that it stays below six
 * minutes on two cores. `npm run test:full`, and any run that names files, has everything.
 */
const demoInShort = /demo\/(colleague|demo|serviceWorker|walkthrough)\.test\.ts/;
const slowInStaff =
  /(both\/rows|staff\/(configuration|density|deployment|focus\/\w+|freshness|iconButtons|initialRequest|layout|mutationFailures|reporting\/reportingPrivacy|secrets|tableWidths|zoom))\.test\.ts/;

const root = resolve(import.meta.dirname, '../..');
const mockApi = [
  toolPath('tsx'),
  'mocks/node/cli.ts',
  '--port',
  String(api),
  '--organizations',
  '200',
  '--seed',
  '1',
  '--latency',
  '0',
];

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results'),
  // The same on every platform: the snapshots are texts.
  snapshotPathTemplate: '{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy CI machine misses a timeout now and then; the report lists such tests as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  globalTimeout: (isFullRun ? 55 : 20) * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, e2eReport) }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-GB',
    // The headless shell has no prompt in which it could be granted.
    permissions: ['clipboard-write'],
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: 'demo',
      testMatch: isFullRun ? /(both|demo)\/.*\.test\.ts/ : demoInShort,
      use: { baseURL: `http://localhost:${demo}` },
    },
    {
      name: 'staff',
      testMatch: /(both|staff)\/.*\.test\.ts/,
      testIgnore: isFullRun ? [] : slowInStaff,
      use: { baseURL: `http://localhost:${staff}`, serviceWorkers: 'block' },
    },
  ],
  webServer: [
    server('demo', serveCommand('demo', demo), `http://localhost:${demo}/`),
    server('staff', serveCommand('staff', staff), `http://localhost:${staff}/`),
    server('mock-api', mockApi, `http://localhost:${api}/api/auth/tokens`),
  ],
});

function server(name: string, command: string[], url: string) {
  return {
    name,
    command: command.join(' '),
    cwd: root,
    url,
    timeout: 60_000,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  };
}
