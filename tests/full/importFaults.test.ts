import { beforeEach, expect, it } from 'vitest';
import { faultCases } from '../faults/faultCases';
import { mockTimeouts } from '../setup/mockTimeouts';
import { runCasesAtOnce } from '../setup/runCases';
import { importAll } from '../unit/import/importAll';

beforeEach(() => void mockTimeouts(1200));

it.each([
  ['before', false],
  ['after', true],
])(
  'an import of which every third call fails %s it was handled, × 24 faults, reports what the server holds and creates each row once',
  async (_, afterHandling) => {
    expect(faultCases).toHaveLength(24);
    await runCasesAtOnce('faults of an import', faultCases, (fault) =>
      importAll(fault, afterHandling),
    );
  },
);
