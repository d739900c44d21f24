import { expect, test } from '../fixtures';

test('a theme switch cross-fades the page, and animates nothing with reduced motion', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  const themeSwitch = page.getByRole('menuitemcheckbox', { name: 'Dark theme' });
  const crossFade = page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      ),
  );
  await themeSwitch.click();
  await crossFade;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await themeSwitch.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('the side menu stays collapsed after a reload, and shows tooltips on keyboard focus', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Accounts' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Accounts', { exact: true })).toBeVisible();
});
