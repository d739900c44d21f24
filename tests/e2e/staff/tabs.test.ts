import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

declare global {
  interface Window {
    /** Time of the tab's next navigation, in milliseconds since the epoch. */
    navigatedAt: Promise<number>;
  }
}

/** Opens the n-th organization of the sixth page. */
async function openProfile(page: Page, nth: number): Promise<void> {
  await page.goto('/accounts?page=6');
  await page.getByRole('table', { name: 'Organizations' }).getByRole('link').nth(nth).click();
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
}

const statusBadge = (page: Page) =>
  page
    .locator('main')
    .getByText(/^(Active|Inactive)$/)
    .first();

test('a change in one tab shows in the others', async ({ signedIn: page, context }) => {
  await openProfile(page, 0);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const before = await statusBadge(page).innerText();
  const [list, profile] = [await context.newPage(), await context.newPage()];
  await list.goto('/accounts?page=6');
  const row = list.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(before);
  await profile.goto(page.url());
  await expect(statusBadge(profile)).toHaveText(before);

  await page.getByRole('button', { name: /^(Activate|Deactivate)$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Activate|Deactivate)$/ })
    .click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  const after = before === 'Active' ? 'Inactive' : 'Active';
  await expect(row.getByText(after, { exact: true })).toBeVisible();
  await expect(statusBadge(profile)).toHaveText(after);
  await expect(
    profile.getByRole('button', {
      name: after === 'Active' ? 'Deactivate' : 'Activate',
      exact: true,
    }),
  ).toBeVisible();
});

test('a tab that regains focus after five minutes shows changes made elsewhere', async ({
  signedIn: page,
}) => {
  await openProfile(page, 1);
  const before = await statusBadge(page).innerText();
  const change = before === 'Active' ? 'deactivate' : 'activate';
  const { token } = (
    await page.evaluate(
      () => JSON.parse(localStorage.getItem('ams.session') ?? '{}') as { data: { token: string } },
    )
  ).data;
  const response = await page.request.post(
    `${process.env.VITE_API_HOST}/api${new URL(page.url()).pathname}/${change}`,
    { headers: { Authorization: `Bearer ${token}` } },
  );
  expect(response.status()).toBe(200);
  await expect(statusBadge(page)).toHaveText(before);
  await page.clock.setFixedTime(Date.now() + 5 * 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(statusBadge(page)).toHaveText(before === 'Active' ? 'Inactive' : 'Active');
});

test('a logout or another user’s login reaches every tab within a second and leaves nothing of the first user', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/');
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/accounts');
    await expect(other.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  }
  // Measured in the tabs, which share one clock: the test's own round trips don't count.
  const expectWithinASecond = async (act: () => Promise<number>, url: RegExp) => {
    for (const other of others) {
      await other.evaluate(
        () =>
          void (window.navigatedAt = new Promise((follow) =>
            navigation.addEventListener('navigate', () => follow(Date.now()), { once: true }),
          )),
      );
    }
    const changed = await act();
    for (const other of others) {
      await expect(other).toHaveURL(url);
      expect((await other.evaluate(() => window.navigatedAt)) - changed).toBeLessThan(1000);
    }
  };
  // Changes the stored session directly, as logout and login do: their forms are not measured.
  const session = await page.evaluate(() => localStorage.getItem('ams.session') ?? '');
  await expectWithinASecond(
    () => page.evaluate(() => (localStorage.removeItem('ams.session'), Date.now())),
    /\/login\?redirect=%2Faccounts$/,
  );
  for (const other of others) {
    expect(
      await other.evaluate(() =>
        JSON.stringify([
          Object.entries(localStorage),
          Object.entries(sessionStorage),
          document.documentElement.outerHTML,
        ]),
      ),
    ).not.toMatch(/demo@example\.com|Robin Hale|usr_demo/);
  }
  const otherSession = session.replace('usr_demo', 'usr_else').replace('Robin Hale', 'Other User');
  await expectWithinASecond(
    () =>
      page.evaluate(
        (text) => (localStorage.setItem('ams.session', text), Date.now()),
        otherSession,
      ),
    /\/accounts$/,
  );
  for (const other of others)
    await expect(
      other.getByRole('status').filter({ hasText: 'You are now signed in as Other User.' }),
    ).toBeVisible();
});

test('a clock that is a day off keeps the user signed in', async ({ signedIn: page }) => {
  for (const days of [-1, 1]) {
    await page.clock.setFixedTime(Date.now() + days * 86_400_000);
    await page.goto('/accounts');
    await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Token' })
      .click();
    await expect(
      page.getByRole('table', { name: 'Tokens' }).getByRole('cell').first(),
    ).toBeVisible();
    await page.reload();
    await expect(
      page.getByRole('table', { name: 'Tokens' }).getByRole('cell').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/token$/);
  }
});

test('leaving a screen aborts its requests', async ({ signedIn: page }) => {
  await openProfile(page, 2);
  const profile = new URL(page.url()).pathname;
  await page.goto('/nowhere');
  await page.route('**/api/**', () => undefined);
  const failedPaths: string[] = [];
  page.on('requestfailed', (request) => failedPaths.push(new URL(request.url()).pathname));
  for (const [path, calls] of [
    ['/', 3],
    ['/accounts', 1],
    [profile, 4],
    ['/token', 1],
  ] as const) {
    const requestedUrls = new Set<string>();
    page.on(
      'request',
      (request) => request.url().includes('/api/') && requestedUrls.add(request.url()),
    );
    await page.evaluate(
      (to) => (
        history.pushState(null, '', to),
        window.dispatchEvent(new PopStateEvent('popstate'))
      ),
      path,
    );
    await expect.poll(() => requestedUrls.size).toBe(calls);
    failedPaths.length = 0;
    await page.evaluate(
      () => (
        history.pushState(null, '', '/nowhere'),
        window.dispatchEvent(new PopStateEvent('popstate'))
      ),
    );
    await expect.poll(() => failedPaths.length, path).toBe(calls);
    page.removeAllListeners('request');
  }
});
