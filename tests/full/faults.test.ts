import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../src/api/contract/calls';
import { openStaff, type StaffConsole } from '../faults/openStaff';
import { scenes, type Scene } from '../faults/scenes';
import { strike } from '../faults/strike';
import { casesOf, faultCases, wordsFor, type FaultCase } from '../faults/table';
import { tryAll } from '../setup/tryAll';

// Every call of the contract x 24 faults, and what its form is refused with besides, on the staff
// build in Chromium: the words, nothing lost, nothing that waits for longer than 15 s, and a way on
// once the fault is over. FAULTS=listTokens,... tries those calls alone.

let staff: StaffConsole;
let id = '';
beforeAll(async () => {
  staff = await openStaff();
  const { data } = (await staff.ask('GET', '/api/accounts?per_page=10')) as {
    data: { id: string }[];
  };
  id = data[2]?.id ?? '';
});
afterAll(() => staff.close());

/** Milliseconds that anything may wait, with what a busy machine takes on top. */
const patience = 15_000 + 2500;

async function play(planned: Scene, fault: FaultCase): Promise<void> {
  const scene = placed(planned, fault);
  const { call, kind, path, urls } = scene;
  if (scene.before) await staff.ask(...scene.before());
  const page = await staff.open(kind === 'load' ? linkingTo(path) : path, kind !== 'sign-in');
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    if (kind === 'load') await linkTo(page, path).waitFor();
    await scene.prepare?.(page);
    const typed = await scene.kept?.(page);
    // A page that is opened offline is no page at all: what is loaded is gone to by a link.
    const mend = await strike(page, staff.control, call, urls, fault);
    try {
      await (scene.act ?? goTo(path))(page);
      const words = wordsFor(kind, fault, scene.name);
      if (words === 'login') {
        await expectLogin(page, path);
        await mend();
        if (typed !== undefined) await expectDraft(page, scene, typed);
        expect(problems).toEqual([]);
        return;
      }
      await scene.place(page).filter({ hasText: words }).waitFor({ timeout: patience });
      await expectAlive(page);
      await expectFields(page, scene, fault);
      if (fault.status === 412 && scene.merge)
        await page.getByRole('dialog', { name: scene.merge }).waitFor();
    } finally {
      await mend();
    }
    // `no_schedule` speaks in a dialog of its own, which is read first.
    if (fault.status === 409 && !fault.fields && kind !== 'load')
      await page
        .getByRole('alertdialog', { name: 'Caution' })
        .getByRole('button', { name: 'OK' })
        .click();
    if (typed !== undefined) expect(await scene.kept?.(page), 'what was typed').toBe(typed);
    await (scene.act ?? tryAgain(scene))(page);
    await scene.done(page).waitFor({ timeout: 10_000 });
    expect(problems).toEqual([]);
  } finally {
    await page.context().close();
  }
}

/** A screen that makes no such call itself, and links to the one that does. */
function linkingTo(path: string): string {
  if (path.startsWith('/accounts/')) return '/accounts';
  return path === '/token' ? '/' : '/token';
}

const linkTo = (page: Page, path: string) =>
  page
    .locator(path.startsWith('/accounts/') ? 'main' : 'nav')
    .locator(`a[href="${path}"]`)
    .first();

/** Within the console, as a link does it. */
const goTo = (path: string) => async (page: Page) => {
  await linkTo(page, path).click();
  await page.waitForURL(new RegExp(`(${path}|/login.*)$`));
};

/** Offline nothing of a screen loads: its main record speaks for its regions. */
function placed(scene: Scene, { network }: FaultCase): Scene {
  return network === 'offline' && scene.kind === 'load'
    ? { ...scene, place: (page) => page.locator('main') }
    : scene;
}

const tryAgain =
  ({ place }: Scene) =>
  (page: Page) =>
    place(page).getByRole('button', { name: 'Try again' }).click();

async function expectLogin(page: Page, path: string): Promise<void> {
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('redirect') === path,
  );
  await page
    .getByRole('alert')
    .filter({ hasText: 'Your session has ended. Sign in again.' })
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
  expect(await page.locator('body').innerText()).not.toMatch(/demo@example\.com|Demo User/);
}

/** Who signs in again finds what was typed. */
async function expectDraft(page: Page, { kept, act, done }: Scene, typed: string): Promise<void> {
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect
    .poll(() => kept?.(page), {
      message: 'what was typed before the session ended',
      timeout: 10_000,
    })
    .toBe(typed);
  await act?.(page);
  await done(page).waitFor({ timeout: 10_000 });
}

/** Each refused field says so itself, and the first of them has the focus. */
async function expectFields(
  page: Page,
  { place }: Scene,
  { fields = {} }: FaultCase,
): Promise<void> {
  const found = Object.keys(fields).map((label) => place(page).getByLabel(label, { exact: true }));
  for (const [index, message] of Object.values(fields).entries()) {
    expect(
      await found[index]?.evaluate((field) => [
        field.ariaInvalid,
        ...(field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      ]),
    ).toEqual(expect.arrayContaining(['true', message]));
  }
  if (found[0])
    expect(
      await found[0].evaluate((field) => field === document.activeElement),
      'focus on the first',
    ).toBe(true);
}

/** No blank page, and nothing left that turns. */
async function expectAlive(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' });
  expect(await page.locator('[aria-busy=true], [role=progressbar]').count(), 'still busy').toBe(0);
}

async function leave(fault: FaultCase): Promise<void> {
  const page = await staff.open('/', true);
  const signIn = page.getByRole('button', { name: 'Sign in' });
  try {
    await page.getByRole('button', { name: 'Demo User' }).click();
    // What stands at the end is fetched ahead, so that the way out needs no network.
    await page.waitForLoadState('networkidle');
    const mend = await strike(page, staff.control, 'logout', /\/logout$/, fault);
    try {
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await signIn.waitFor();
      await expectAlive(page);
      expect([
        new URL(page.url()).pathname,
        await page.evaluate(() => localStorage.getItem('ams.session')),
      ]).toEqual(['/login', null]);
    } finally {
      await mend();
    }
    expect(await page.getByRole('alert').count()).toBe(0);
  } finally {
    await page.context().close();
  }
}

const wanted = process.env.FAULTS?.split(',');
const isWanted = (call: string) => wanted?.includes(call) ?? true;
const names = scenes('').map(({ call }) => call);

it.each(names.filter(isWanted))('%s x 24 faults', (call) =>
  tryAll(`faults of ${call} in Chromium`, casesOf(call), (fault) =>
    play(scenes(id).find((scene) => scene.call === call) ?? expect.fail(call), fault),
  ),
);

it.runIf(isWanted('logout'))('logout x 24 faults: signed out, whatever the server says', () =>
  tryAll('faults of logout in Chromium', faultCases, leave),
);

it('no call of the contract is left out', () =>
  expect([...names, 'logout'].toSorted()).toEqual(Object.keys(calls).toSorted()));
