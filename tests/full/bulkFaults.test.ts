// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultCases } from '../faults/faultCases';
import { runCases } from '../setup/runCases';
import { disposeTestApps } from '../unit/app/testApp';
import { deactivateAll } from '../unit/bulk/deactivateAll';

beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), 1200);
    return controller.signal;
  });
});
afterEach(disposeTestApps);

it.each([
  ['before', false],
  ['after', true],
])(
  'a bulk change of which every third call fails %s it was handled, × 24 faults, reports what the server holds',
  async (_, afterHandling) => {
    expect(faultCases).toHaveLength(24);
    const outcomes = await Promise.allSettled(
      faultCases.map((fault) => deactivateAll(fault, afterHandling)),
    );
    await runCases('faults of a bulk change', faultCases, async (fault) => {
      const outcome = outcomes[faultCases.indexOf(fault)];
      if (outcome?.status === 'rejected') throw outcome.reason;
    });
  },
);
