import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const scenarioOf = (page: Page) => page.getByRole('banner').getByText(/^Scenario: \w/);

/** A second tab that runs the scenario `empty`. */
async function openEmptyScenario(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/accounts?scenario=empty');
  await expect(tab.getByText('No accounts')).toBeVisible();
  return tab;
}

test('two tabs run two scenarios side by side, each with its own data and changes', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts?scenario=growing');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  const other = await openEmptyScenario(context);
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

  // Tabs on the same scenario share their changes.
  await other.goto('/accounts/acme.v2?scenario=growing');
  await expect(other.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
});

test('a new tab without a scenario continues the one that ran last', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/token?scenario=growing');
  await expect(scenarioOf(page)).toHaveText('Scenario: Growing');
  await page.goto('/token?scenario=empty');
  const newTab = await context.newPage();
  await newTab.goto('/token');
  await expect(scenarioOf(newTab)).toHaveText('Scenario: Empty');
});

test('a link opened in a new tab continues the scenario of its own tab', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts?scenario=growing');
  const acme = page.getByRole('link', { name: 'Acme Robotics' });
  await expect(acme).toBeVisible();
  await openEmptyScenario(context);
  const opened = context.waitForEvent('page');
  await acme.click({ modifiers: ['ControlOrMeta'] });
  await expect(scenarioOf(await opened)).toHaveText('Scenario: Growing');
});

test('latency and failure rate apply only to the tab that set them', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts?scenario=growing');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  const other = await openEmptyScenario(context);
  await page.evaluate(() => window.amsMock?.setLatency(1));
  await other.reload();
  await expect(other.getByText('No accounts')).toBeVisible();
  expect(await other.evaluate(() => window.amsMock?.getSnapshot().latency)).toBe(0);
  await page.reload();
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  expect(await page.evaluate(() => window.amsMock?.getSnapshot().latency)).toBe(1);
});

test('starting a scenario on a profile goes home unless the scenario has that organization', async ({
  signedIn: page,
}) => {
  const start = async (title: string) => {
    await page.getByRole('button', { name: 'Demo', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Demo' });
    await panel.getByLabel('Scenario').selectOption(title);
    await panel.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(scenarioOf(page)).toHaveText(`Scenario: ${title}`);
  };
  await page.goto('/accounts/acme.v2?scenario=default&period=90');
  await expect(page.getByRole('heading', { name: 'Acme Robotics', level: 1 })).toBeVisible();
  await start('Growing');
  await expect(page.getByRole('heading', { name: 'Acme Robotics', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/accounts/acme.v2?period=90');
  await start('Empty');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(page).toHaveURL('/');

  // Only starting a scenario goes home: a link to a missing record stays an error, also on reload.
  await page.goto('/accounts/acme.v2');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
