import { expect, it } from 'vitest';
import { faults, type Fault } from '~~/tests/faults/faultTable';
import { runFaults } from '~~/tests/faults/runFaults';
import { casesTimeout } from '~~/tests/setup/runCases';
import { csv, importFixture, lines, waitForChecked, waitForHalt } from './importFixtures';

const count = 12;

/** Imports organizations while calls fail, and starts again until all are created. */
async function importAll(fault: Fault, afterHandling: boolean): Promise<void> {
  const { store, api, created, create } = importFixture();
  await store.files.add([csv(lines(count))]);
  await waitForChecked(store);
  const call = 'createOrganization';
  for (let index = 0; index < 100; index += 1) {
    api.control.failNext({ call, times: 2 });
    api.control.failNext({ call, effect: fault.effect, afterHandling });
  }
  let halts = 0;
  while (!store.isComplete && halts < 20) {
    store.start();
    await waitForHalt(store);
    const reported = store.rows.filter(({ id }) => store.run.outcomeOf(id)?.state === 'created');
    const held = created().map(({ subdomain }) => subdomain);
    for (const { cells } of reported) expect(held).toContain(cells.subdomain);
    if (!afterHandling) expect(held).toHaveLength(reported.length);
    if (halts === 0) expect(reported.length).toBeLessThan(count);
    halts += 1;
  }
  expect(store.run).toMatchObject({ status: 'done', created: count, failed: 0 });
  expect(
    created()
      .map(({ subdomain }) => subdomain)
      .toSorted(),
  ).toEqual(Array.from({ length: count }, (_, index) => `company-${index}`).toSorted());
  // A row that isn't changed keeps its key.
  expect(new Set(create.mock.calls.map(([, key]) => key)).size).toBe(count);
}

it.each([
  ['before', false],
  ['after', true],
])(
  'an import of which every third call fails %s it was handled reports what the server holds, and creates each row once',
  { timeout: casesTimeout },
  (_, afterHandling) =>
    runFaults(
      'faults of an import',
      faults.map((fault) => ({ fault })),
      ({ fault }) => importAll(fault, afterHandling),
    ),
);
