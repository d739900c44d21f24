import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

test('a wrong password keeps the email, clears the password and shows an error', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Access Denied');
  await expect(alert).toContainText('The email or password is incorrect.');
  await expect(page.getByLabel('Email')).toHaveValue('demo@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
});

for (const [path, title] of [
  ['/', 'Home'],
  ['/accounts?sort=total_seats&order=desc', 'Organizations'],
  ['/token', 'Token'],
] as const) {
  test(`reloading ${path} keeps the screen and applies the dark theme from the first paint`, async ({
    signedIn: page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Robin Hale' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Accounts Management System`);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await expect(page).toHaveTitle(`${title} | Accounts Management System`);
    await expect(page).toHaveURL(new RegExp(`${path.replace(/[?]/g, '\\?')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a protected URL redirects to the login and back with its query and fragment', async ({
  page,
}) => {
  await page.goto('/accounts?status=inactive#list');
  await expect(page).toHaveURL(/\/login\?redirect=%2Faccounts%3Fstatus%3Dinactive%23list$/);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/accounts\?status=inactive#list$/);
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible();
});

test('a redirect to another origin goes home with a caution', async ({ page }) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example/x')}`);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('alert'),
  ).toContainText('Invalid URL');
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Hale!' })).toBeVisible();
  await page.goto('/login?redirect=/accounts');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('logout signs out every tab and clears the stored session', async ({ context, page }) => {
  await signInAsDemoUser(page);
  const other = await context.newPage();
  await other.goto('/accounts');
  await expect(other.getByRole('heading', { name: 'Organizations' })).toBeVisible();

  await page.getByRole('button', { name: 'Robin Hale' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle('Login | Accounts Management System');
  await expect(other).toHaveURL(/\/login\?redirect=%2Faccounts$/);
  expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();

  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
  await expect(other).toHaveURL(/\/accounts$/);
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
