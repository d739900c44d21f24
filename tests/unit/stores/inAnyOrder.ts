import type fc from 'fast-check';

/** Runs steps one by one, answers in between in any order, and checks what shows after each. */
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
