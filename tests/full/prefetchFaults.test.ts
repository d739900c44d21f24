import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultCases, type FaultCase } from '../faults/faultCases';
import { injectFault } from '../faults/injectFault';
import { startStaffConsole, type StaffConsole } from '../faults/startStaffConsole';
import { runCases } from '../setup/runCases';

// Injects 24 faults into what a pointer that rests on an element prefetches, in Chromium. Expects
// that nothing shows and that a click works once the fault is removed. PREFETCHES=row,... selects.

let staffConsole: StaffConsole;
let organizationId = '';
beforeAll(async () => {
  staffConsole = await startStaffConsole(60);
  const { data } = (await staffConsole.request('GET', '/api/accounts?per_page=10')) as {
    data: { id: string }[];
  };
  organizationId = data[2]?.id ?? '';
});
afterAll(() => staffConsole.close());

interface PrefetchScenario {
  readonly call: string;
  readonly urls: RegExp;
  readonly path: () => string;
  /** Steps up to the screen with the target. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly target: (page: Page) => Locator;
  /** Shows once a click on the target has succeeded. */
  readonly opened: (page: Page) => Locator;
}

const list = { call: 'listOrganizations', urls: /\/api\/accounts\?/, path: () => '/accounts' };
const organization = { call: 'readOrganization', urls: /\/api\/accounts\/[^/?]+$/ };
const rows = (page: Page) => page.getByRole('table', { name: 'Organizations' }).getByRole('link');
const profile = (page: Page) => page.getByRole('region', { name: 'Organization Profile' });

const scenarios: Readonly<Record<string, PrefetchScenario>> = {
  row: { ...organization, path: list.path, target: (page) => rows(page).first(), opened: profile },
  'sort header': {
    ...list,
    target: (page) => page.getByRole('button', { name: 'Total Seats' }),
    opened: (page) => page.locator('th[aria-sort="ascending"]', { hasText: 'Total Seats' }),
  },
  'page button': {
    ...list,
    target: (page) => page.getByRole('button', { name: 'Next page' }),
    opened: (page) => page.getByText(/^26–\d+ of/),
  },
  'menu item': {
    ...list,
    call: 'listTokens',
    urls: /\/auth\/tokens$/,
    target: (page) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Token' }),
    opened: (page) => page.getByRole('table', { name: 'Tokens' }),
  },
  breadcrumb: {
    ...list,
    path: () => `/accounts/${organizationId}`,
    prepare: (page) => profile(page).waitFor(),
    target: (page) =>
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Accounts' }),
    opened: (page) => page.getByText(/^1–25 of/),
  },
  'next organization': {
    ...organization,
    path: list.path,
    prepare: async (page) => {
      await rows(page).first().click();
      await profile(page).waitFor();
    },
    target: (page) => page.getByRole('button', { name: 'Next organization' }),
    opened: profile,
  },
  'recently viewed': {
    ...organization,
    path: () => `/accounts/${organizationId}`,
    prepare: async (page) => {
      await profile(page).waitFor();
      await page.goto('/');
    },
    target: (page) =>
      page.getByRole('region', { name: 'Recently viewed' }).getByRole('link').first(),
    opened: profile,
  },
};

async function runScenario(scenario: PrefetchScenario, fault: FaultCase): Promise<void> {
  const { call, urls, target, opened } = scenario;
  const page = await staffConsole.openPage(scenario.path(), true);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await scenario.prepare?.(page);
    await target(page).waitFor();
    await page.waitForLoadState('networkidle');
    const content = () => page.locator('main').innerText();
    const [before, url] = [await content(), page.url()];
    const removeFault = await injectFault(page, staffConsole.control, call, urls, fault);
    try {
      const isCall = (request: { url: () => string }) => urls.test(request.url());
      const failed = page.waitForEvent('requestfailed', isCall).catch(() => undefined);
      const ended = Promise.race([page.waitForEvent('requestfinished', isCall), failed]);
      await target(page).hover();
      // A response that never comes is cancelled when the pointer leaves.
      if (fault.effect === 'hang') await page.waitForRequest(isCall);
      else await ended;
      if (fault.status === 401) {
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
        return;
      }
      await page.waitForTimeout(100);
      expect([await content(), page.url()]).toEqual([before, url]);
      expect(await page.getByRole('alert').count(), 'alerts').toBe(0);
      await page.mouse.move(0, 0);
    } finally {
      await removeFault();
    }
    await target(page).click();
    await opened(page).waitFor();
    expect(await page.getByRole('alert').count(), 'alerts').toBe(0);
    expect(problems).toEqual([]);
  } finally {
    await page.context().close();
  }
}

const selected = process.env.PREFETCHES?.split(',');

it.each(Object.keys(scenarios).filter((name) => selected?.includes(name) ?? true))(
  'a failed prefetch (%s) shows nothing, whichever of 24 faults it was',
  (name) => {
    const scenario = scenarios[name] ?? expect.fail(name);
    expect(faultCases).toHaveLength(24);
    return runCases(`faults of a prefetch (${name}) in Chromium`, faultCases, (fault) =>
      runScenario(scenario, fault),
    );
  },
);
