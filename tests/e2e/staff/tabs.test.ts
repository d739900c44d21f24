import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

declare global {
  interface Window {
    /** When the tab went to another address. */
    navigatedAt: Promise<number>;
  }
}

/** The n-th organization of the sixth page, where no other test looks. */
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

test('what one tab changes shows in the others, quietly', async ({ signedIn: page, context }) => {
  await openProfile(page, 0);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const before = await statusBadge(page).innerText();
  const [list, profile] = [await context.newPage(), await context.newPage()];
  await list.goto('/accounts?page=6');
  const row = list.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(before);
  await profile.goto(page.url());
  await expect(statusBadge(profile)).toHaveText(before);
  // Each listens as soon as it has nothing more urgent to do.
  for (const tab of [list, profile])
    await tab.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name: url }) => url.includes('followChanges')),
    );

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

test('a tab that comes back into view after five minutes shows what has changed elsewhere', async ({
  signedIn: page,
}) => {
  await openProfile(page, 1);
  const before = await statusBadge(page).innerText();
  const change = before === 'Active' ? 'deactivate' : 'activate';
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('followChanges')),
  );
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

test('logout and login follow in every other tab within a second, another person is told, and nothing of the first stays', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/');
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/accounts');
    await expect(other.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  }
  // By the clock that all tabs share, from the change to the tab's own new address: what the test
  // takes to ask for it doesn't count.
  const within = async (act: () => Promise<number>, there: RegExp) => {
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
      await expect(other).toHaveURL(there);
      expect((await other.evaluate(() => window.navigatedAt)) - changed).toBeLessThan(1000);
    }
  };
  // As the first tab's logout and login change what is stored: the time of the forms is not of
  // interest here.
  const session = await page.evaluate(() => localStorage.getItem('ams.session') ?? '');
  await within(
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
    ).not.toMatch(/demo@example\.com|Demo User|usr_demo/);
  }
  const somebodyElse = session.replace('usr_demo', 'usr_else').replace('Demo User', 'Else Person');
  await within(
    () =>
      page.evaluate(
        (text) => (localStorage.setItem('ams.session', text), Date.now()),
        somebodyElse,
      ),
    /\/accounts$/,
  );
  for (const other of others)
    await expect(
      other.getByRole('status').filter({ hasText: 'You are now signed in as Else Person.' }),
    ).toBeVisible();
});

test('a clock that is a day off either way signs nobody out', async ({ signedIn: page }) => {
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

test('leaving a screen gives its calls up', async ({ signedIn: page }) => {
  await openProfile(page, 2);
  const profile = new URL(page.url()).pathname;
  await page.goto('/nowhere');
  await page.route('**/api/**', () => undefined);
  const failedPaths: string[] = [];
  page.on('requestfailed', (request) => failedPaths.push(new URL(request.url()).pathname));
  for (const [path, calls] of [
    ['/', 3],
    ['/accounts', 1],
    [profile, 3],
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
