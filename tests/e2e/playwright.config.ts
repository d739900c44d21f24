import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { serveCommand } from '../run/builds';
import { launchOptions } from '../run/chromium';
import { e2eReport } from '../run/stages';
import { toolPath } from '../run/toolPath';

/**
 * Both consoles as they are built, each in a real browser: the demo over its service worker, the
 * staff console over HTTP against `mock-api`, a process of its own on another origin. Started by
 * tests/run/e2e.ts, which builds them first.
 */
const [api = 0, staff = 0, demo = 0] = (process.env.AMS_PORTS ?? '').split(',').map(Number);
if (api === 0)
  throw new Error(
    'Start the end-to-end tests with `npm run test:e2e`: it builds both consoles and chooses their ports.',
  );

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
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // On a machine with other things to do a real browser misses a moment now and then: once more,
  // and the list says so.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  globalTimeout: 15 * 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, e2eReport) }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
  },
  projects: [
    {
      name: 'demo',
      testMatch: /(both|demo)\/.*\.test\.ts/,
      use: { baseURL: `http://localhost:${demo}` },
    },
    {
      name: 'staff',
      testMatch: /(both|staff)\/.*\.test\.ts/,
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
