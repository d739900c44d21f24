import { buildCommand, runOrExit, toolPath } from './builds';
import { ensureChromium } from './chromium';

/**
 * End-to-end tests (`npm run test:e2e`): builds both consoles, unless `--built`, and passes its other
 * arguments to Playwright. `--full` includes what `npm test` leaves out, as a selection does.
 */
const flags = ['--built', '--full'];
const args = process.argv.slice(2);
const selection = args.filter((arg) => !flags.includes(arg));
const isFull = args.includes('--full') || selection.length > 0;
const env = { CHROMIUM_PATH: ensureChromium(), AMS_E2E_FULL: isFull ? '1' : '' };

if (!args.includes('--built'))
  for (const build of ['staff', 'demo'] as const) runOrExit(buildCommand(build));
const config = ['--config', 'tests/e2e/playwright.config.ts'];
runOrExit([toolPath('playwright'), 'test', ...config, ...selection], env);
