import { beforeEach, expect, it, vi } from 'vitest';
import { faultCases } from '../faults/faultCases';
import { runCases } from '../setup/runCases';
import { importAll } from '../unit/import/importAll';

beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), 1200);
    return controller.signal;
  });
});

it.each([
  ['before', false],
  ['after', true],
])(
  'an import of which every third call fails %s it was handled, × 24 faults, reports what the server holds and creates each row once',
  async (_, afterHandling) => {
    expect(faultCases).toHaveLength(24);
    const outcomes = await Promise.allSettled(
      faultCases.map((fault) => importAll(fault, afterHandling)),
    );
    await runCases('faults of an import', faultCases, (fault) => {
      const outcome = outcomes[faultCases.indexOf(fault)];
      if (outcome?.status === 'rejected') throw outcome.reason;
    });
  },
);
