import { expect, type Page } from '@playwright/test';

/**
 * Opens the profile of the n-th organization of a page of the list, by default the last one. Tests
 * change it: each uses another one. Returns its name.
 */
export async function openUnusedProfile(page: Page, nth: number, listPage = 8): Promise<string> {
  await page.goto(`/accounts?page=${listPage}`);
  const link = page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(nth);
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
}
