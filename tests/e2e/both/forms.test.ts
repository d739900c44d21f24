import { expect, test } from '../fixtures';

test('a nested dialog covers its shrunken parent with its own backdrop and returns focus to the button that opened it', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?page=3');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(4).click();
  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  // Not by role: a dialog below another one is hidden from the accessibility tree.
  const parent = page.locator('[role="dialog"]');
  const field = parent.getByLabel('Assigned seats', { exact: true });
  const submit = parent.locator('button[type="submit"]');
  const nested = page.getByRole('alertdialog', { name: /^Add [\d,]+ seats\?$/ });
  await field.fill('90000');
  await submit.click();
  await expect(nested.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect.poll(async () => (await nested.boundingBox())?.width).toBe(400);
  await expect.poll(async () => (await parent.boundingBox())?.width).toBeCloseTo(480 * 0.97);
  // The nested dialog's backdrop must cover the parent's submit button.
  const reachable = await submit.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(reachable).toBe(false);
  const backdrops = page.locator('[data-base-ui-portal] > [role="presentation"][data-open]');
  await expect(backdrops.filter({ hasNot: page.locator('[role$="dialog"]') })).toHaveCount(2);
  await nested.getByRole('button', { name: 'Cancel' }).click();
  await expect(nested).toHaveCount(0);
  await expect(submit).toBeFocused();
  await expect.poll(async () => (await parent.boundingBox())?.width).toBe(480);

  const discardDialog = page.getByRole('alertdialog', { name: 'Discard changes?' });
  for (const name of ['Cancel', 'Close']) {
    const opener = parent.getByRole('button', { name, exact: true });
    await opener.click();
    await discardDialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(opener).toBeFocused();
  }
  await field.press('Escape');
  await discardDialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field).toBeFocused();
});

test('leaving a new secret that is neither copied nor dismissed asks for confirmation', async ({
  signedIn: page,
  uniqueSuffix: suffix,
}) => {
  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Token' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const region = page.getByRole('region', { name: 'Your new token' });
  const discardDialog = page.getByRole('alertdialog', { name: 'Discard changes?' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const create = async (name: string) => {
    await page.getByLabel('Name', { exact: true }).fill(`${name} ${suffix}`);
    await page.getByRole('button', { name: 'Create token' }).click();
    await expect(region).toContainText(`${name} ${suffix}`);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  };
  const expectUnload = async (allowed: boolean) => {
    const unload = () =>
      page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await expect.poll(unload).toBe(allowed);
  };

  await create('Unsaved');
  await expectUnload(false);
  for (const navigateAway of [
    () => menu.getByRole('link', { name: 'Accounts' }).click(),
    () => page.goBack(),
    async () => {
      await page.getByRole('button', { name: 'Robin Hale' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
  ]) {
    await navigateAway();
    await discardDialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(discardDialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/token$/);
    await expect(region).toContainText(`Unsaved ${suffix}`);
  }

  await region.getByRole('button', { name: 'Copy' }).click();
  await expect(region).toContainText('Copied');
  await expectUnload(true);
  await menu.getByRole('link', { name: 'Accounts' }).click();
  await expect(heading).toHaveText('Organizations');

  await page.goBack();
  await create('Dismissed');
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expectUnload(true);

  await create('Discarded');
  await menu.getByRole('link', { name: 'Accounts' }).click();
  await discardDialog.getByRole('button', { name: 'Discard' }).click();
  await expect(heading).toHaveText('Organizations');
});
