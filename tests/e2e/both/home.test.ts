import { expect, test } from '../fixtures';

test('figures, table and list agree on who is out of seats', async ({ signedIn: page }) => {
  const search = '?status=active&seats=out&sort=seat_usage&order=desc';
  const figure = page.getByRole('link', { name: /^Out of seats \d+$/ });
  const region = page.getByRole('region', { name: 'Needs attention' });
  const list = page.getByRole('table', { name: 'Organizations' });
  // Tests that run at the same time may change the counts.
  await expect(async () => {
    await page.goto('/');
    const count = (await figure.innerText()).trim();
    await region.getByRole('radio', { name: `Out of seats ${count}`, exact: true }).check();
    const first = region.getByRole('table', { name: 'Needs attention' }).getByRole('link').first();
    const name = await first.innerText();
    await region.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith('/accounts') && url.search === search,
    );
    await expect(list.getByRole('link').first()).toHaveText(name);
    await expect(page.getByText(`1–${count} of ${count}`, { exact: true })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.goBack();
  await figure.click();
  await expect(page).toHaveURL(
    (url) => url.pathname.endsWith('/accounts') && url.search === search,
  );
});
