import { expect, test } from '../fixtures';
import { openUnusedProfile } from '../openUnusedProfile';

test('a status change by keyboard is confirmed first and shows at once in the profile and the list', async ({
  signedIn: page,
}) => {
  const name = await openUnusedProfile(page, 3);
  const button = page.getByRole('button', { name: /^(Activate|Deactivate)$/ });
  const action = await button.innerText();
  const badge = action === 'Deactivate' ? 'Inactive' : 'Active';
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `${action} ${name}?` });
  const text =
    action === 'Deactivate'
      ? `${name} will be permanently deactivated and its users can no longer use the product.`
      : `${name} will be permanently activated.`;
  await expect(dialog.getByText(text)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: action })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await expect(
    page.getByRole('button', {
      name: action === 'Deactivate' ? 'Activate' : 'Deactivate',
      exact: true,
    }),
  ).toBeFocused();
  await expect(page.locator('main').getByText(badge, { exact: true })).toBeVisible();
  await page.goBack();
  const row = page.getByRole('table', { name: 'Organizations' }).getByRole('row').nth(4);
  await expect(row).toContainText(name);
  await expect(row).toContainText(badge);
});

test('assigning more seats than the total updates the totals once confirmed', async ({
  signedIn: page,
}) => {
  await openUnusedProfile(page, 5);
  const opener = page.getByRole('button', { name: /^Assign seats, / }).first();
  const row = page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').nth(1);
  const total = Number((await row.getByRole('cell').nth(1).innerText()).replace(/\D/g, ''));
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  const field = dialog.getByLabel('Assigned seats', { exact: true });
  await field.fill(String(total + 2));
  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  const confirmDialog = page.getByRole('alertdialog', { name: 'Add 2 seats?' });
  await confirmDialog.getByRole('button', { name: 'Add seats' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(row.getByRole('cell').nth(1)).toHaveText((total + 2).toLocaleString('en-GB'));
  const rows = await page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').all();
  const sums = await Promise.all(
    rows
      .slice(1)
      .map(async (each) =>
        Number((await each.getByRole('cell').nth(1).innerText()).replace(/\D/g, '')),
      ),
  );
  const sum = sums.reduce((acc, each) => acc + each, 0);
  await expect(
    page.locator('dt', { hasText: 'Total seats' }).locator('xpath=following-sibling::dd[1]'),
  ).toHaveText(sum.toLocaleString('en-GB'));
});

test('a token’s secret is shown once and stored nowhere, a duplicate name is rejected, and the token can be revoked', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await page.goto('/token');
  const name = `Journey ${uniqueSuffix}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Expires').selectOption('1 year');
  await page.getByRole('button', { name: 'Create token' }).click();
  const newTokenRegion = page.getByRole('region', { name: 'Your new token' });
  const secret = await newTokenRegion.locator('code').innerText();
  expect(secret.length).toBeGreaterThan(20);
  await expect(newTokenRegion.getByText('it won’t be shown again')).toBeVisible();
  await newTokenRegion.getByRole('button', { name: 'Dismiss' }).click();
  await expect(newTokenRegion).toHaveCount(0);
  const persistedState = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
      document.documentElement.outerHTML,
    ]),
  );
  expect(persistedState).not.toContain(secret);

  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Name already exists.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Validation failed' })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Revoke ${name}?` });
  await expect(
    dialog.getByText(
      'Anything using this token stops working immediately. The token has never been used.',
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Revoke ${name}` })).toHaveCount(0);
  await expect(page.locator('[data-revokes]:focus')).toHaveCount(1);
});
