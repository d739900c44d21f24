import type { Page } from '@playwright/test';
import { builds } from '../../run/builds';
import {
  readBuildFiles,
  nextBuild,
  startTestHost,
  withoutFiles,
  type MissingFileBehavior,
  type TestHost,
} from '../deployment';
import { expect, test as base } from '../fixtures';
import { holdRequests } from '../holdRequests';

const currentBuild = readBuildFiles(builds.staff);
const upcomingBuild = nextBuild(currentBuild);

/** A console that is open during a deployment; Chromium and the router log the missing chunks. */
const test = base.extend<{ host: TestHost }>({
  host: async ({ allowProblems }, use) => {
    allowProblems(/dynamically imported module|module script|preload|React Router|error occurred/i);
    const host = await startTestHost(builds.staff, currentBuild);
    await use(host);
    host.close();
  },
});

async function openList(page: Page, host: TestHost): Promise<void> {
  await page.goto(`${host.origin}/accounts`);
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
}

const tokenLink = (page: Page) => page.getByRole('link', { name: 'Token' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const noConnection = 'The server could not be reached. Check your connection and try again.';

test('the first navigation after a deployment loads the new build with one page load', async ({
  signedIn: page,
  host,
}) => {
  await openList(page, host);
  host.deploy(upcomingBuild, '404');
  await tokenLink(page).click();
  await expect(heading(page, 'Token')).toBeVisible();
  await expect(page).toHaveURL(`${host.origin}/token`);
  expect(host.pageLoads()).toBe(2);
  expect(await page.locator('script[src]').last().getAttribute('src')).toMatch(/0\.js$/);
});

for (const missingFileBehavior of [
  '404',
  'the page, with 200',
  'no response',
] as const satisfies readonly MissingFileBehavior[]) {
  test(`a missing screen chunk (${missingFileBehavior}) reloads the page once, then shows an error whose button recovers`, async ({
    signedIn: page,
    host,
  }) => {
    await openList(page, host);
    host.deploy(withoutFiles(upcomingBuild, /TokenScreen-/), missingFileBehavior);
    await tokenLink(page).click();
    await expect(heading(page, 'Something went wrong')).toBeVisible();
    await page.getByRole('link', { name: 'Accounts' }).click();
    await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
    await tokenLink(page).click();
    await expect(heading(page, 'Something went wrong')).toBeVisible();
    await page.waitForTimeout(500);
    expect(host.pageLoads()).toBe(2);
    host.deploy(upcomingBuild, missingFileBehavior);
    const button = missingFileBehavior === 'no response' ? 'Try again' : 'Reload';
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(heading(page, 'Token')).toBeVisible();
  });
}

test('opening a screen offline asks to check the connection without a page load, and "Try again" recovers after a deployment, too', async ({
  signedIn: page,
  host,
  context,
}) => {
  await openList(page, host);
  host.deploy(upcomingBuild, '404');
  await context.setOffline(true);
  await tokenLink(page).click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByText(noConnection)).toBeVisible();
  expect(host.pageLoads()).toBe(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(heading(page, 'Token')).toBeVisible();
});

test('a screen whose chunk could not be loaded offline opens at the next attempt, without a page load', async ({
  signedIn: page,
  host,
  context,
}) => {
  await openList(page, host);
  await context.setOffline(true);
  await tokenLink(page).hover();
  await tokenLink(page).click();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  await tokenLink(page).click();
  await expect(heading(page, 'Token')).toBeVisible();
  expect(host.pageLoads()).toBe(1);
});

for (const missingFileBehavior of ['404', 'the page, with 200', 'no response'] as const) {
  test(`a dialog whose chunk could not be loaded (${missingFileBehavior}) opens at the next attempt`, async ({
    signedIn: page,
    host,
  }) => {
    await openList(page, host);
    host.deploy(withoutFiles(currentBuild, /assets\/ImportDialog-/), missingFileBehavior);
    const button = page.getByRole('button', { name: 'Import CSV' });
    await button.click();
    await expect(
      page.getByRole('alert').filter({
        hasText:
          missingFileBehavior === 'no response' ? noConnection : 'Try again, or reload the page.',
      }),
    ).toBeVisible();
    host.deploy(currentBuild, missingFileBehavior);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Import CSV' })).toBeVisible();
    expect(host.pageLoads()).toBe(1);
  });
}

for (const { chunk, button, role, name } of [
  { chunk: 'dialogs', button: 'New organization', role: 'dialog', name: 'New organization' },
  { chunk: 'dialogs', button: 'Search', role: 'dialog', name: 'Command menu' },
] as const) {
  test(`pressing "${button}" shows a progress bar while the ${role} is loading`, async ({
    signedIn: page,
    host,
  }) => {
    const release = await holdRequests(page, `**/${chunk}-*.js`);
    await openList(page, host);
    await page.getByRole('button', { name: button, exact: true }).click();
    const progressBar = page.getByRole('progressbar', { name: 'Loading', exact: true });
    await expect(progressBar).toBeVisible();
    release();
    await expect(page.getByRole(role, { name })).toBeVisible();
    await expect(progressBar).toHaveCount(0);
  });
}

test('unsaved input survives a deployment that removes the chunks of its dialogs', async ({
  signedIn: page,
  host,
}) => {
  await page.goto(`${host.origin}/accounts/acme.v2`);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  const field = dialog.getByLabel('Assigned seats', { exact: true });
  const typedValue = (await field.inputValue()) === '2' ? '1' : '2';
  await field.fill(typedValue);
  host.deploy(upcomingBuild, '404');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(field).toHaveValue(typedValue);
  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  expect(host.pageLoads()).toBe(1);
});

test('a missing tooltip chunk leaves the screen intact', async ({ signedIn: page, host }) => {
  await openList(page, host);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  host.deploy(withoutFiles(upcomingBuild, /TooltipPopup/), '404');
  await page.getByRole('button', { name: 'Collapse menu' }).hover();
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await expect(page.getByRole('menu', { name: 'Robin Hale' })).toBeVisible();
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  expect(host.pageLoads()).toBe(1);
});

test('a missing entry script shows an error whose Reload loads the next build', async ({
  page,
  host,
}) => {
  host.deploy(withoutFiles(currentBuild, /assets\/base-/), '404');
  await page.goto(`${host.origin}/login`);
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('display', 'grid');
  expect(host.pageLoads()).toBe(1);
  host.deploy(upcomingBuild, '404');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
