import { signInAsDemoUser } from '../signInAsDemoUser';
import { expect, test } from '../fixtures';

for (const [name, breakStorage] of [
  ['is full', fillStorage],
  ['is denied, as in some private windows', denyStorage],
] as const)
  test(`the console works while local storage ${name}`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await signInAsDemoUser(page);
    const notice = page.getByRole('alert').filter({ hasText: 'storage is full or blocked' });
    await expect(notice).toHaveCount(1);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('link', { name: /^Organizations [\d,]+$/ }).click();
    const organizations = page.getByRole('table', { name: 'Organizations' });
    const name = await organizations.getByRole('link').first().innerText();
    await organizations.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Robin Hale' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

/** Runs in the page. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Runs in the page. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}
