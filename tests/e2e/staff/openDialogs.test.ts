import { expect, test } from '../fixtures';
import { submitLogin } from '../signInAsDemoUser';

for (const [name, stays] of [
  ['demo', true],
  ['sam', false],
] as const) {
  test(`an edit interrupted by the end of the session is ${stays ? 'restored' : 'discarded'} when ${name} signs in`, async ({
    signedIn: page,
  }) => {
    await page.goto('/accounts?page=7');
    const list = page.getByRole('table', { name: 'Organizations' });
    await list.getByRole('link').nth(9).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit organization' });
    await dialog.getByLabel('Address').fill('Half a road');
    const url = new URL(page.url());
    expect(url.search).toBe('?edit');
    await page.route('**/api/accounts/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 401, headers: { 'Access-Control-Allow-Origin': '*' } })
        : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const encodedPath = encodeURIComponent(`${url.pathname}?edit`);
    await expect(page).toHaveURL(`/login?redirect=${encodedPath}`);
    await submitLogin(page, name);
    // Not by role: content behind a modal dialog is hidden from the accessibility tree.
    await expect(page.locator('section', { hasText: 'Organization Profile' })).toBeAttached();
    await expect(page).toHaveURL(stays ? url.href : url.pathname);
    await expect(dialog).toHaveCount(stays ? 1 : 0);
    if (!stays) await page.getByRole('button', { name: 'Edit' }).click();
    const draft = await dialog.getByLabel('Address').inputValue();
    expect(draft === 'Half a road').toBe(stays);
  });
}
