import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectedMessage, type FaultCase } from './faultCases';
import type { FaultScenario, Opening } from './FaultScenario';
import { injectFault } from './injectFault';
import type { StaffConsole } from './startStaffConsole';

/** Milliseconds: the request timeout, and a reserve for a busy machine. */
const maxWait = 15_000 + 2500;

/**
 * Triggers a call while it fails. Expects the right message within 15 s, no lost input, and a retry
 * that works once the fault is removed.
 */
export async function runFaultScenario(
  staffConsole: StaffConsole,
  baseScenario: FaultScenario,
  fault: FaultCase,
  opening: Opening = 'link',
): Promise<void> {
  const scenario = opening === 'link' ? withOfflineErrorRegion(baseScenario, fault) : baseScenario;
  const { call, kind, path, urls } = scenario;
  if (scenario.setupRequest) await staffConsole.request(...scenario.setupRequest());
  const page = await staffConsole.openPage(path, kind !== 'sign-in');
  if (kind === 'load') {
    // The browser's cache then has the screen's code, which can't be loaded offline.
    await scenario.success(page).waitFor();
    await page.goto(pathLinkingTo(path));
  }
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    if (kind === 'load' && opening === 'link') await linkTo(page, path).waitFor();
    await scenario.prepare?.(page);
    const draft = await scenario.readDraft?.(page);
    // Injected before a load is triggered: a page can't be opened offline, so a link leads to it.
    const removeFault = await injectFault(page, staffConsole.control, call, urls, fault, opening);
    try {
      await (scenario.trigger ?? goTo(path, opening))(page);
      const message = expectedMessage(kind, fault, scenario.recordName);
      if (message === 'login') {
        await expectLogin(page, path);
        await removeFault();
        if (draft !== undefined) await expectDraft(page, scenario, draft);
        expect(problems).toEqual([]);
        return;
      }
      await scenario.errorRegion(page).filter({ hasText: message }).waitFor({ timeout: maxWait });
      await expectSettled(page);
      await expectFieldErrors(page, scenario, fault);
      if (fault.status === 412 && scenario.mergeDialog)
        await page.getByRole('dialog', { name: scenario.mergeDialog }).waitFor();
    } finally {
      await removeFault();
    }
    // `no_schedule` opens a dialog, which has to be closed before the retry.
    if (fault.status === 409 && !fault.fieldErrors && kind !== 'load')
      await page
        .getByRole('alertdialog', { name: 'Caution' })
        .getByRole('button', { name: 'OK' })
        .click();
    if (draft !== undefined)
      expect(await scenario.readDraft?.(page), 'input after the failure').toBe(draft);
    await (scenario.trigger ?? tryAgain(scenario))(page);
    await scenario.success(page).waitFor({ timeout: 10_000 });
    expect(problems).toEqual([]);
  } finally {
    await page.context().close();
  }
}

/** A screen that links to the given one and doesn't make its calls. */
function pathLinkingTo(path: string): string {
  if (path.startsWith('/accounts/')) return '/accounts';
  return path === '/token' ? '/' : '/token';
}

const linkTo = (page: Page, path: string) =>
  page
    .locator(path === '/' ? 'body' : path.startsWith('/accounts/') ? 'main' : 'nav')
    .locator(`a[href="${path}"]`)
    .first();

const goTo = (path: string, opening: Opening) => async (page: Page) => {
  if (opening === 'link') await linkTo(page, path).click();
  else await page.goto(path);
  await page.waitForURL(new RegExp(`(${path}|/login.*)$`));
};

/** Offline the main record fails too, and its error replaces those of the regions. */
function withOfflineErrorRegion(scenario: FaultScenario, { network }: FaultCase): FaultScenario {
  return network === 'offline' && scenario.kind === 'load'
    ? { ...scenario, errorRegion: (page) => page.locator('main') }
    : scenario;
}

/** Retries every region that has failed: while the browser is offline, all of a screen fail. */
const tryAgain =
  ({ errorRegion }: FaultScenario) =>
  async (page: Page) => {
    const buttons = errorRegion(page).getByRole('button', { name: 'Try again' });
    await buttons.first().waitFor();
    for (const button of (await buttons.all()).toReversed()) await button.click();
  };

async function expectLogin(page: Page, path: string): Promise<void> {
  // The redirect to home is the default.
  const redirect = path === '/' ? null : path;
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('redirect') === redirect,
  );
  await page
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended. Sign in again.' })
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
  expect(await page.locator('body').innerText()).not.toMatch(/demo@example\.com|Robin Hale/);
}

/** Signs in again and expects the restored input. */
async function expectDraft(
  page: Page,
  { readDraft, trigger, success }: FaultScenario,
  draft: string,
): Promise<void> {
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect
    .poll(() => readDraft?.(page), {
      message: 'input from before the session ended',
      timeout: 10_000,
    })
    .toBe(draft);
  await trigger?.(page);
  await success(page).waitFor({ timeout: 10_000 });
}

/** Each rejected field shows its error, and the first one has the focus. */
async function expectFieldErrors(
  page: Page,
  { errorRegion }: FaultScenario,
  { fieldErrors = {} }: FaultCase,
): Promise<void> {
  const inputs = Object.keys(fieldErrors).map((label) =>
    errorRegion(page).getByLabel(label, { exact: true }),
  );
  for (const [index, message] of Object.values(fieldErrors).entries()) {
    expect(
      await inputs[index]?.evaluate((field) => [
        field.ariaInvalid,
        ...(field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      ]),
    ).toEqual(expect.arrayContaining(['true', message]));
  }
  if (inputs[0])
    expect(
      await inputs[0].evaluate((field) => field === document.activeElement),
      'focus on the first',
    ).toBe(true);
}

/** The page has a heading, and nothing is loading. */
export async function expectSettled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
  expect(await page.locator('[aria-busy=true], [role=progressbar]').count(), 'still busy').toBe(0);
}
