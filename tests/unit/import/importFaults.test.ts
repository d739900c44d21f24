import { expect, it } from 'vitest';
import { faultCases } from '../../faults/faultCases';
import { importAll } from './importAll';

// All 24 faults: tests/full/importFaults.test.ts.

it.each(['401', '409', '503', 'connection reset', 'truncated JSON'])(
  'an import of which every third call fails (%s) reports what the server holds and creates each row once',
  async (name) => {
    const fault = faultCases.find((each) => each.name === name) ?? expect.fail(name);
    await importAll(fault, false);
    await importAll(fault, true);
  },
);
