import { buildCommand } from './builds';
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
const env = { ...process.env, ...portsEnv(await choosePorts()) };
if (!args.includes('--built') || !process.env.AMS_PORTS) {
  runOrExit(buildCommand('staff'), { env });
  runOrExit(buildCommand('demo'), { env });
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
  { env },
);
