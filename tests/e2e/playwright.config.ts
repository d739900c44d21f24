import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { configureCommand, freePorts, serveCommand, toolPath } from '../run/builds';
import { launchOptions } from '../run/chromium';

/**
 * Runs both builds in a real browser: the staff console against `mock-api`, a separate process on
 * another origin, and the demo with its service worker. Started by tests/run/e2e.ts, which builds both.
 */
// Workers load this file, too, and inherit the ports.
process.env.AMS_PORTS ??= (await freePorts(3)).join(',');
const [api = 0, staff = 0, demo = 0] = process.env.AMS_PORTS.split(',').map(Number);
const apiOrigin = (process.env.AMS_API = `http://localhost:${api}`);

const root = resolve(import.meta.dirname, '../..');
const mockApi = [toolPath('tsx'), 'mocks/node/cli.ts', '--port', String(api)];
const data = ['--organizations', '200', '--seed', '1', '--latency', '0'];

export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy CI machine misses a timeout now and then; the report lists such tests as flaky.
  retries: process.env.CI ? 1 : 0,
  // The machine may be many times slower than ours.
  timeout: 180_000,
  globalTimeout: 30 * 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: resolve(root, '.cache/tests/e2e.json') }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-GB',
    // The headless shell has no prompt in which it could be granted.
    permissions: ['clipboard-write'],
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  projects: [
    {
      name: 'demo',
      testMatch: 'demo.test.ts',
      use: { baseURL: `http://localhost:${demo}` },
    },
    {
      name: 'staff',
      testIgnore: 'demo.test.ts',
      use: { baseURL: `http://localhost:${staff}`, serviceWorkers: 'block' },
    },
  ],
  webServer: [
    server('demo', serveCommand('demo', demo), `http://localhost:${demo}/`),
    server(
      'staff',
      [...configureCommand(apiOrigin), '&&', ...serveCommand('staff', staff)],
      `http://localhost:${staff}/`,
    ),
    server('mock-api', [...mockApi, ...data], `${apiOrigin}/api/auth/tokens`),
  ],
});

function server(name: string, command: string[], url: string) {
  return {
    name,
    command: command.join(' '),
    cwd: root,
    url,
    // The machine may be many times slower than ours.
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  };
}
