import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sum, verdict, type Part } from '../../run/Part';
import { countVitest } from '../../run/reports';
import { runPart } from '../../run/runPart';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
const file = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

const script = (text: string): readonly string[] => [process.execPath, '-e', text];
const writes = (report: unknown, exit = 0) =>
  script(
    `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))}); process.exit(${exit})`,
  );
const vitest = (report: Partial<Record<string, unknown>>) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
  ...report,
});
const run = (part: Omit<Part, 'name'>) =>
  runPart({ name: 'part', ...part }, process.env, new Map());
const report = { file, count: countVitest };

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));

describe('runPart', () => {
  it('counts a command as one', async () => {
    expect(await run({ command: script('') })).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(await run({ command: script('process.exit(3)') })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
  it('counts what only prepares when it fails', async () => {
    expect(await run({ command: script(''), prepares: true })).toEqual({
      passed: 0,
      failed: 0,
      skipped: 0,
    });
    expect(await run({ command: script('process.exit(1)'), prepares: true })).toMatchObject({
      failed: 1,
    });
  });
  it('counts the tests of a report', async () => {
    expect(
      await run({ command: writes(vitest({ numPassedTests: 5, numPendingTests: 2 })), report }),
    ).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });
  it('believes the exit code rather than a report without failures', async () => {
    expect(await run({ command: writes(vitest({ numPassedTests: 5 }), 1), report })).toEqual({
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
    await run({ command: writes(vitest({ numPassedTests: 5 })), report });
    expect(await run({ command, report })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  it('ends what hangs', async () => {
    expect(
      await run({ command: script('setInterval(() => {}, 1000)'), minutes: 0.01 }),
    ).toMatchObject({ failed: 1 });
  });
  it('leaves out what lacks its preparation', async () => {
    const before = new Map([['chromium', { passed: 0, failed: 1, skipped: 0 }]]);
    expect(
      await runPart({ name: 'e2e', command: script(''), needs: 'chromium' }, process.env, before),
    ).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('countVitest', () => {
  it('counts a file that fell over before its first test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest(vitest({ numPassedTests: 1, testResults }))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });
});

describe('verdict', () => {
  it('is one line', () => {
    expect(
      verdict(
        sum([
          { passed: 1, failed: 0, skipped: 0 },
          { passed: 2, failed: 1, skipped: 0 },
        ]),
      ),
    ).toBe('3 passed, 1 failed');
    expect(verdict({ passed: 1, failed: 0, skipped: 4 })).toBe('1 passed, 0 failed, 4 skipped');
    expect(verdict(sum([]))).toBe('0 passed, 0 failed');
  });
});
