import { expect } from 'vitest';
import { mockTimeouts } from '../setup/mockTimeouts';
import { runCasesAtOnce } from '../setup/runCases';
import type { Fault } from './faultTable';

const hangs = ({ fault }: { readonly fault: Fault }) => fault.effect === 'hang';

/**
 * Runs all cases at once, and those without a response afterwards with a short timeout, which a busy
 * machine would exceed in the others too.
 */
export async function runFaults<Case extends { readonly fault: Fault }>(
  title: string,
  cases: readonly Case[],
  runCase: (testCase: Case) => Promise<void>,
): Promise<void> {
  await runCasesAtOnce(
    title,
    cases.filter((testCase) => !hangs(testCase)),
    runCase,
  );
  const timeouts = mockTimeouts(500);
  await runCasesAtOnce(`${title}, timeouts`, cases.filter(hangs), runCase);
  expect(new Set(timeouts.mock.calls.flat())).toEqual(new Set([15_000]));
}
