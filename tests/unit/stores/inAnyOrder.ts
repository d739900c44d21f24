import type fc from 'fast-check';

/**
 * Runs steps in sequence, resolves responses in any order in between, and runs `check` after each.
 */
export async function inAnyOrder(
  scheduler: fc.Scheduler,
  steps: readonly (() => unknown)[],
  check: () => void,
): Promise<void> {
  scheduler.scheduleSequence(
    steps.map((step, number) => ({ label: `step ${number}`, builder: async () => void step() })),
  );
  while (scheduler.count() > 0) {
    await scheduler.waitNext(1);
    check();
  }
  await scheduler.waitIdle();
  check();
}
