import { buildOrExit, choosePorts, portsEnv, runOrExit, toolPath } from './builds';
import { ensureChromium } from './chromium';

/**
 * End-to-end tests (`npm run test:e2e`): builds both consoles and passes its arguments to Playwright.
 * `--built` takes the builds of the test run that it belongs to, whose API host has the port in
 * `AMS_PORTS`; `--full` includes what `npm test` leaves out, as a selection does.
 */
const flags = ['--built', '--full'];
const args = process.argv.slice(2);
const selection = args.filter((arg) => !flags.includes(arg));
const isFull = args.includes('--full') || selection.length > 0;
const ports = await choosePorts();
const CHROMIUM_PATH = ensureChromium();

if (!args.includes('--built') || !process.env.AMS_PORTS) {
  buildOrExit('staff', ports);
  buildOrExit('demo', ports);
}
runOrExit(
  [toolPath('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts', ...selection],
  { ...portsEnv(ports), CHROMIUM_PATH, AMS_E2E_FULL: isFull ? '1' : '' },
);
