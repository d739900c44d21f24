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

test('starting a scenario keeps the profile of an organization created in it', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?scenario=empty');
  await expect(page.getByText('No accounts')).toBeVisible();
  const id = await page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('ams.session') ?? '') as {
      data: { token: string };
    };
    const response = await fetch('/api/accounts', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${session.data.token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        name: 'Wren & Co',
        subdomain: 'wren',
        billing: {
          billing_name: 'Ann Wren',
          billing_email: 'ann@wren.example',
          amount: 1,
          currency: 'EUR',
        },
        subscriptions: [{ seat_type: 'full', total_seats: 10 }],
      }),
    });
    return ((await response.json()) as { data: { id: string } }).data.id;
  });
  await page.goto(`/accounts/${id}?scenario=default`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Demo' });
  await panel.getByLabel('Scenario').selectOption('Empty');
  await panel.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wren & Co', level: 1 })).toBeVisible();
});

test('all invalid parameters of a link are reported in one toast and replaced by their defaults', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?scenario=empty');
  await expect(page.getByText('No accounts')).toBeVisible();
  await page.goto('/accounts?scenario=nope&seed=x&today=2026-02-30');
  await expect(page.getByRole('alert')).toContainText(
    'Unknown scenario “nope”. Using “default” instead. Invalid seed “x”. Using 1 instead. Invalid date “2026-02-30”. Using the current date instead.',
  );
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(scenarioOf(page)).toHaveText('Scenario: Default');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
});

test('the login screen shows the running scenario', async ({ page }) => {
  await page.goto('/login?scenario=growing');
  await expect(page.getByText('Scenario: Growing')).toBeVisible();
});
