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

test('a total mistyped as 600 is brought back to 50 by "Undo", and the activity has both changes', async ({
  signedIn: page,
}) => {
  const name = await openProfile(page, 18);
  await openTotalSeats(page);
  const dialog = page.getByRole('dialog', { name: 'Change total seats' });
  await page.keyboard.type('6000');
  await expect(dialog.getByText('This is 120 times the current number.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Enter');
  await expect(firstTotal(page)).toHaveText('600');
  const saved = toasts(page).getByRole('status').filter({ hasText: '50 → 600' });
  await expect(saved).toHaveText(new RegExp(`Saved Successfully! ${name}: total .*seats 50 → 600`));
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(firstTotal(page)).toHaveText('50');
  const answer = toasts(page).getByRole('status').filter({ hasText: '600 → 50' });
  await expect(answer).toHaveText(new RegExp(`Saved Successfully! ${name}: `));
  await expect(answer.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const entries = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await expect(entries.nth(0)).toContainText('600 → 50');
  await expect(entries.nth(0)).toContainText('Undone');
  await expect(entries.nth(1)).toContainText('50 → 600');
});

test('"Undo" after a change by someone else changes nothing and says so', async ({
  signedIn: page,
  context,
}) => {
  const name = await openProfile(page, 19);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(firstTotal(other)).toHaveText('50');
  await changeTotal(page, 600);
  await expect(firstTotal(other)).toHaveText('600');
  await changeTotal(other, 700);
  await toasts(page)
    .getByRole('status')
    .filter({ hasText: '50 → 600' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toasts(page).getByRole('alert')).toContainText(
    `${name} has changed since. Nothing was undone.`,
  );
  await expect(firstTotal(page)).toHaveText('700');
});

test('a newer change of the same organization removes the toast of the older one', async ({
  signedIn: page,
}) => {
  await openProfile(page, 21);
  const status = page.getByRole('button', { name: /^(Activate|Deactivate)$/ });
  const verb = await status.innerText();
  await status.click();
  await page.getByRole('alertdialog').getByRole('button', { name: verb }).click();
  await expect(toasts(page).getByRole('status')).toHaveText([/activated/]);
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('two quick presses of "Undo" send it once, and neither gives a false alarm', async ({
  signedIn: page,
}) => {
  await openProfile(page, 17);
  await changeTotal(page, 60);
  await expect(firstTotal(page)).toHaveText('60');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url());
  });
  const undo = toasts(page).getByRole('button', { name: 'Undo' }).last();
  // In one task, before React can render.
  await undo.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(firstTotal(page)).toHaveText('50');
  await expect(toasts(page).getByRole('status').last()).toHaveText(/60 → 50/);
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  expect(writes).toHaveLength(1);
});

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

test('"Undo" is gone after a reload, and on the profile of another organization', async ({
  signedIn: page,
}) => {
  await openProfile(page, 20);
  const undo = toasts(page).getByRole('button', { name: 'Undo' });
  await expect(undo.first()).toBeVisible();
  await page.getByRole('link', { name: 'Next organization' }).click();
  await expect(undo).toHaveCount(0);
  await changeTotal(page, 600);
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(toasts(page).getByText('Saved Successfully!').first()).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('closing "Edit organization" with nothing but a reason asks nothing', async ({
  signedIn: page,
}) => {
  await openUnusedProfile(page, 22);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit organization' });
  await dialog.getByLabel('Reason').fill('Asked by phone');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
