import { expect, test } from '../fixtures';
import { signIn } from '../signIn';

test('the demo starts, asks to sign in and lists its organizations', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Accounts Management System' })).toBeVisible();
  await signIn(page);
  await page.goto('/accounts');
  await expect(page.getByRole('table', { name: 'Organizations' }).getByRole('row')).toHaveCount(26);
  await expect(page.getByText('1–25 of 200')).toBeVisible();
});

test('a second tab goes on with the worker that is there when no newer one can be looked for', async ({ signedIn: page, context }) => {
  await page.goto('/accounts');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  await context.addInitScript(() => {
    // The empty page that a tab begins with has none.
    if ('ServiceWorkerRegistration' in window) ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('Not found'));
  });
  const other = await context.newPage();
  await other.goto('/accounts');
  await expect(other.getByText('1–25 of 200')).toBeVisible();
});
