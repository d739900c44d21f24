import { expect, test } from '../fixtures';

// The view of the selected organizations is in the URL (docs/product.md, "Selection").

test('"Show selected" lists the selected organizations of several pages, and Back returns to where the user was', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?per_page=10');
  const rows = page.getByRole('table', { name: 'Organizations' }).locator('tbody tr');
  const names = rows.getByRole('link');
  const first = await names.nth(0).innerText();
  await rows.nth(0).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(names.nth(0)).not.toHaveText(first);
  const others = (await names.allInnerTexts()).slice(0, 10);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const region = page.getByRole('region', { name: 'Selection' });
  await region.getByRole('button', { name: 'Show selected' }).click();
  await expect(page).toHaveURL(/\?per_page=10&page=2&selected=1$/);
  await expect(page.getByText('1–10 of 11')).toBeVisible();
  await expect(names).toHaveText([first, ...others.slice(0, 9)]);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(names).toHaveText(others.slice(9));

  await names.first().click();
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
  await page.goBack();
  await expect(names).toHaveText(others.slice(9));
  await region.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/\?per_page=10&page=2$/);
  await expect(names).toHaveText(others);
  await page.goForward();
  await expect(names).toHaveText(others.slice(9));

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page).toHaveURL(/\?per_page=10&page=2$/);
  await expect(names).toHaveText(others);
  await page.goto('/accounts?selected=3');
  await expect(page).toHaveURL(/\/accounts$/);
});
