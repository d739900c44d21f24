import { expect, test } from '../fixtures';

// docs/product.md, "9. Business constants and limits", measured in the browser. Stories and unit
// tests cover the sizes of logo, divider and files.

test('a toast appears top-center for 5000 ms, and hovering over it pauses its timer', async ({
  page,
}) => {
  await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`);
  await page.getByLabel('Email').fill('demo@example.com');
  await page.getByLabel('Password', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Invalid URL' });
  await toast.waitFor();
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThanOrEqual(8);
  await toast.hover();
  await page.waitForTimeout(5200);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 790);
  const pointerLeftAt = Date.now();
  await toast.waitFor({ state: 'detached' });
  expect(Date.now() - pointerLeftAt).toBeLessThan(5500);
});

test('a theme switch cross-fades the page for 100 ms, and not at all with reduced motion', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Robin Hale' }).click();
  const themeSwitch = page.getByRole('menuitemcheckbox', { name: 'Dark theme' });
  const root = page.locator('html');
  const durations = page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const poll = () => {
          const found = document
            .getAnimations()
            .map(({ effect }) => effect)
            .filter((effect) => effect instanceof KeyframeEffect)
            .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
            .map((effect) => effect.getTiming().duration);
          if (found.length > 0) resolve(found);
          else requestAnimationFrame(poll);
        };
        poll();
      }),
  );
  await themeSwitch.click();
  expect(new Set(await durations)).toEqual(new Set([100]));
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await themeSwitch.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a tooltip opens 6 px away on hover and on keyboard focus, and the logo is 128 px wide, 44 px collapsed', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  const logo = page.getByRole('img', { name: 'Acme' });
  expect((await logo.boundingBox())?.width).toBe(128);
  const button = page.getByRole('button', { name: 'Collapse menu' });
  await button.hover();
  const tooltip = page.getByText('Collapse menu', { exact: true });
  await expect(tooltip).toBeVisible();
  const from = await button.boundingBox();
  const to = await tooltip.boundingBox();
  expect(Math.round((to?.x ?? 0) - (from?.x ?? 0) - (from?.width ?? 0))).toBe(6);
  await button.click();
  expect((await logo.boundingBox())?.width).toBe(44);
  await page.reload();
  expect((await logo.boundingBox())?.width).toBe(44);
  await page.mouse.move(600, 600);
  await page.getByRole('link', { name: 'Accounts' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Accounts', { exact: true })).toBeVisible();
});

test('a search sends one request 350 ms after the last key', async ({ signedIn: page }) => {
  await page.goto('/accounts');
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  const requestTimes: number[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/accounts?') && requestTimes.push(Date.now()),
  );
  await page.getByRole('searchbox').pressSequentially('acme');
  const last = Date.now();
  await expect(page).toHaveURL(/q=acme/);
  await page.waitForTimeout(600);
  expect(requestTimes).toHaveLength(1);
  expect((requestTimes[0] ?? 0) - last).toBeGreaterThan(250);
  expect((requestTimes[0] ?? 0) - last).toBeLessThan(900);
});
