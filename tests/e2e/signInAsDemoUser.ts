import { expect, type Page } from '@playwright/test';

/** Submits the login form that is shown, as one of the users that both mock APIs have. */
export async function submitLogin(page: Page, name = 'demo', password = name): Promise<void> {
  await page.getByLabel('Email').fill(`${name}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in by the form, and waits for the greeting. */
export async function signInAsDemoUser(page: Page): Promise<void> {
  await page.goto('/login');
  await submitLogin(page);
  await expect(page.getByRole('heading', { name: /^Welcome, .+!$/ })).toBeVisible();
}
