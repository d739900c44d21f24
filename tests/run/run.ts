import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { buildCommand, builds, toolPath } from './builds';
import { ensureChromium } from './chromium';

/** A command; it counts as one test, unless it writes a JSON report of its tests. */
interface Task {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: string;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const staticChecks: readonly Task[] = [
  { name: 'typecheck', command: [toolPath('tsc')] },
  { name: 'lint', command: [toolPath('oxlint'), '--format', 'unix'] },
  { name: 'format', command: [toolPath('oxfmt'), '--check'] },
  { name: 'openapi', command: [toolPath('redocly'), 'lint'] },
  { name: 'contract', command: [toolPath('tsx'), 'tests/run/contract.ts', '--check'] },
];

/** What `npm test` runs, stage by stage: what fails fast first, what needs both cores alone. */
const stages: readonly (readonly Task[])[] = [
  [
    { name: 'build', command: buildCommand('staff') },
    { name: 'build:demo', command: buildCommand('demo') },
    ...staticChecks,
    { name: 'unused', command: [toolPath('knip'), '--no-config-hints'] },
  ],
  [vitest('unit')],
  [vitest('stories')],
  [e2e('--built'), vitest('size')],
];

/** `engines` in package.json. */
const oldestNode = 'npm exec --yes --package=node@20.19 -- node'.split(' ');
const oldestBuild = `build --configLoader runner --logLevel warn --outDir ${builds.staff}-oldest`;

/** What `npm run test:full` runs too. */
const longStages: readonly (readonly Task[])[] = [
  [e2e('--built', '--full')],
  [vitest('full')],
  [
    {
      name: 'build on Node 20.19',
      command: [...oldestNode, 'node_modules/vite/bin/vite.js', ...oldestBuild.split(' ')],
    },
    vitest('unit', 'unit on Node 20.19', [...oldestNode, 'node_modules/vitest/vitest.mjs']),
  ],
];

function e2e(...flags: readonly string[]): Task {
  const command = [toolPath('tsx'), 'tests/run/e2e.ts', ...flags];
  return { name: 'e2e', command, report: '.cache/tests/e2e.json' };
}

function vitest(project: string, name = project, program = [toolPath('vitest')]): Task {
  const report = `.cache/tests/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = ['run', '--configLoader', 'runner', '--project', project, ...reporters];
  return { name, command: [...program, ...run], report };
}

/**
 * Runs all tests (`npm test`), with `--full` the long ones too, with `--check` those of uncommitted
 * changes, with `--only unit,stories` these tasks. The last line counts passed and failed tests.
 */
const { full, check, only } = parseArgs({
  options: { full: { type: 'boolean' }, check: { type: 'boolean' }, only: { type: 'string' } },
}).values;
const start = performance.now();
const changed = vitest('unit');
const all = check
  ? [staticChecks, [{ ...changed, command: [...changed.command, '--changed'] }]]
  : full
    ? [...stages.slice(0, -1), [vitest('size')], ...longStages]
    : stages;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(check ? {} : { CHROMIUM_PATH: ensureChromium() }),
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
  // The linter of the API's document must not use the network.
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  CI: 'true',
};
mkdirSync('.cache/tests', { recursive: true });
const names = only?.split(',');
const counts: Counts[] = [];
const failures: string[] = [];
for (const stage of all) {
  const tasks = stage.filter(({ name }) => names?.includes(name) ?? true);
  counts.push(...(await pMap(tasks, run, { concurrency: 2 })));
}
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
// Repeated here, because CI systems show the end of a long output.
if (failures.length > 0) process.stdout.write(`${failures.join('\n')}\n`);
process.stdout.write(`\nDone in ${((performance.now() - start) / 60_000).toFixed(1)} minutes.\n`);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;

/** Runs a task, prefixes its output with its name, and counts its tests. */
async function run(task: Task): Promise<Counts> {
  const taskStart = performance.now();
  if (task.report) rmSync(task.report, { force: true });
  const lastLines: string[] = [];
  const succeeded = await execute(task.command, (line) => {
    process.stdout.write(`${task.name} | ${line}\n`);
    lastLines.push(line);
    if (lastLines.length > 80) lastLines.shift();
  });
  const { passed, failed } = countsOf(task, succeeded);
  const seconds = ((performance.now() - taskStart) / 1000).toFixed(1);
  process.stdout.write(`== ${task.name}: ${passed} passed, ${failed} failed, ${seconds} s\n`);
  if (failed > 0) failures.push(`\n== ${task.name}, last lines:`, ...lastLines);
  return { passed, failed };
}

/** Whether the command exits with 0 within 40 minutes: a machine may be several times slower than ours. */
function execute(
  [program = '', ...args]: readonly string[],
  write: (line: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout: 40 * 60_000,
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => line.trim() && write(line));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** The reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected', number>>;
}

/** A task that crashes or leaves no report counts as one failure. */
function countsOf({ report: file }: Task, succeeded: boolean): Counts {
  const failure: Counts = { passed: 0, failed: 1 };
  if (file === undefined) return succeeded ? { passed: 1, failed: 0 } : failure;
  if (!existsSync(file)) return failure;
  const { stats, ...report } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const passed = stats ? stats.expected + stats.flaky : report.numPassedTests;
  const failed = stats ? stats.unexpected : report.numFailedTests;
  if (passed === undefined || failed === undefined) return failure;
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}
