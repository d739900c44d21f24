import { expect, test } from '../fixtures';
import { openUnusedProfile } from '../openUnusedProfile';
import { signInAsDemoUser } from '../signInAsDemoUser';

test('a status change by keyboard is confirmed first and shows at once in the profile and the list', async ({
  page,
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

test('assigning seats validates the number, previews the result, confirms excess seats and updates the totals', async ({
  page,
}) => {
  await openUnusedProfile(page, 5);
  const opener = page.getByRole('button', { name: /^Assign seats, / }).first();
  const row = page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').nth(1);
  const total = Number((await row.getByRole('cell').nth(1).innerText()).replace(/\D/g, ''));
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  const field = dialog.getByLabel('Assigned seats', { exact: true });
  for (const [text, message] of [
    ['1.5', 'Assigned seats should be a whole number.'],
    ['-1', 'Assigned seats should be at least 0.'],
    ['1e3', 'Assigned seats should be a number.'],
    ['9007199254740993', 'Assigned seats should be less than 100,001.'],
    ['  ', 'Assigned seats is required.'],
  ] as const) {
    await field.fill(text);
    await field.press('Enter');
    await expect(dialog.getByText(message).first()).toBeVisible();
  }
  await field.fill(String(total + 2));
  const after = dialog.getByRole('table', { name: 'Preview' }).getByRole('row');
  await expect(after.nth(1).getByRole('cell').last()).toHaveText(
    `+2 ${(total + 2).toLocaleString('en-GB')}`,
  );
  await expect(after.nth(3).getByRole('cell').last()).toHaveText(/(^|\s)0$/);
  await dialog.getByRole('button', { name: 'Assign seats' }).click();
  const confirmDialog = page.getByRole('alertdialog', { name: 'Add 2 seats?' });
  await expect(
    confirmDialog.getByText('The 2 excess seats are added automatically.'),
  ).toBeVisible();
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

test('closing Assign seats with an unsaved number asks for confirmation', async ({ page }) => {
  await openUnusedProfile(page, 6);
  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Assigned seats', { exact: true }).fill('3');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(dialog.getByLabel('Assigned seats', { exact: true })).toHaveValue('3');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a token’s secret is shown once and stored nowhere, a duplicate name is rejected, and the token can be revoked', async ({
  page,
  uniqueSuffix,
}) => {
  await signInAsDemoUser(page);
  await page.goto('/token');
  const name = `Journey ${uniqueSuffix}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Expires').selectOption('Custom date');
  await page.getByLabel('Expiry date').fill('2024-02-30');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid date field value.').first()).toBeVisible();
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
