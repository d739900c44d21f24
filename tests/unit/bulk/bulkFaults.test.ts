// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { faultCases } from '../../faults/faultCases';
import { disposeTestApps } from '../app/testApp';
import { deactivateAll } from './deactivateAll';

// All 24 faults: tests/full/bulkFaults.test.ts.

afterEach(disposeTestApps);

it.each(['401', '412', '503', 'connection reset', 'truncated JSON'])(
  'a bulk change of which every third call fails (%s) reports what the server holds',
  async (name) => {
    const fault = faultCases.find((each) => each.name === name) ?? expect.fail(name);
    await deactivateAll(fault, false);
    await deactivateAll(fault, true);
  },
);
