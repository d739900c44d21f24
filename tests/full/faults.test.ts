import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '~/api/contract/calls';
import { startStaffConsole, type StaffConsole } from '../faults/startStaffConsole';
import { initialRequestScenarios } from '../faults/initialRequestScenarios';
import { faultScenarios } from '../faults/faultScenarios';
import { injectFault } from '../faults/injectFault';
import { casesFor, faultCases, type FaultCase } from '../faults/faultCases';
import { expectSettled, runFaultScenario } from '../faults/runFaultScenario';
import { runCases } from '../setup/runCases';

// Injects 24 faults into every call of the contract, and field errors into those of forms, on the
// staff build in Chromium. Expects the right message within 15 s, no lost input, and a retry that
// works once the fault is removed. FAULTS=listTokens,... selects calls, and FAULTS='initial home' what
// the page requests before its code.

let staffConsole: StaffConsole;
let organizationId = '';
beforeAll(async () => {
  staffConsole = await startStaffConsole();
  const { data } = (await staffConsole.request('GET', '/api/accounts?per_page=10')) as {
    data: { id: string }[];
  };
  organizationId = data[2]?.id ?? '';
});
afterAll(() => staffConsole.close());

async function logOutWithFault(fault: FaultCase): Promise<void> {
  const page = await staffConsole.openPage('/', true);
  const signIn = page.getByRole('button', { name: 'Sign in' });
  try {
    await page.getByRole('button', { name: 'Robin Hale' }).click();
    // The code of the login screen is prefetched, so that signing out needs no network.
    await page.waitForLoadState('networkidle');
    const removeFault = await injectFault(page, staffConsole.control, 'logout', /\/logout$/, fault);
    try {
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await signIn.waitFor();
      await expectSettled(page);
      expect([
        new URL(page.url()).pathname,
        await page.evaluate(() => localStorage.getItem('ams.session')),
      ]).toEqual(['/login', null]);
    } finally {
      await removeFault();
    }
    expect(await page.getByRole('alert').count()).toBe(0);
  } finally {
    await page.context().close();
  }
}

const selectedCalls = process.env.FAULTS?.split(',');
const isSelected = (call: string) => selectedCalls?.includes(call) ?? true;
const callNames = faultScenarios('').map(({ call }) => call);

it.each(callNames.filter(isSelected))('%s recovers from 24 faults without losing input', (call) => {
  const scenario =
    faultScenarios(organizationId).find((candidate) => candidate.call === call) ??
    expect.fail(call);
  const cases = casesFor(call).filter(
    ({ status }) => status === undefined || status !== scenario.toleratedStatus,
  );
  return runCases(`faults of ${call} in Chromium`, cases, (fault) =>
    runFaultScenario(staffConsole, scenario, fault),
  );
});

it.each([...initialRequestScenarios('').keys()].filter((name) => isSelected(`initial ${name}`)))(
  'the initial request of %s recovers from 24 faults',
  (name) => {
    const scenario = initialRequestScenarios(organizationId).get(name) ?? expect.fail(name);
    const cases = faultCases.filter(
      ({ status }) => status === undefined || status !== scenario.toleratedStatus,
    );
    return runCases(`faults of the initial request of ${name} in Chromium`, cases, (fault) =>
      runFaultScenario(staffConsole, scenario, fault, 'address'),
    );
  },
);

it.runIf(isSelected('logout'))('logout signs out despite 24 faults', () =>
  runCases('faults of logout in Chromium', faultCases, logOutWithFault),
);

it('fault scenarios cover every call of the contract', () =>
  expect([...callNames, 'logout'].toSorted()).toEqual(Object.keys(calls).toSorted()));
