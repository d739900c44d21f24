/** What a part of the tests came to. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * One part of the tests: a command, and how its tests are counted; without a report it counts as
 * one test.
 */
export interface TestTask {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the machine's report that the command has written. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => TestCounts };
  /**
   * Neither passed nor failed by itself: it prepares what the parts that `need` it can't run
   * without, and counts when it fails.
   */
  readonly isSetup?: true;
  readonly dependsOn?: string;
  readonly timeoutMinutes?: number;
}

/** Parts that run side by side, and only then the next stage. */
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

/** The last line of every run, by which it is judged. */
export function summaryLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
