import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Count, Part } from './Part';

/**
 * Runs one part, its lines under its name, and counts it. A part that crashes, hangs or leaves no
 * report has failed at least once.
 */
export async function runPart(
  part: Part,
  env: NodeJS.ProcessEnv,
  before: ReadonlyMap<string, Count>,
): Promise<Count> {
  if (part.needs && before.get(part.needs)?.failed) {
    process.stdout.write(`== ${part.name}: not run, since ${part.needs} failed\n`);
    return failed;
  }
  if (part.report) {
    mkdirSync(dirname(part.report.file), { recursive: true });
    rmSync(part.report.file, { force: true });
  }
  const start = performance.now();
  const ended = await run(part, env);
  const count = countOf(part, ended === 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const what = part.report
    ? `${count.passed} passed, ${count.failed} failed`
    : count.failed > 0
      ? 'failed'
      : 'passed';
  process.stdout.write(
    `== ${part.name}: ${what}, ${seconds} s${typeof ended === 'string' ? ` (${ended})` : ''}\n`,
  );
  return count;
}

const failed: Count = { passed: 0, failed: 1, skipped: 0 };

function countOf(part: Part, ok: boolean): Count {
  if (!part.report) return ok ? { passed: part.prepares ? 0 : 1, failed: 0, skipped: 0 } : failed;
  try {
    const count = part.report.count(JSON.parse(readFileSync(part.report.file, 'utf8')));
    const honest = ok || count.failed > 0;
    return honest ? count : { ...count, failed: 1 };
  } catch {
    return failed;
  }
}

/** The exit code, or in words why there is none. */
function run(
  { name, command, minutes = 5 }: Part,
  env: NodeJS.ProcessEnv,
): Promise<number | string> {
  return new Promise((done) => {
    const [program = '', ...args] = command;
    const windows = process.platform === 'win32';
    // A group of its own, so that a part that hangs ends with all that it has started.
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      shell: windows,
    });
    const end = (signal: NodeJS.Signals) => {
      if (windows || child.pid === undefined) return child.kill(signal);
      try {
        return process.kill(-child.pid, signal);
      } catch {
        return false;
      }
    };
    const stop = () => end('SIGINT');
    let late = false;
    // Asked to end first: Playwright then still writes what it has counted.
    let timer = setTimeout(() => {
      late = true;
      end('SIGINT');
      timer = setTimeout(() => end('SIGKILL'), 10_000);
    }, minutes * 60_000);
    process.once('exit', stop);
    prefixed(name, child.stdout);
    prefixed(name, child.stderr);
    const finish = (how: number | string) => {
      clearTimeout(timer);
      process.off('exit', stop);
      done(how);
    };
    child.once('error', (error) => finish(error.message));
    child.once('close', (code, signal) =>
      finish(late ? `stopped after ${minutes} minutes` : (code ?? String(signal))),
    );
  });
}

function prefixed(name: string, stream: Readable): void {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') process.stdout.write(`${name} | ${line}\n`);
  });
}
