import { buildCommand } from './builds';
import { needChromium } from './chromium';
import { mustRun } from './mustRun';
import { choosePorts, portsEnv } from './ports';
import { tool } from './tool';

/**
 * End to end (`npm run test:e2e`): builds both consoles, unless told that they are `--built`, and
 * hands what follows to Playwright.
 */
const args = process.argv.slice(2);
const env = { ...process.env, ...portsEnv(await choosePorts()), CHROMIUM_PATH: needChromium() };

if (!args.includes('--built')) {
  mustRun(buildCommand('staff'), { env });
  mustRun(buildCommand('demo'), { env });
}
mustRun(
  [
    tool('playwright'),
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    ...args.filter((arg) => arg !== '--built'),
  ],
  { env },
);
