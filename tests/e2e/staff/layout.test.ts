import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../holdRequests';

/** The page's cumulative layout shift so far. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .reduce(
                (sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value,
                0,
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
}

async function expectStableLayout(
  page: Page,
  path: string,
  readyText: string | RegExp,
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await expect(page.getByText(readyText, { exact: true }).first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(await layoutShift(page), 'layout shift').toBeLessThan(0.02);
  expect(await horizontalOverflow(page)).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => horizontalOverflow(page), 'overflow with text at 200%').toBe(0);
}

/** Pixels by which the page scrolls sideways. */
function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

const screens = [
  ['/', 'View all'],
  ['/accounts', /^1–25 of 2\d\d$/],
  ['/accounts/acme.v2', 'Daily Seats'],
  ['/token', 'Tokens'],
] as const;
const widths = [1280, 375, 320];

test('/login neither shifts nor scrolls sideways', async ({ page }) => {
  for (const width of widths) await expectStableLayout(page, '/login', 'Sign in', width);
});

for (const width of widths)
  test(`no screen at ${width} px shifts or scrolls sideways`, async ({ signedIn }) => {
    for (const [path, ready] of screens)
      await test.step(path, () => expectStableLayout(signedIn, path, ready, width));
  });

test('the sign-in paints its heading before the bundle has run', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await page.waitForTimeout(1500);
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { name: 'Accounts Management System' });
  await expect(heading).toBeVisible();
  expect(await page.getByLabel('Email').count()).toBe(0);
  await expect(page.getByText('Powered by Acme')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(heading).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Daily Seats has the same height before and after it has loaded', async ({
  signedIn: page,
}) => {
  const respond = await holdRequests(page, '**/daily-seats**');
  // One seat type, so one row a day: seven days need no scrolling.
  await page.goto(`/accounts/acme.v2?period=7`);
  const table = page.getByRole('table', { name: 'Daily Seats' });
  const height = () =>
    table.evaluate((element) => element.closest('section')?.getBoundingClientRect().height);
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
  await expect(table).toHaveAttribute('aria-busy', 'true');
  const loadingHeight = await height();
  respond();
  await expect(table).not.toHaveAttribute('aria-busy');
  expect(await height()).toBe(loadingHeight);
});
