import { expect } from 'vitest';
import type { FaultCase } from '../../faults/faultCases';
import { bulkFailureText } from '~/messages/bulkStatusText';
import { bulkFixture, failEveryThird, outcomesOf, waitForEnd } from './bulkFixture';

/**
 * Deactivates all organizations while every third call fails, before the server has handled it or
 * after, and tries again until none is left. Expects that what is reported is what the server
 * holds, and that no organization is changed twice.
 */
export async function deactivateAll(fault: FaultCase, afterHandling: boolean): Promise<void> {
  const fixture = await bulkFixture();
  const { run, idsOnServer, successes, testApp } = fixture;
  const { session } = testApp.app.stores;
  const isChanging = (id: string) => run.rows.some((row) => row.id === id);
  failEveryThird(fixture, fault.effect ?? 'network', afterHandling);
  run.start();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await waitForEnd(run);
    const { done, failed, waiting } = outcomesOf(run);
    const changed = idsOnServer('inactive').filter(isChanging);
    // What is reported as done is done, and what is not is not, or says that it may be.
    for (const id of done) expect(changed).toContain(id);
    for (const { row, failure } of run.failures) {
      const isUncertain = bulkFailureText(failure, 'deactivate').includes('may have been');
      if (changed.includes(row.id)) expect(isUncertain || afterHandling).toBe(true);
    }
    if (!afterHandling) {
      expect(done.toSorted()).toEqual(changed.toSorted());
      for (const id of waiting) expect(changed).not.toContain(id);
    }
    if (failed.length === 0 && waiting.length === 0) break;
    if (attempt === 0 && fault.status !== 401) expect(failed.length).toBeGreaterThan(1);
    if (!session.user) await session.signIn('demo@example.com', 'demo');
    if (failed.length > 0) run.retry();
    else run.start();
  }
  expect(outcomesOf(run)).toMatchObject({ failed: [], waiting: [] });
  expect(idsOnServer('active')).toEqual([]);
  // Handled calls whose response was lost are logged as faults: at most one success besides.
  for (const count of successes().values()) expect(count).toBe(1);
}
