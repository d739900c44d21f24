import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sumCounts, summaryLine, type TestTask } from '../../run/TestTask';
import { countVitest } from '../../run/reports';
import { runTask } from '../../run/runTask';

const folder = mkdtempSync(join(tmpdir(), 'tasks-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

const script = (text: string): readonly string[] => [process.execPath, '-e', text];
const writeReport = (report: unknown, exit = 0) =>
  script(
    `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))}); process.exit(${exit})`,
  );
const vitestReport = (report: Partial<Record<string, unknown>>) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
  ...report,
});
const runTestTask = (task: Omit<TestTask, 'name'>) =>
  runTask({ name: 'task', ...task }, process.env, new Map());
const report = { file, count: countVitest };

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });
const passedReport = vitestReport({ numPassedTests: 5, numPendingTests: 2 });

describe('runTask', () => {
  it.each<[string, Omit<TestTask, 'name'>, ReturnType<typeof counts>]>([
    ['without a report is one test', { command: script('') }, counts(1, 0)],
    ['that fails without a report is one', { command: script('process.exit(3)') }, counts(0, 1)],
    ['of a setup counts nothing', { command: script(''), isSetup: true }, counts(0, 0)],
    [
      'of a setup that fails counts',
      { command: script('process.exit(1)'), isSetup: true },
      counts(0, 1),
    ],
    [
      'with a report has its tests',
      { command: writeReport(passedReport), report },
      counts(5, 0, 2),
    ],
    [
      'with an exit code has a failure despite its report',
      { command: writeReport(passedReport, 1), report },
      counts(5, 1, 2),
    ],
  ])('a command %s', async (_, task, expected) => {
    expect(await runTestTask(task)).toEqual(expected);
  });
  it('the last lines of a failed task are reported, those of others not', async () => {
    const onFailure = vi.fn();
    const print = `for (let i = 0; i < 100; i++) console.log('line ' + i);`;
    await runTask({ name: 'a', command: script(print) }, process.env, new Map(), onFailure);
    expect(onFailure).not.toHaveBeenCalled();
    await runTask(
      { name: 'b', command: script(`${print} process.exitCode = 1;`) },
      process.env,
      new Map(),
      onFailure,
    );
    const [lines] = onFailure.mock.calls[0] as [readonly string[]];
    expect(lines).toHaveLength(80);
    expect(lines.slice(-2)).toEqual(['b | line 99', expect.stringMatching(/^== b: failed, /)]);
  });
  it.each([
    ['no report', script('')],
    ['an invalid report', script(`require('fs').writeFileSync(${JSON.stringify(file)}, 'null')`)],
    ['a crash', script('process.kill(process.pid, "SIGKILL")')],
    ['an unknown command', ['no-such-command-here']],
  ])('%s counts as failed despite the report of an earlier run', async (_, command) => {
    await runTestTask({ command: writeReport(passedReport), report });
    expect(await runTestTask({ command, report })).toEqual(counts(0, 1));
  });
  it('a hanging task is stopped after its timeout and counts as failed', async () => {
    expect(
      await runTestTask({ command: script('setInterval(() => {}, 1000)'), timeoutMinutes: 0.01 }),
    ).toMatchObject({ failed: 1 });
  });
  it('a task whose dependency failed counts as failed without running', async () => {
    const task = { name: 'e2e', command: script(''), dependsOn: 'chromium' };
    const before = new Map([['chromium', counts(0, 1)]]);
    expect(await runTask(task, process.env, before)).toEqual(counts(0, 1));
  });
});

it('countVitest counts a file that crashes before its first test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(countVitest(vitestReport({ numPassedTests: 1, testResults }))).toEqual(counts(1, 1));
});

it('summaryLine reports passed and failed tests, and skipped ones if there are any', () => {
  expect(summaryLine(sumCounts([counts(1, 0), counts(2, 1)]))).toBe('3 passed, 1 failed');
  expect(summaryLine(counts(1, 0, 4))).toBe('1 passed, 0 failed, 4 skipped');
  expect(summaryLine(sumCounts([]))).toBe('0 passed, 0 failed');
});
