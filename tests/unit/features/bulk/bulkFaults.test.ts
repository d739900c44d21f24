// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { bulkFailureText } from '~/messages/bulkStatusText';
import { faults, statusOf, type Fault } from '~~/tests/faults/faultTable';
import { runFaults } from '~~/tests/faults/runFaults';
import { casesTimeout } from '~~/tests/setup/runCases';
import { disposeTestApps } from '../../app/testApp';
import { bulkFixture, failEveryThird, outcomesOf, waitForEnd } from './bulkFixture';

afterEach(disposeTestApps);

/** Deactivates all organizations while calls fail, and tries again until none is left. */
async function deactivateAll(fault: Fault, afterHandling: boolean): Promise<void> {
  const fixture = await bulkFixture();
  const { run, idsOnServer, successes, testApp } = fixture;
  const { session } = testApp.app.stores;
  const isChanging = (id: string) => run.rows.some((row) => row.id === id);
  failEveryThird(fixture, fault.effect, afterHandling);
  run.start();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await waitForEnd(run);
    const { done, failed, waiting } = outcomesOf(run);
    const changed = idsOnServer('inactive').filter(isChanging);
    // What is reported as done is done, and what is not is not, or says that it may be.
    for (const id of done) expect(changed).toContain(id);
    for (const { row, failure } of run.failures) {
      // A server that rejects a call after it has handled it can't be found out.
      const isRejected = failure.status !== undefined && failure.status < 500;
      if (changed.includes(row.id) && !isRejected)
        expect(bulkFailureText(failure, 'deactivate', row.name)).toContain('may have been');
    }
    if (!afterHandling) {
      expect(done.toSorted()).toEqual(changed.toSorted());
      for (const id of waiting) expect(changed).not.toContain(id);
    }
    if (failed.length === 0 && waiting.length === 0) break;
    if (attempt === 0 && statusOf(fault) !== 401) expect(failed.length).toBeGreaterThan(1);
    if (!session.user) await session.signIn('demo@example.com', 'demo');
    if (failed.length > 0) run.retry();
    else run.start();
  }
  expect(outcomesOf(run)).toMatchObject({ failed: [], waiting: [] });
  expect(idsOnServer('active')).toEqual([]);
  // Handled calls whose response was lost are logged as faults: at most one success besides.
  for (const count of successes().values()) expect(count).toBe(1);
}

it.each([
  ['before', false],
  ['after', true],
])(
  'a bulk change of which every third call fails %s it was handled reports what the server holds, and changes nothing twice',
  { timeout: casesTimeout },
  (_, afterHandling) =>
    runFaults(
      'faults of a bulk change',
      faults.map((fault) => ({ fault })),
      ({ fault }) => deactivateAll(fault, afterHandling),
    ),
);
