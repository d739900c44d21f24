import { expect, test } from '../fixtures';

test('creating a token leaves no error on the cleared name field', async ({
  signedIn: page,
  uniqueSuffix: suffix,
}) => {
  await page.goto('/token');
  const name = page.getByLabel('Name', { exact: true });
  for (const method of ['Enter', 'click']) {
    await name.fill(`${method} ${suffix}`);
    if (method === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Create token' }).click();
    const region = page.getByRole('region', { name: 'Your new token' });
    await expect(region).toContainText(`${method} ${suffix}`);
    await expect(region.getByRole('button', { name: 'Copy' })).toBeFocused();
    await expect(name).toHaveValue('');
    await expect(page.getByRole('table', { name: 'Tokens' })).toContainText(`${method} ${suffix}`);
    await expect(page.getByText('Name is required.')).toHaveCount(0);
  }
  await name.focus();
  await name.blur();
  await expect(page.getByText('Name is required.')).toBeVisible();
});

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
  for (const method of ['click', 'Enter']) {
    if (method === 'click') await submit.click();
    else await field.press('Enter');
    await expect(nested.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expect.poll(async () => (await nested.boundingBox())?.width).toBe(400);
    await expect.poll(async () => (await parent.boundingBox())?.width).toBeCloseTo(480 * 0.97);
    // The nested dialog's backdrop must cover the parent's submit button.
    const reachable = await submit.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(reachable).toBe(false);
    await nested.getByRole('button', { name: 'Cancel' }).click();
    await expect(nested).toHaveCount(0);
    await expect(submit).toBeFocused();
    await expect.poll(async () => (await parent.boundingBox())?.width).toBe(480);
  }

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
    const unloads = await page.evaluate(() =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
    expect(unloads).toBe(allowed);
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

test('each copy button of a profile copies the value beside it', async ({ signedIn: page }) => {
  // The console's Permissions-Policy denies clipboard reads, so the writes are intercepted.
  const copied: string[] = [];
  await page.exposeFunction('noteCopied', (text: string) => void copied.push(text));
  await page.addInitScript(() => {
    const { noteCopied } = window as unknown as { noteCopied: (text: string) => Promise<void> };
    navigator.clipboard.writeText = (text) => noteCopied(text);
  });
  await page.goto('/accounts/acme.v2');
  const region = page.getByRole('region', { name: 'Organization Profile' });
  await region.getByRole('button', { name: 'Copy ID' }).waitFor();
  for (const [name, text] of [
    ['Copy name', await page.getByRole('heading', { level: 1 }).textContent()],
    ['Copy ID', 'acme.v2'],
    ['Copy billing email', await region.getByText(/@.*\.example$/).textContent()],
  ] as const) {
    await region.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => copied.at(-1)).toBe(text);
  }
});

test('the expiry date is a single text field that reports an invalid date', async ({
  signedIn: page,
}) => {
  await page.goto('/token');
  await page.getByLabel('Expires').selectOption('Custom date');
  const field = page.getByLabel('Expiry date', { exact: true });
  await expect(field).toHaveCount(1);
  await field.click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.keyboard.type('2026-02-30');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('2026-02-30');
  await expect(page.getByText('Invalid date field value.')).toBeVisible();
});
