import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { runOrExit } from './runOrExit';
import { toolPath } from './toolPath';

/**
 * Builds the staff console and runs the unit tests on another version of Node, which the npm package
 * `node` brings: `tsx tests/run/onNode.ts 22.13 .cache/tests/node-22.13.json`. Where npm can't
 * install it, the report says that one test was skipped.
 */
const [version = '', report = ''] = process.argv.slice(2);
const found = spawnSync(
  'npm',
  ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'],
  { encoding: 'utf8', shell: process.platform === 'win32' },
);
if (found.status === 0) {
  // The commands of packages start the first Node on the path.
  const path = [dirname(found.stdout.trim()), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, NODE_ENV: 'production' };
  runOrExit(['node', '--version'], { env });
  const folder = `.cache/builds/node-${version}`;
  const build = ['build', '--configLoader', 'runner', '--logLevel', 'warn', '--outDir', folder];
  runOrExit([toolPath('vite'), ...build], { env });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = ['run', '--configLoader', 'runner', '--project', 'unit', ...reporters];
  runOrExit([toolPath('vitest'), ...run], { env: { ...env, NODE_ENV: 'test' } });
} else {
  process.stdout.write(`Skipped: npm can't install Node ${version}.\n${found.stderr}`);
  const counts = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 };
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ ...counts, success: true, testResults: [] }));
}
