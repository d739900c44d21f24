import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { TestCounts, TestTask } from './TestTask';

/** How many of the last lines of a failed task are reported. */
const REPORTED_LINES = 80;

/**
 * Runs a task, prefixes its output with its name, and counts its tests. A task that crashes, times
 * out or leaves no report counts at least one failure. `onFailure` gets the last lines of a failed
 * task, where test runners summarize their failures.
 */
export async function runTask(
  task: TestTask,
  env: NodeJS.ProcessEnv,
  finished: ReadonlyMap<string, TestCounts>,
  onFailure?: (lastLines: readonly string[]) => void,
): Promise<TestCounts> {
  const lastLines: string[] = [];
  const write = (line: string) => {
    process.stdout.write(`${line}\n`);
    lastLines.push(line);
    if (lastLines.length > REPORTED_LINES) lastLines.shift();
  };
  const count = await runAndCount(task, env, finished, write);
  if (count.failed > 0) onFailure?.(lastLines);
  return count;
}

async function runAndCount(
  task: TestTask,
  env: NodeJS.ProcessEnv,
  finished: ReadonlyMap<string, TestCounts>,
  write: (line: string) => void,
): Promise<TestCounts> {
  if (task.dependsOn && finished.get(task.dependsOn)?.failed) {
    write(`== ${task.name}: not run because ${task.dependsOn} failed`);
    return failedCounts;
  }
  if (task.report) {
    mkdirSync(dirname(task.report.file), { recursive: true });
    rmSync(task.report.file, { force: true });
  }
  const start = performance.now();
  const exit = await spawnTask(task, env, write);
  const count = readCounts(task, exit === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const outcome = task.report
    ? `${count.passed} passed, ${count.failed} failed`
    : count.failed > 0
      ? 'failed'
      : 'passed';
  write(`== ${task.name}: ${outcome}, ${seconds} s${typeof exit === 'string' ? ` (${exit})` : ''}`);
  return count;
}

/** Only for tasks that hang: a machine may be several times slower than ours. */
const defaultTimeoutMinutes = 20;

const failedCounts: TestCounts = { passed: 0, failed: 1, skipped: 0 };

function readCounts(task: TestTask, succeeded: boolean): TestCounts {
  if (!task.report)
    return succeeded ? { passed: task.isSetup ? 0 : 1, failed: 0, skipped: 0 } : failedCounts;
  try {
    const count = task.report.count(JSON.parse(readFileSync(task.report.file, 'utf8')));
    const isConsistent = succeeded || count.failed > 0;
    return isConsistent ? count : { ...count, failed: 1 };
  } catch {
    return failedCounts;
  }
}

/** The exit code, or the reason why there is none. */
function spawnTask(
  { name, command, timeoutMinutes: minutes = defaultTimeoutMinutes }: TestTask,
  env: NodeJS.ProcessEnv,
  write: (line: string) => void,
): Promise<number | string> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command;
    const isWindows = process.platform === 'win32';
    // A separate process group, so that killing a hanging task kills its children too.
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows,
    });
    const killGroup = (signal: NodeJS.Signals) => {
      if (isWindows || child.pid === undefined) return child.kill(signal);
      try {
        return process.kill(-child.pid, signal);
      } catch {
        return false;
      }
    };
    const stop = () => killGroup('SIGINT');
    let timedOut = false;
    // SIGINT first: Playwright then still writes its report.
    let timer = setTimeout(() => {
      timedOut = true;
      killGroup('SIGINT');
      timer = setTimeout(() => killGroup('SIGKILL'), 10_000);
    }, minutes * 60_000);
    process.once('exit', stop);
    for (const stream of [child.stdout, child.stderr]) forEachLine(stream, name, write);
    const finish = (result: number | string) => {
      clearTimeout(timer);
      process.off('exit', stop);
      resolve(result);
    };
    child.once('error', (error) => finish(error.message));
    child.once('close', (code, signal) =>
      finish(timedOut ? `stopped after ${minutes} minutes` : (code ?? String(signal))),
    );
  });
}

function forEachLine(stream: Readable, prefix: string, write: (line: string) => void): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') write(`${prefix} | ${line}`);
  });
}
