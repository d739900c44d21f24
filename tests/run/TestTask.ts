export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** One task of a test run: a command that counts as one test unless it writes a report. */
export interface TestTask {
  readonly name: string;
  readonly command: readonly string[];
  /** The JSON report that the command writes, and how its tests are counted. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => TestCounts };
  /** A task that others depend on: counted only when it fails. */
  readonly isSetup?: true;
  readonly dependsOn?: string;
  readonly timeoutMinutes?: number;
}

/** Tasks that run in parallel; the next stage starts when all have ended. */
export type Stage = readonly TestTask[];

export const zeroCounts: TestCounts = { passed: 0, failed: 0, skipped: 0 };

export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      skipped: a.skipped + b.skipped,
    }),
    zeroCounts,
  );
}

/** The last line of every run; CI and scripts read it. */
export function summaryLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
