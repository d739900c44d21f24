// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { faultCases } from '../faults/faultCases';
import { mockTimeouts } from '../setup/mockTimeouts';
import { runCasesAtOnce } from '../setup/runCases';
import { disposeTestApps } from '../unit/app/testApp';
import { deactivateAll } from '../unit/bulk/deactivateAll';

beforeEach(() => void mockTimeouts(1200));
afterEach(disposeTestApps);

it.each([
  ['before', false],
  ['after', true],
])(
  'a bulk change of which every third call fails %s it was handled, × 24 faults, reports what the server holds',
  async (_, afterHandling) => {
    expect(faultCases).toHaveLength(24);
    await runCasesAtOnce('faults of a bulk change', faultCases, (fault) =>
      deactivateAll(fault, afterHandling),
    );
  },
);
