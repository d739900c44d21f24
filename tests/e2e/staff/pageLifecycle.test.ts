import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Hides or shows the page, as a change of the tab does. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a new token’s secret is gone from a page that was left', async ({
  signedIn: page,
  uniqueSuffix,
}) => {
  await page.goto('/token');
  await page.getByLabel('Name').fill(`Left ${uniqueSuffix}`);
  await page.getByRole('button', { name: 'Create token' }).click();
  const created = page.getByRole('region', { name: 'Your new token' });
  await expect(created).toBeVisible();
  // Playwright disables the back-forward cache, which would keep the page as it is now.
  const isShown = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.body.textContent.includes('Copy it now');
  });
  expect(isShown).toBe(false);
  await expect(created).toHaveCount(0);
});

test('a page in the dark theme prints in the light theme', async ({ signedIn: page }) => {
  await page.addInitScript(() => localStorage.setItem('ams.theme', '{"v":1,"data":"dark"}'));
  await page.goto('/accounts');
  const colours = () =>
    page.evaluate(() => {
      const { color, backgroundColor, colorScheme } = getComputedStyle(document.body);
      return { color, backgroundColor, colorScheme };
    });
  await expect.poll(async () => (await colours()).colorScheme).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  const printed = await colours();
  expect(printed.colorScheme).toBe('light');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => delete document.documentElement.dataset['theme']);
  expect(await colours()).toEqual(printed);
});

test('a printed list says what it is filtered by and shows all of its texts', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/accounts?status=active');
  const rows = page.getByRole('table').locator('tbody tr');
  await rows.nth(19).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
  await expect(page.getByText(/^\d+ organizations$/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
  const clipped = await rows.evaluateAll((all) =>
    all
      .flatMap((row) => [...row.querySelectorAll<HTMLElement>('td, td *')])
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .map((element) => element.textContent),
  );
  expect(clipped).toEqual([]);
});

test('a toast that appears in a hidden tab stays for its whole time once the tab is shown', async ({
  signedIn: page,
}) => {
  const otherTab = await page.context().newPage();
  await page.clock.install();
  await page.goto('/accounts');
  await otherTab.goto('/login');
  const session = await otherTab.evaluate(() => localStorage.getItem('ams.session') ?? '');
  await setVisibility(page, 'hidden');
  await otherTab.evaluate(() => localStorage.removeItem('ams.session'));
  await expect(page).toHaveURL(/\/login/);
  await otherTab.evaluate(
    (text) => localStorage.setItem('ams.session', text),
    session.replace('usr_demo', 'usr_else').replace('Robin Hale', 'Sam Rivera'),
  );
  await expect(page).toHaveURL(/\/accounts$/);
  const toast = page
    .getByRole('status')
    .filter({ hasText: 'You are now signed in as Sam Rivera.' });
  await page.clock.runFor(60_000);
  await setVisibility(page, 'visible');
  await expect(toast).toBeVisible();
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
});
