import { buildOrExit } from './builds';
import { ensureChromium } from './chromium';
import { runOrExit } from './runOrExit';
import { choosePorts, portsEnv } from './ports';
import { toolPath } from './toolPath';

/**
 * End-to-end tests (`npm run test:e2e`): builds both consoles and passes its arguments to
 * Playwright. Slow tests run only with `--full` or a selection. `--built` takes the builds of the
 * test run that it belongs to, whose API host has the port in `AMS_PORTS`.
 */
const flags = ['--built', '--full'];
const args = process.argv.slice(2);
const playwrightArgs = args.filter((arg) => !flags.includes(arg));
const full = args.includes('--full') || playwrightArgs.length > 0;
const ports = await choosePorts();
const env = {
  ...process.env,
  ...portsEnv(ports),
  CHROMIUM_PATH: ensureChromium(),
  AMS_E2E_FULL: full ? '1' : undefined,
};

if (!args.includes('--built') || !process.env.AMS_PORTS) {
  buildOrExit('staff', ports);
  buildOrExit('demo', ports);
}
runOrExit(
  [toolPath('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts', ...playwrightArgs],
  { env },
);
