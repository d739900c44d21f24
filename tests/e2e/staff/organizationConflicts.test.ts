import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/**
 * Opens the edit dialog of the n-th organization of the sixth page, which no other test changes.
 */
async function openEditDialog(page: Page, nth: number) {
  await page.goto('/accounts?page=6');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(nth).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: 'Edit organization' });
}

test('saving an edit after the user saved the same organization in another tab merges both changes', async ({
  context,
  signedIn: page,
}) => {
  const first = await openEditDialog(page, 0);
  await expect(first).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const second = other.getByRole('dialog', { name: 'Edit organization' });
  await second.getByLabel('Address').fill('Second Street 2');
  await second.getByLabel('Billing name').fill('Second Billing');

  await first.getByLabel('Billing phone').fill('+44 20 7946 0001');
  await first.getByLabel('Billing name').fill('First Billing');
  await first.getByRole('button', { name: 'Save changes' }).click();
  await expect(first).toHaveCount(0);

  await second.getByRole('button', { name: 'Save changes' }).click();
  const merge = other.getByRole('dialog', { name: 'Changed by you' });
  await expect(merge.getByRole('alert')).toHaveText(
    /^You changed .+ just now\. Choose which billing name to keep\.$/,
  );
  const conflict = merge.getByRole('group', { name: 'Billing name' });
  await expect(conflict.getByText('Billing name conflict.')).toBeVisible();
  await expect(conflict.getByText('First Billing')).toBeVisible();
  await conflict.getByRole('radio', { name: 'Saved First Billing' }).check();
  await merge.getByRole('button', { name: 'Save changes' }).click();
  await expect(second).toHaveCount(0);

  for (const text of ['Second Street 2', '+44 20 7946 0001', 'First Billing'])
    await expect(other.getByRole('region', { name: 'Organization Profile' })).toContainText(text);
  await page.reload();
  for (const text of ['Second Street 2', '+44 20 7946 0001', 'First Billing'])
    await expect(page.getByRole('region', { name: 'Organization Profile' })).toContainText(text);
});

test('leaving unsaved seats by reload or Back asks for confirmation', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?page=6');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(1).click();
  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const field = page.getByLabel('Assigned seats', { exact: true });
  await field.fill('3');
  const dialogTypes: string[] = [];
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type());
    void dialog.dismiss();
  });
  await page.reload({ waitUntil: 'commit', timeout: 1000 }).catch(() => undefined);
  await expect.poll(() => dialogTypes).toEqual(['beforeunload']);
  await page.goBack();
  const discardDialog = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await discardDialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toHaveValue('3');
  await page.goBack();
  await discardDialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/accounts\?page=6$/);
});
