import { buildOrExit } from './builds';
import { ensureFirefox, ensureWebKit } from './engineBrowsers';
import { choosePorts, portsEnv } from './ports';
import { runOrExit } from './runOrExit';
import { enginesReport } from './stages';
import { toolPath } from './toolPath';

/**
 * Journeys in Firefox and WebKit, and screenshots of all screens (`npm run test:engines`): builds
 * both consoles and passes its arguments to Vitest. `--built` takes the builds of the test run that
 * it belongs to.
 */
const args = process.argv.slice(2);
ensureFirefox();
ensureWebKit();
const ports = await choosePorts();
if (!args.includes('--built') || !process.env.AMS_PORTS) {
  buildOrExit('staff', ports);
  buildOrExit('demo', ports);
}
runOrExit(
  [
    toolPath('vitest'),
    'run',
    '--configLoader',
    'runner',
    '--project',
    'engines',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${enginesReport}`,
    ...args.filter((arg) => arg !== '--built'),
  ],
  { env: { ...process.env, ...portsEnv(ports) } },
);
