import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const scenarioOf = (page: Page) => page.getByRole('banner').getByText(/^Scenario: \w/);

test('two tabs run two scenarios side by side, each with its own data and changes', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts?scenario=growing');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/accounts?scenario=empty');
  await expect(other.getByText('No accounts')).toBeVisible();
  await expect(scenarioOf(other)).toHaveText('Scenario: Empty');

  await page.reload();
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  await expect(scenarioOf(page)).toHaveText('Scenario: Growing');
  await page.getByRole('link', { name: 'Acme Robotics' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await other.reload();
  await expect(other.getByText('No accounts')).toBeVisible();

  // A tab of its own on the same scenario has its changes; one without a scenario has the last.
  await other.goto('/accounts/acme.v2?scenario=growing');
  await expect(other.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  await other.goto('/accounts/acme.v2?scenario=default');
  await expect(other.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  const fresh = await context.newPage();
  await fresh.goto('/accounts/acme.v2');
  await expect(scenarioOf(fresh)).toHaveText('Scenario: Default');
  await page.reload();
  await expect(scenarioOf(page)).toHaveText('Scenario: Growing');
});

test('a link that is opened in a new tab goes on with the scenario of the tab it is in', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts?scenario=growing');
  const acme = page.getByRole('link', { name: 'Acme Robotics' });
  await expect(acme).toBeVisible();
  const other = await context.newPage();
  await other.goto('/accounts?scenario=empty');
  await expect(other.getByText('No accounts')).toBeVisible();
  const opened = context.waitForEvent('page');
  await acme.click({ modifiers: ['ControlOrMeta'] });
  await expect(scenarioOf(await opened)).toHaveText('Scenario: Growing');
});

test('latency and failure rate belong to the tab that set them', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts?scenario=growing');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/accounts?scenario=empty');
  await expect(other.getByText('No accounts')).toBeVisible();
  await page.evaluate(() => window.amsMock?.setLatency(1));
  await other.reload();
  await expect(other.getByText('No accounts')).toBeVisible();
  expect(await other.evaluate(() => window.amsMock?.state().latency)).toBe(0);
  await page.reload();
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  expect(await page.evaluate(() => window.amsMock?.state().latency)).toBe(1);
});

test('an unknown scenario is reported, with the one that runs instead', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?scenario=empty');
  await expect(page.getByText('No accounts')).toBeVisible();
  await page.goto('/accounts?scenario=nope');
  await expect(page.getByRole('alert')).toContainText(
    'The scenario “nope” is not known: “default” runs instead.',
  );
  await expect(scenarioOf(page)).toHaveText('Scenario: Default');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
});

test('the login tells which scenario runs', async ({ page }) => {
  await page.goto('/login?scenario=growing');
  await expect(page.getByText('Scenario: Growing')).toBeVisible();
});
