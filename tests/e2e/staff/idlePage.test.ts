import { expect, test } from '../fixtures';

test('an idle profile has loaded the code of its dialogs', async ({ signedIn: page }) => {
  await page.goto('/accounts');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Assign seats, / }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const name of [/^Deactivate$|^Activate$/, /^Edit$/, /^Assign seats, /]) {
    // Not by pointer, whose hover would load the code.
    await page
      .getByRole('button', { name })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(scripts).toEqual([]);
});
