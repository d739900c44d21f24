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

describe('runTask', () => {
  it('a command without a report counts as one test', async () => {
    expect(await runTestTask({ command: script('') })).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
    });
    expect(await runTestTask({ command: script('process.exit(3)') })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
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
  it('a setup task counts only when it fails', async () => {
    expect(await runTestTask({ command: script(''), isSetup: true })).toEqual({
      passed: 0,
      failed: 0,
      skipped: 0,
    });
    expect(await runTestTask({ command: script('process.exit(1)'), isSetup: true })).toMatchObject({
      failed: 1,
    });
  });
  it('a task with a report counts the tests of the report', async () => {
    expect(
      await runTestTask({
        command: writeReport(vitestReport({ numPassedTests: 5, numPendingTests: 2 })),
        report,
      }),
    ).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });
  it('a non-zero exit code counts a failure despite a report without failures', async () => {
    expect(
      await runTestTask({ command: writeReport(vitestReport({ numPassedTests: 5 }), 1), report }),
    ).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
    });
  });
  it.each([
    ['no report', script('')],
    ['an invalid report', script(`require('fs').writeFileSync(${JSON.stringify(file)}, 'null')`)],
    ['a crash', script('process.kill(process.pid, "SIGKILL")')],
    ['an unknown command', ['no-such-command-here']],
  ])('%s counts as failed despite the report of an earlier run', async (_, command) => {
    await runTestTask({ command: writeReport(vitestReport({ numPassedTests: 5 })), report });
    expect(await runTestTask({ command, report })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  it('a hanging task is stopped after its timeout and counts as failed', async () => {
    expect(
      await runTestTask({ command: script('setInterval(() => {}, 1000)'), timeoutMinutes: 0.01 }),
    ).toMatchObject({ failed: 1 });
  });
  it('a task whose dependency failed counts as failed without running', async () => {
    const before = new Map([['chromium', { passed: 0, failed: 1, skipped: 0 }]]);
    expect(
      await runTask(
        { name: 'e2e', command: script(''), dependsOn: 'chromium' },
        process.env,
        before,
      ),
    ).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('countVitest', () => {
  it('countVitest counts a file that crashes before its first test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest(vitestReport({ numPassedTests: 1, testResults }))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });
});

describe('summaryLine', () => {
  it('summaryLine reports passed and failed tests, and skipped ones if there are any', () => {
    expect(
      summaryLine(
        sumCounts([
          { passed: 1, failed: 0, skipped: 0 },
          { passed: 2, failed: 1, skipped: 0 },
        ]),
      ),
    ).toBe('3 passed, 1 failed');
    expect(summaryLine({ passed: 1, failed: 0, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped');
    expect(summaryLine(sumCounts([]))).toBe('0 passed, 0 failed');
  });
});
