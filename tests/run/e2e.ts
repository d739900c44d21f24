import { buildCommand } from './builds';
import { ensureChromium } from './chromium';
import { runOrExit } from './runOrExit';
import { choosePorts, portsEnv } from './ports';
import { toolPath } from './toolPath';

/**
 * End to end (`npm run test:e2e`): builds both consoles, unless told that they are `--built`, and
 * hands what follows to Playwright.
 */
const args = process.argv.slice(2);
const env = { ...process.env, ...portsEnv(await choosePorts()), CHROMIUM_PATH: ensureChromium() };

if (!args.includes('--built')) {
  runOrExit(buildCommand('staff'), { env });
  runOrExit(buildCommand('demo'), { env });
}
runOrExit(
  [
    toolPath('playwright'),
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    ...args.filter((arg) => arg !== '--built'),
  ],
  { env },
);
