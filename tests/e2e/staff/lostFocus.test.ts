import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openUnusedProfile } from '../openUnusedProfile';

/** A control that disappears, or is disabled, once it is used. */
interface DisappearingControl {
  readonly name: string;
  /** Shows the control. */
  readonly open: (page: Page) => Promise<Locator>;
}

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });

/** Fails the first request that matches; a later one succeeds. */
async function failOnce(page: Page, url: RegExp): Promise<void> {
  await page.route(
    url,
    (route) =>
      route.fulfill({
        status: 418,
        contentType: 'application/problem+json',
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { type: 'about:blank', title: 'x', status: 418, code: 'x' },
      }),
    { times: 1 },
  );
}

async function selectPage(page: Page): Promise<Locator> {
  await page.goto('/accounts');
  await page.getByText(/^1–25 of/).waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  return selection(page);
}

async function openBulkDialog(page: Page): Promise<Locator> {
  await page.goto('/accounts?status=active');
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all on)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await button(selection(page), 'Deactivate').press('Enter');
  return page.getByRole('dialog', { name: /^Deactivate/ });
}

const controls: readonly DisappearingControl[] = [
  {
    name: '"Clear filters" of an empty list',
    open: async (page) => {
      await page.goto('/accounts?q=zzzzzz&status=active');
      return button(page, 'Clear filters');
    },
  },
  {
    name: '"Clear filter" of a select',
    open: async (page) => {
      await page.goto('/accounts?status=active');
      return button(page, 'Clear filter');
    },
  },
  {
    name: '"Select all {total}"',
    open: async (page) => button(await selectPage(page), /^Select all \d+/),
  },
  {
    name: '"Clear selection"',
    open: async (page) => button(await selectPage(page), 'Clear selection'),
  },
  {
    name: '"Previous page" of the second page',
    open: async (page) => {
      await page.goto('/accounts?page=2');
      await page.getByText(/^26–50 of/).waitFor();
      return button(page, 'Previous page');
    },
  },
  {
    name: '"Try again" of a failed list',
    open: async (page) => {
      await failOnce(page, /\/api\/accounts\?/);
      await page.goto('/accounts');
      return button(page, 'Try again');
    },
  },
  {
    name: '"Remove {name}" in a bulk change',
    open: async (page) => button(await openBulkDialog(page), /^Remove/).first(),
  },
  {
    name: '"Try again" of a region of home',
    open: async (page) => {
      await failOnce(page, /\/api\/activity/);
      await page.goto('/');
      return button(page, 'Try again');
    },
  },
  {
    name: '"Try again" of a region of a profile',
    open: async (page) => {
      await failOnce(page, /\/daily-seats/);
      await openUnusedProfile(page, 11);
      return button(page, 'Try again');
    },
  },
  {
    name: '"Clear filter" of the activity',
    open: async (page) => {
      await openUnusedProfile(page, 11);
      const region = page.getByRole('region', { name: 'Activity' });
      await region.getByLabel('Show').selectOption('Details');
      return button(region, 'Clear filter');
    },
  },
  {
    name: '"Remove subscription" of a new organization',
    open: async (page) => {
      await page.goto('/accounts?new');
      const dialog = page.getByRole('dialog', { name: 'New organization' });
      await button(dialog, 'Add subscription').press('Enter');
      return button(dialog, 'Remove subscription').last();
    },
  },
  {
    name: '"Dismiss" of a toast',
    open: async (page) => {
      await page.goto('/token');
      await page.getByLabel('Name', { exact: true }).fill(`Focus ${Date.now()}`);
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Your new token' }).waitFor();
      return button(page, 'Dismiss').first();
    },
  },
  {
    name: '"Remove {file}" of an import',
    open: async (page) => {
      await page.goto('/accounts?import');
      const dialog = page.getByRole('dialog', { name: 'Import CSV' });
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'a.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,subdomain\nAcme,acme\n'),
      });
      return button(dialog, 'Remove a.csv');
    },
  },
];

for (const { name, open } of controls)
  test(`focus moves to a neighbour of ${name}, which goes once it is used`, async ({
    signedIn: page,
    problems,
  }) => {
    const control = await open(page);
    await control.focus();
    const handle = await control.elementHandle();
    await page.keyboard.press('Enter');
    const isUsable = () =>
      page.evaluate(
        (element) => element?.isConnected && !element.matches(':disabled, [aria-disabled="true"]'),
        handle,
      );
    await expect.poll(isUsable).toBeFalsy();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).not.toBe('BODY');
    // The failures are injected.
    problems.length = 0;
  });
