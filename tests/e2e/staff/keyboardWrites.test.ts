import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test('assigning seats, creating and revoking a token work by keyboard alone', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await page.goto('/accounts?page=5');
  // No other test changes it.
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(20).click();
  const opener = page.getByRole('button', { name: /^Assign seats, / }).first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const field = page
    .getByRole('dialog', { name: 'Assign seats' })
    .getByLabel('Assigned seats', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('99999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.goto('/token');
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type(`By keyboard ${uniqueSuffix}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Never');
  await expect(page.getByLabel('Expires')).toHaveValue('never');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Your new token' }).getByRole('button', { name: 'Copy' }),
  ).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: `Revoke By keyboard ${uniqueSuffix}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('[data-revokes]:focus')).toHaveCount(1);
});

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} is not reachable by Tab`);
}
