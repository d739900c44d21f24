import { expect, type Page } from '@playwright/test';

/** Signs in by the form as the user that both mock APIs have, and waits for the greeting. */
export async function signInAsDemoUser(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, .+!$/ })).toBeVisible();
}
