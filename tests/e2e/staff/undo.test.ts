import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openTotalSeats } from '../openTotalSeats';
import { openUnusedProfile } from '../openUnusedProfile';

// docs/product.md, "What was saved".

async function changeTotal(page: Page, total: number) {
  await openTotalSeats(page);
  const dialog = page.getByRole('dialog', { name: 'Change total seats' });
  const field = dialog.getByLabel('Total seats', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(String(total));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const firstTotal = (page: Page) =>
  page
    .getByRole('table', { name: 'Subscriptions' })
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .nth(1);

/** Opens a profile whose first subscription has more seats than are in use. */
async function openProfile(page: Page, nth: number): Promise<string> {
  const name = await openUnusedProfile(page, nth);
  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Assigned seats', { exact: true }).fill('7');
  await dialog.getByLabel('Reason').fill('Audit');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);
  await changeTotal(page, 50);
  await expect(firstTotal(page)).toHaveText('50');
  return name;
}

test('an edit that "Undo" has overtaken names the user, not someone else', async ({
  signedIn: page,
}) => {
  const name = await openUnusedProfile(page, 16);
  const editing = page.getByRole('dialog', { name: 'Edit organization' });
  const edit = async (label: string, value: string) => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await editing.getByLabel(label, { exact: true }).fill(value);
  };
  await edit('Address', '1 Undone Street');
  await page.keyboard.press('Control+Enter');
  await expect(editing).toHaveCount(0);
  await edit('Address', '2 Typed Street');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByRole('status')).toHaveText(/^Success/);
  await editing.getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed by you' });
  await expect(conflict.getByRole('alert')).toHaveText(
    `You changed ${name} just now. Choose which address to keep.`,
  );
  await expect(conflict.getByText(/someone else|Robin Hale/)).toHaveCount(0);
});

test('"Undo" is gone after a reload', async ({ signedIn: page }) => {
  await openProfile(page, 20);
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo.first()).toBeVisible();
  await page.reload();
  await expect(toasts(page).getByText('Saved Successfully!').first()).toBeVisible();
  await expect(undo).toHaveCount(0);
});
