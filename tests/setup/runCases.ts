import { expect } from 'vitest';

/** Milliseconds for a whole table, on a busy machine. */
export const casesTimeout = 60_000;

/** Runs every case of a table, prints a summary, and fails with all failed cases at once. */
export async function runCases<Case>(
  title: string,
  cases: readonly Case[],
  runCase: (testCase: Case) => void | Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  for (const testCase of cases) {
    try {
      await runCase(testCase);
    } catch (error) {
      failed.push(
        `${abbreviate(testCase)}: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : String(error)}`,
      );
    }
  }
  process.stdout.write(
    [`${title}: ${cases.length} run, ${failed.length} failed`, ...failed, ''].join('\n'),
  );
  expect(failed, title).toEqual([]);
}

/** Like `runCases`, but starts all cases at once: for cases that mostly wait. */
export async function runCasesAtOnce<Case>(
  title: string,
  cases: readonly Case[],
  runCase: (testCase: Case) => Promise<void>,
): Promise<void> {
  const outcomes = new Map(cases.map((testCase) => [testCase, runCase(testCase)]));
  await Promise.allSettled(outcomes.values());
  await runCases(title, cases, (testCase) => outcomes.get(testCase));
}

function abbreviate(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 120)}… (${text.length})` : text;
}
