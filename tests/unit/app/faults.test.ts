// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '~/api/contract/calls';
import { casesFor, faultCases, expectedMessage, type FaultCase } from '../../faults/faultCases';
import { mockTimeouts } from '../../setup/mockTimeouts';
import { casesTimeout, runCases, runCasesAtOnce } from '../../setup/runCases';
import { faultTable } from './faultTable';
import { disposeTestApps, createTestApp, type TestApp } from './testApp';

// Every call × 24 faults, down to the mock's network. In Chromium: tests/full/faults.test.ts.

let timeouts: ReturnType<typeof mockTimeouts>;
beforeEach(() => void (timeouts = mockTimeouts(1200)));
afterEach(disposeTestApps);

async function attempt(call: string, fault: FaultCase): Promise<void> {
  const { kind, name, outcome } = faultTable[call] ?? expect.fail(call);
  const testApp: TestApp = createTestApp({
    path: kind === 'sign-in' ? '/login' : '/token',
    signedIn: kind !== 'sign-in',
  });
  await testApp.settledLocation();
  // Browser-level network errors all look the same to a page, so one stands for all.
  testApp.api.control.failNext({ call, effect: fault.effect ?? 'network', times: 'always' });
  const id = testApp.api.database.organization.getAll()[0]?.id ?? '';
  const text = await outcome(testApp.app.stores, id);
  for (const expected of [
    expectedMessage(kind, fault, name),
    ...Object.values(fault.fieldErrors ?? {}),
  ])
    expect(text).toContain(expected);
  if (expectedMessage(kind, fault, name) === 'login')
    expect(await testApp.settledLocation()).toBe('/login?redirect=%2Ftoken');
  else expect(testApp.toasts()).toEqual([]);
  await vi.waitFor(() => expect(testApp.app.stores.requests.inFlight).toBe(0));
}

it.each(Object.keys(faultTable))(
  '%s × 24 faults shows the expected message and leaves nothing pending',
  { timeout: casesTimeout },
  async (call) => {
    expect(faultCases).toHaveLength(24);
    const cases = casesFor(call);
    await runCasesAtOnce(`faults of ${call}`, cases, (fault) => attempt(call, fault));
    expect(new Set(timeouts.mock.calls.flat())).toEqual(new Set([15_000]));
  },
);

it('logout × 24 faults always signs out', { timeout: casesTimeout }, () =>
  runCases('faults of logout', faultCases, async ({ effect = 'network' }) => {
    const testApp = createTestApp({
      path: '/token',
      prepare: ({ control }) => void control.failNext({ call: 'logout', effect, times: 'always' }),
    });
    await testApp.settledLocation();
    await testApp.router.navigate('/logout');
    expect(await testApp.settledLocation()).toBe('/login');
    expect([
      testApp.app.stores.session.credentials,
      testApp.localStorage.getItem('ams.session'),
      testApp.toasts(),
    ]).toEqual([undefined, null, []]);
  }),
);

it('the fault table covers every call of the contract', () =>
  expect([...Object.keys(faultTable), 'logout'].toSorted()).toEqual(Object.keys(calls).toSorted()));
