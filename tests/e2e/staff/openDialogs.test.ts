import { expect, test } from '../fixtures';

for (const [name, stays] of [
  ['demo', true],
  ['sam', false],
] as const) {
  test(`a session that ends in an open dialog: ${name} signs in next`, async ({
    signedIn: page,
  }) => {
    await page.goto('/accounts?page=7');
    const list = page.getByRole('table', { name: 'Organizations' });
    await list.getByRole('link').nth(9).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit organization' });
    await dialog.getByLabel('Address').fill('Half a road');
    const address = new URL(page.url());
    expect(address.search).toBe('?edit');
    await page.route('**/api/accounts/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 401, headers: { 'Access-Control-Allow-Origin': '*' } })
        : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const back = encodeURIComponent(`${address.pathname}?edit`);
    await expect(page).toHaveURL(`/login?redirect=${back}`);
    await page.getByLabel('Email').fill(`${name}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Sign in' }).click();
    // Behind an open dialog nothing has a role.
    await expect(page.locator('section', { hasText: 'Organization Profile' })).toBeAttached();
    await expect(page).toHaveURL(stays ? address.href : address.pathname);
    await expect(dialog).toHaveCount(stays ? 1 : 0);
    if (!stays) await page.getByRole('button', { name: 'Edit' }).click();
    const typed = await dialog.getByLabel('Address').inputValue();
    expect(typed === 'Half a road').toBe(stays);
  });
}
