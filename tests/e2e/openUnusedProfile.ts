import { expect, type Page } from '@playwright/test';

/**
 * Opens the profile of the n-th organization of the list's last page, which tests change: each uses
 * another n. Returns its name.
 */
export async function openUnusedProfile(page: Page, nth: number): Promise<string> {
  await page.goto('/accounts?page=8');
  const link = page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(nth);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}
