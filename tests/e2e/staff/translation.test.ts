import type { Locator, Page } from '@playwright/test';
import { translateTexts } from '../../setup/translateTexts';
import { expect, test } from '../fixtures';
import { openUnusedProfile } from '../openUnusedProfile';

const listRows = (page: Page) =>
  page.getByRole('table', { name: 'Organizations' }).getByRole('row').allInnerTexts();

/** Translates the page as it is before each click. */
async function press(button: Locator): Promise<void> {
  await button.waitFor();
  await button.page().evaluate(translateTexts);
  await button.click();
}

test('the next page of a translated list shows the records of that page only', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?page=2');
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
  const expected = await listRows(page);

  await page.goto('/accounts');
  await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();
  await press(page.getByRole('button', { name: 'Next page' }));
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
  expect(await listRows(page)).toEqual(expected);
});

test('a translated profile shows what every action on it has changed', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await openUnusedProfile(page, 16);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const activity = page.getByRole('region', { name: 'Activity', exact: true });
  const entries = activity.getByRole('listitem');
  await expect(entries.first()).toBeVisible();

  const row = page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').nth(1);
  const totalCell = row.getByRole('cell').nth(1);
  const total = Number((await totalCell.innerText()).replace(/\D/g, '')) + 7;
  await press(row.getByRole('button', { name: /^Change total seats, / }));
  await dialog.getByLabel('Total seats', { exact: true }).fill(String(total));
  await press(dialog.getByRole('button', { name: 'Save changes' }));
  await expect(dialog).toHaveCount(0);
  await expect(totalCell).toHaveText(total.toLocaleString('en-GB'));

  const name = `Translated ${uniqueSuffix}`;
  await press(main.getByRole('button', { name: 'Edit' }));
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await press(dialog.getByRole('button', { name: 'Save changes' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

  const note = `Called about the seats, ${uniqueSuffix}`;
  await activity.getByRole('textbox', { name: 'Note' }).fill(note);
  await press(activity.getByRole('button', { name: 'Add note' }));
  await expect(entries.first()).toContainText(note);

  const shown = await entries.count();
  await press(activity.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => entries.count()).toBeGreaterThan(shown);

  const action = await main.getByRole('button', { name: /^(Activate|Deactivate)$/ }).innerText();
  const opposite = action === 'Deactivate' ? 'Activate' : 'Deactivate';
  await press(main.getByRole('button', { name: action, exact: true }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: action }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(main.getByRole('button', { name: opposite, exact: true })).toBeVisible();
  await expect(entries.first()).toContainText(`${action.toLowerCase()}d the organization`);
});

test('a token is created and revoked on a translated page', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await page.goto('/token');
  const name = `Translated ${uniqueSuffix}`;
  await page.getByLabel('Name').fill(name);
  await press(page.getByRole('button', { name: 'Create token' }));
  const created = page.getByRole('region', { name: 'Your new token' });
  await expect(created.getByText(name)).toBeVisible();
  await press(created.getByRole('button', { name: 'Dismiss' }));
  await expect(created).toHaveCount(0);

  const row = page
    .getByRole('table', { name: 'Tokens' })
    .getByRole('row')
    .filter({ hasText: name });
  await press(row.getByRole('button', { name: `Revoke ${name}` }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row).toContainText('Revoked');
});
