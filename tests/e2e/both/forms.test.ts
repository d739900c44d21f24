import { expect, test } from '../fixtures';

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

test('Escape closes the list of a select, not the dialog that it is in', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?new');
  const currency = page.getByRole('dialog').getByLabel('Currency');
  const list = page.locator('select:open');
  await currency.click();
  await expect(list).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(currency).toBeFocused();
});
