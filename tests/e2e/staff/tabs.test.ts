import { expect, test } from '../fixtures';

declare global {
  interface Window {
    /** Time of the tab's next navigation, in milliseconds since the epoch. */
    navigatedAt: Promise<number>;
  }
}

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
