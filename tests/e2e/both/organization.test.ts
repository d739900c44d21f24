import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

async function fillIn(page: Page, name: string, subdomain: string) {
  const dialog = page.getByRole('dialog', { name: 'New organization' });
  const row = dialog.getByRole('group', { name: 'Subscription 1' });
  for (const [label, text] of [
    ['Name', name],
    ['Subdomain', subdomain],
    ['Billing name', 'Wes Wren'],
    ['Billing email', 'wes@wren.example'],
    ['Amount', '120.50'],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  await row.getByLabel('Seat type').fill('full');
  await row.getByLabel('Total seats').fill('5');
  return dialog;
}

test('an organization is created and edited in URL-bound dialogs by keyboard, then found in the list', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await page.goto('/accounts?status=active');
  const opener = page.getByRole('button', { name: 'New organization' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New organization' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/accounts\?status=active&new$/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.goForward();
  await page.reload();
  // Blurring the field renders its message between press and release: the click must still count.
  await dialog.getByLabel('Amount').fill('1000,50');
  await dialog.getByRole('button', { name: 'Create organization' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please check required fields');
  await fillIn(page, `Wren ${uniqueSuffix}`, `wren-${uniqueSuffix}`);
  await dialog.getByLabel('Total seats').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Wren ${uniqueSuffix}` })).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\/[^/?]+$/);
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').nth(1),
  ).toContainText('full');

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit organization' });
  await edit.getByLabel('Name', { exact: true }).fill(`Wren Labs ${uniqueSuffix}`);
  await page.goBack();
  const discardDialog = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await discardDialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\?edit$/);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: `Wren Labs ${uniqueSuffix}` }),
  ).toBeVisible();
  await expect(page).toHaveTitle(`Wren Labs ${uniqueSuffix} | Accounts Management System`);
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.goBack();
  await page.getByRole('searchbox').fill(`wren-${uniqueSuffix}`);
  await expect(page.getByRole('table', { name: 'Organizations' }).getByRole('link')).toHaveText([
    `Wren Labs ${uniqueSuffix}`,
  ]);
});
