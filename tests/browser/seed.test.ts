import { expect, it } from 'vitest';
import { cdp, commands } from 'vitest/browser';
import { createDatabase } from '~~/mocks/database/createDatabase';
import { seedDatabase } from '~~/mocks/seed/seedDatabase';
import { computeScenarioDigests } from '../unit/mocks/seed/computeScenarioDigests';
import { timeBudget } from '../setup/timeBudget';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What vitest.config.ts runs in Node. */
    printScenarioDigests: () => Promise<string>;
  }
}

const now = Date.parse('2026-03-02T12:00:00Z');

it.each([
  [200, 100],
  [10_000, 1_500],
])(
  'seedDatabase creates %i organizations in under %i ms',
  (organizationCount, budget) => {
    // The fastest of several runs: the least disturbed by other load on the machine.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      seedDatabase(createDatabase(), { seed: 1, organizationCount, now });
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(timeBudget(budget));
  },
  60_000,
);

it('seedDatabase makes the same data in Chromium as in Node, in every scenario and time zone', async () => {
  const session = cdp() as unknown as {
    send: (method: string, params: object) => Promise<unknown>;
  };
  const inNode = JSON.parse(await commands.printScenarioDigests()) as unknown;
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', '']) {
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
    expect(await computeScenarioDigests()).toEqual(inNode);
  }
});
