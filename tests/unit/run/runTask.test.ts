import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sumCounts, summaryLine, type TestTask } from '../../run/TestTask';
import { countVitest } from '../../run/reports';
import { runTask } from '../../run/runTask';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
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
const runTestTask = (part: Omit<TestTask, 'name'>) =>
  runTask({ name: 'part', ...part }, process.env, new Map());
const report = { file, count: countVitest };

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));

describe('runPart', () => {
  it('counts a command as one', async () => {
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
  it('counts what only prepares when it fails', async () => {
    expect(await runTestTask({ command: script(''), isSetup: true })).toEqual({
      passed: 0,
      failed: 0,
      skipped: 0,
    });
    expect(await runTestTask({ command: script('process.exit(1)'), isSetup: true })).toMatchObject({
      failed: 1,
    });
  });
  it('counts the tests of a report', async () => {
    expect(
      await runTestTask({
        command: writeReport(vitestReport({ numPassedTests: 5, numPendingTests: 2 })),
        report,
      }),
    ).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });
  it('believes the exit code rather than a report without failures', async () => {
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
    [
      'a report that is none',
      script(`require('fs').writeFileSync(${JSON.stringify(file)}, 'null')`),
    ],
    ['a crash', script('process.kill(process.pid, "SIGKILL")')],
    ['no such command', ['no-such-command-here']],
  ])('counts %s as failed, whatever an earlier run has left', async (_, command) => {
    await runTestTask({ command: writeReport(vitestReport({ numPassedTests: 5 })), report });
    expect(await runTestTask({ command, report })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  it('ends what hangs', async () => {
    expect(
      await runTestTask({ command: script('setInterval(() => {}, 1000)'), timeoutMinutes: 0.01 }),
    ).toMatchObject({ failed: 1 });
  });
  it('leaves out what lacks its preparation', async () => {
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
  it('counts a file that fell over before its first test', () => {
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

describe('verdict', () => {
  it('is one line', () => {
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
