import type { Page } from '@playwright/test';
import { signInAsDemoUser } from '../signInAsDemoUser';
import { expect, test } from '../fixtures';

/**
 * What a screen reader gets, as text: the accessibility trees of five screens and of a dialog. The
 * snapshots in the folder beside this file are reviewed by reading them;
 * `npm run test:e2e -- demo/accessibilityTree --update-snapshots` writes them.
 */
test.beforeEach(async ({ page }) => {
  // Dates and ages of the demo's data depend on the day.
  await page.clock.setFixedTime('2026-03-02T09:00:00Z');
});

const expectTree = (page: Page, name: string) =>
  expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

test('the sign-in and home', async ({ page }) => {
  await page.goto('/login?panel=off');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectTree(page, 'login');
  await signInAsDemoUser(page);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  await expectTree(page, 'home');
});

test('the list and the tokens', async ({ page }) => {
  await signInAsDemoUser(page);
  await page.goto('/accounts?per_page=10');
  const table = page.getByRole('table', { name: 'Organizations' });
  await expect(table.getByRole('link')).toHaveCount(10);
  await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeVisible();
  await expectTree(page, 'list');
  await page.goto('/token');
  await expect(page.getByRole('heading', { level: 1, name: 'Token' })).toBeVisible();
  await expectTree(page, 'token');
});

test('a profile and the dialog that edits it', async ({ page }) => {
  await signInAsDemoUser(page);
  await page.goto('/accounts/acme.v2');
  await expect(
    page.getByRole('table', { name: 'Subscriptions' }).getByRole('cell').first(),
  ).toBeVisible();
  await expect(page.getByRole('group', { name: 'Daily seats by type' })).toBeVisible();
  await expectTree(page, 'profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
  await expectTree(page, 'edit');
});
