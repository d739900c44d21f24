import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { conformanceReport } from './stages';
import { runOrExit } from './runOrExit';
import { toolPath } from './toolPath';

/** Runs the conformance suite against a mock API server, each in a process of its own. */
const origin = 'http://localhost:4173';
const server = spawn(
  toolPath('tsx'),
  ['mocks/node/cli.ts', '--port', '0', '--origin', origin, '--organizations', '40'],
  { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' },
);
process.once('exit', () => void server.kill());
const lines = createInterface({ input: server.stdout });
const [line] = (await Promise.race([once(lines, 'line'), once(server, 'exit')])) as [unknown];
const host = /http:\/\/\S+/.exec(String(line))?.[0];
if (host === undefined) throw new Error('The mock API did not start.');

runOrExit([
  toolPath('tsx'),
  'tests/conformance/cli.ts',
  '--host',
  host,
  '--origin',
  origin,
  '--json',
  conformanceReport,
  '--email',
  'demo@example.com',
  '--password',
  'demo',
  ...process.argv.slice(2),
]);
process.exit();
