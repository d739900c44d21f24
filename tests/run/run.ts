import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildCommand, builds, choosePorts, e2eReport, portsEnv, toolPath } from './builds';
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

/** `engines` in package.json. */
const oldestNode = 'npm exec --yes --package=node@20.19 -- node'.split(' ');
const oldestBuild = `build --configLoader runner --logLevel warn --outDir ${builds.staff}-oldest`;

const staticChecks: readonly Task[] = [
  { name: 'typecheck', command: [toolPath('tsc')] },
  { name: 'lint', command: [toolPath('oxlint'), '--format', 'unix'] },
  { name: 'format', command: [toolPath('oxfmt'), '--check'] },
];

/** What `npm test` runs, stage by stage: what fails fast first, what needs both cores alone. */
const stages: readonly (readonly Task[])[] = [
  [
    { name: 'build', command: buildCommand('staff') },
    { name: 'build:demo', command: buildCommand('demo') },
    ...staticChecks,
    { name: 'unused', command: [toolPath('knip'), '--no-config-hints'] },
    { name: 'openapi', command: [toolPath('redocly'), 'lint'] },
  ],
  [vitest('unit')],
  [vitest('stories')],
  [e2e('--built'), vitest('size')],
];

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
  return { name: 'e2e', command, report: e2eReport };
}

function vitest(project: string, name = project, program = [toolPath('vitest')]): Task {
  const report = `.cache/tests/${name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = ['run', '--configLoader', 'runner', '--project', project, ...reporters];
  return { name, command: [...program, ...run], report };
}

/** Runs a task, prefixes its output with its name, and counts its tests. */
async function run(task: Task, env: NodeJS.ProcessEnv): Promise<Counts> {
  const start = performance.now();
  if (task.report) rmSync(task.report, { force: true });
  const lastLines: string[] = [];
  const succeeded = await spawnTask(task, env, (line) => {
    process.stdout.write(`${task.name} | ${line}\n`);
    lastLines.push(line);
    if (lastLines.length > 80) lastLines.shift();
  });
  const counts = countsOf(task, succeeded);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `== ${task.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s\n`,
  );
  if (counts.failed > 0) failures.push(`\n== ${task.name}, last lines:`, ...lastLines);
  return counts;
}

/** Whether the command exits with 0 within 40 minutes: a machine may be several times slower than ours. */
function spawnTask(
  { command: [program = '', ...args] }: Task,
  env: NodeJS.ProcessEnv,
  write: (line: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    // A process group of its own, so that ending a task ends its children too.
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows,
    });
    const stop = () => {
      if (child.pid !== undefined && child.exitCode === null)
        process.kill(isWindows ? child.pid : -child.pid);
    };
    const timer = setTimeout(stop, 40 * 60_000);
    process.once('exit', stop);
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => line.trim() && write(line));
    const finish = (succeeded: boolean) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(succeeded);
    };
    child.once('error', () => finish(false));
    child.once('close', (code) => finish(code === 0));
  });
}

/** The reports of Vitest and Playwright. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly stats?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
}

/** A task that crashes or leaves no report counts as one failure. */
function countsOf({ report: file }: Task, succeeded: boolean): Counts {
  const failure: Counts = { passed: 0, failed: 1 };
  if (file === undefined) return succeeded ? { passed: 1, failed: 0 } : failure;
  if (!existsSync(file)) return failure;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const { stats } = report;
  const passed = stats ? stats.expected + stats.flaky : report.numPassedTests;
  const failed = stats ? stats.unexpected : report.numFailedTests;
  if (passed === undefined || failed === undefined) return failure;
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** Two tasks of a stage at a time, in their order. */
async function runStage(tasks: readonly Task[], env: NodeJS.ProcessEnv): Promise<Counts[]> {
  const waiting = [...tasks];
  const counts: Counts[] = [];
  const runNext = async (): Promise<void> => {
    const task = waiting.shift();
    if (!task) return;
    counts.push(await run(task, env));
    await runNext();
  };
  await Promise.all([runNext(), runNext()]);
  return counts;
}

/**
 * Runs all tests (`npm test`), with `--full` the long ones too, with `--check` those of uncommitted
 * changes, with `--only unit,stories` these tasks. The last line counts passed and failed tests.
 */
const { full, check, only } = parseArgs({
  options: { full: { type: 'boolean' }, check: { type: 'boolean' }, only: { type: 'string' } },
}).values;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const start = performance.now();
const failures: string[] = [];
const changed = vitest('unit');
const all = check
  ? [staticChecks, [{ ...changed, command: [...changed.command, '--changed'] }]]
  : full
    ? [...stages.slice(0, -1), [vitest('size')], ...longStages]
    : stages;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...portsEnv(await choosePorts()),
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
for (const stage of all)
  counts.push(
    ...(await runStage(
      stage.filter(({ name }) => names?.includes(name) ?? true),
      env,
    )),
  );
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
// Repeated here, because CI systems show the end of a long output.
if (failures.length > 0) process.stdout.write(`${failures.join('\n')}\n`);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
process.stdout.write(`\nDone in ${minutes} minutes.\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
