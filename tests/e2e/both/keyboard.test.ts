import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { submitLogin } from '../signInAsDemoUser';

/** Presses a key, Tab by default, until the first element of that role and name has focus. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
  key = 'Tab',
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${role} ${String(name)} is not reachable by Tab`);
}

test('sign-in, theme, search, sorting and period work by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').waitFor();
  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type('demo@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome, Robin Hale!' })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.reload();
  await page.getByRole('heading', { name: /Welcome/ }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await tabTo(page, 'button', 'Robin Hale', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Dark theme' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Robin Hale' })).toBeFocused();

  await page.goto('/accounts');
  await page.getByText(/^1–25 of 2\d\d$/).waitFor();
  await tabTo(page, 'searchbox', 'Search organizations');
  await page.keyboard.type('acme');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=acme/);
  await expect(
    page.getByRole('table', { name: 'Organizations' }).getByRole('link').first(),
  ).toBeFocused();
  await tabTo(page, 'button', 'Total Seats', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Total Seats' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(page.getByRole('table', { name: 'Organizations' })).not.toHaveAttribute('aria-busy');
  await tabTo(page, 'link', 'Acme Robotics');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Acme Robotics' })).toBeFocused();
  await tabTo(page, 'radio', '30 days');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/period=7/);
});

test('the menu drawer closes on Escape with focus back on its button, and closes on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/login');
  await submitLogin(page);
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  await menuButton.click();
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Accounts' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menuButton).toBeFocused();
  await menuButton.click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Organizations' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a shortcut acts as soon as the screen is shown', async ({ signedIn: page }) => {
  await page.goto('/accounts');
  const link = page.getByRole('table', { name: 'Organizations' }).getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.addInitScript(() => {
    // In the frame in which the heading appears.
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#content h1')) return;
      observer.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'e', code: 'KeyE', bubbles: true }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await expect(page.getByRole('dialog', { name: 'Edit organization' })).toBeVisible();
});

test('Back returns the focus to the link that was followed', async ({ signedIn: page }) => {
  await page.goto('/accounts?page=2');
  const link = page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(3);
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
});
