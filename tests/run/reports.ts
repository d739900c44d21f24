import * as v from 'valibot';
import type { TestCounts } from './TestTask';

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  success: v.boolean(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

/** Counts a Vitest run; a file that crashes before its first test counts as one failed test. */
export function countVitest(report: unknown): TestCounts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = v.parse(
    vitestReport,
    report,
  );
  const crashedFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + crashedFiles,
    skipped: numPendingTests + numTodoTests,
  };
}

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  errors: v.array(v.unknown()),
});

/** Counts a Playwright run: a flaky test has passed, an error outside of any test has failed. */
export function countPlaywright(report: unknown): TestCounts {
  const { stats, errors } = v.parse(playwrightReport, report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

const conformanceCounts = v.object({ passed: v.number(), failed: v.number() });

/** Counts a run of the conformance suite: a rule is a test. */
export function countConformance(report: unknown): TestCounts {
  return { ...v.parse(conformanceCounts, report), skipped: 0 };
}
