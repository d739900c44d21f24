import { expect, test } from '../fixtures';

test('a reload keeps the screen and applies the dark theme from the first paint', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?sort=total_seats&order=desc');
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await expect(page).toHaveTitle('Organizations | Accounts Management System');
  await expect(page).toHaveURL(/\/accounts\?sort=total_seats&order=desc$/);
});

test('logout works offline before the login screen was ever shown', async ({
  context,
  signedIn: page,
}) => {
  const publicScreens = page.waitForResponse(/\/assets\/public-/);
  await page.goto('/token');
  await (await publicScreens).finished();
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await context.setOffline(true);
  await logout.click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
});
