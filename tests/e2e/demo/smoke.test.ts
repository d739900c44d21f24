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
